package dev.heddle.rule.block;

import dev.heddle.flow.Confidence;
import dev.heddle.flow.LockedWait;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;
import dev.heddle.rule.Severity;

/** Code waits for the outside world while it holds a lock that others need. */
public final class BlockingUnderLock implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (LockedWait wait : LockedWait.of(method)) {
      Report.Draft draft =
          report
              .at(wait.at())
              .see(wait.lock().since(), "the lock is taken here")
              .with(wait.isMinor() ? Confidence.WEAK : Confidence.DEFAULT)
              .as(wait.isMinor() ? Severity.NOTE : Severity.WARNING);
      if (wait.effect() == null) {
        draft
            .says(
                "`%s` waits, but `%s` stays locked meanwhile", wait.at().text(), wait.lock().lock())
            .suggests("release it before waiting");
      } else {
        draft
            .says("`%s` runs while `%s` is held", wait.effect().text(), wait.lock().lock())
            .why("all who need the lock wait as long")
            .suggests("do it before or after the section, and keep only the update inside")
            .because(wait.effect().steps());
      }
    }
  }
}
