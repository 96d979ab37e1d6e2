package dev.heddle.rule.sync;

import dev.heddle.flow.Lock;
import dev.heddle.flow.Method;
import dev.heddle.flow.WrongRelease;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;
import dev.heddle.rule.Severity;

/** A lock or permit is released on a path on which it was not acquired. */
public final class UnlockWithoutLock implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (WrongRelease release : WrongRelease.of(method)) {
      boolean permit = release.lock().kind() == Lock.Kind.SEMAPHORE;
      report
          .at(release.call())
          .as(permit ? Severity.WARNING : Severity.ERROR)
          .says(text(release), release.call().text())
          .suggests("acquire before the `try`, and release only what was acquired")
          .see(release.acquisition().site(), "the acquisition");
    }
  }

  private static String text(WrongRelease release) {
    return switch (release.flaw()) {
      case OTHER_LOCK -> "`%s` releases another lock than the one taken";
      case TOO_MANY -> "`%s` releases more permits than were acquired: the limit grows";
      case NOT_HELD ->
          release.lock().kind() == Lock.Kind.SEMAPHORE
              ? "`%s` is reached on a path without a permit: the limit grows"
              : "`%s` is reached on a path that does not hold it: it throws and hides the failure";
    };
  }
}
