package dev.heddle.rule.sync;

import dev.heddle.flow.Method;
import dev.heddle.flow.PollingLoop;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;
import dev.heddle.rule.Severity;

/** A loop asks again and again for something that another thread could signal. */
public final class BusyWait implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (PollingLoop loop : PollingLoop.of(method)) {
      if (loop.pauses() && loop.isLocked()) {
        continue;
      }
      String cost = loop.pauses() ? "wakes up again and again" : "burns a core";
      report
          .at(loop.site(), method)
          .as(loop.mayNeverEnd() ? Severity.ERROR : Severity.WARNING)
          .says(
              loop.mayNeverEnd()
                  ? "this loop burns a core, and may never see `%s` change"
                  : "this loop %2$s until `%1$s` changes",
              loop.text(),
              cost)
          .suggests(
              loop.remedy() != null
                  ? loop.remedy()
                  : "use a `CountDownLatch` or `Condition`, signalled where it is set");
    }
  }
}
