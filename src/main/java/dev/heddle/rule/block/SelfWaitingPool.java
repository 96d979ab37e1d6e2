package dev.heddle.rule.block;

import dev.heddle.flow.Method;
import dev.heddle.flow.SelfWait;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;
import dev.heddle.rule.Severity;

/** A task of a bounded pool waits for another task of the same pool. */
public final class SelfWaitingPool implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (SelfWait wait : SelfWait.in(method)) {
      report
          .at(wait.at())
          .as(wait.isTimed() ? Severity.WARNING : Severity.ERROR)
          .says("a task of `%s` waits for another task of the same pool", wait.pool().text())
          .suggests("compose the futures, run the part in place, or use a second pool")
          .because(wait.trail());
    }
  }
}
