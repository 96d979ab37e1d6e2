package dev.heddle.rule.sync;

import dev.heddle.code.Site;
import dev.heddle.flow.LockUse;
import dev.heddle.flow.LockedJoin;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;
import dev.heddle.rule.Severity;

/** A lock is held while other work is awaited, or is released by a thread that does not own it. */
public final class LockHeldAcrossAsync implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (LockedJoin join : LockedJoin.of(method)) {
      boolean deadlock = join.isDeadlock();
      report
          .at(join.at())
          .as(deadlock ? Severity.ERROR : Severity.WARNING)
          .says(
              deadlock
                  ? "`%s` waits for work that needs `%s`, which is held here"
                  : "`%s` waits for other work while `%s` is held",
              join.text(),
              join.hold().lock())
          .suggests("wait before the lock is taken or after it is released")
          .because(join.steps())
          .see(join.hold().since(), "the lock is taken here");
    }
    if (method.enclosing() == null) {
      LockUse.inside(method).forEach(use -> checkRelease(use, report));
    }
  }

  private static void checkRelease(LockUse use, Report report) {
    Site taken = use.takenOnAnotherThread();
    if (taken != null) {
      report
          .at(use.at())
          .as(Severity.ERROR)
          .says("`%s` is released on another thread than the one that owns it", use.lock())
          .suggests("use a `Semaphore(1)`, or take and release the lock inside the callback")
          .see(taken, "it is taken here");
    }
  }
}
