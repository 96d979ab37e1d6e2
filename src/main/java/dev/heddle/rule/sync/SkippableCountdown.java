package dev.heddle.rule.sync;

import dev.heddle.flow.Countdown;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** A task counts down a latch or phaser only if everything before it succeeds. */
public final class SkippableCountdown implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (Countdown countdown : Countdown.skippable(method)) {
      report
          .at(countdown.call())
          .says(
              "`%s` is skipped if line %d throws, and the waiter hangs",
              countdown.call().text(), countdown.by().site().span().line())
          .suggests("put it in a `finally`");
    }
  }
}
