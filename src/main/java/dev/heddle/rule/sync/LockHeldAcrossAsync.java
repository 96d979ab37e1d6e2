package dev.heddle.rule.sync;

import dev.heddle.catalog.Blocking;
import dev.heddle.code.Site;
import dev.heddle.flow.Call;
import dev.heddle.flow.Hold;
import dev.heddle.flow.Lock;
import dev.heddle.flow.LockUse;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;
import dev.heddle.rule.Severity;

/** A lock is held while other work is awaited, or is released by a thread that does not own it. */
public final class LockHeldAcrossAsync implements Rule {
  @Override
  public void check(Method method, Report report) {
    method.calls().filter(LockHeldAcrossAsync::waitsForWork).forEach(c -> checkWait(c, report));
    if (method.enclosing() == null) {
      LockUse.inside(method).forEach(use -> checkRelease(use, report));
    }
  }

  private static boolean waitsForWork(Call call) {
    boolean waits = call.is("join") || call.is("blocking-operator");
    return waits && (call.blocks() == Blocking.FUTURE || call.blocks() == Blocking.SYNCHRONISER) && !call.is("timed-wait") && !call.is("shutdown")
        && (call.receiver() == null || !call.receiver().is("thread"));
  }

  private static void checkWait(Call call, Report report) {
    for (Hold hold : call.held()) {
      if (hold.lock().kind() != Lock.Kind.SEMAPHORE) {
        report
            .at(call)
            .says("`%s` waits for other work while `%s` is held", call.text(), hold.lock())
            .suggests("wait before the lock is taken or after it is released")
            .see(hold.since(), "the lock is taken here");
        return;
      }
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
