package dev.heddle.rule.fanout;

import dev.heddle.flow.Method;
import dev.heddle.flow.SerialWait;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** A loop waits for each task before it launches the next one. */
public final class AwaitInLoop implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (SerialWait wait : SerialWait.in(method)) {
      report
          .at(wait.at())
          .says("each round waits for its own `%s`, so nothing overlaps", wait.work().name())
          .suggests("launch all, collect the handles, then join them");
    }
  }
}
