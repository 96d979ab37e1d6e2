package dev.heddle.rule.await;

import dev.heddle.code.Site;
import dev.heddle.flow.Drop;
import dev.heddle.flow.Method;
import dev.heddle.flow.TestSubscriber;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rewrite;
import dev.heddle.rule.Rule;
import dev.heddle.rule.Severity;

/** A test assembles a verifier or a test subscriber and never checks what it saw. */
public final class UnverifiedStepVerifier implements Rule {
  @Override
  public void check(Method method, Report report) {
    method.drops().stream()
        .filter(drop -> drop.is("step-verifier") && !drop.passes("verifies"))
        .forEach(drop -> verifier(drop, report));
    method
        .calls()
        .filter(TestSubscriber::isOne)
        .map(TestSubscriber::new)
        .filter(subscriber -> subscriber.isUnread() && !subscriber.isOnlyTrigger())
        .forEach(subscriber -> subscriber(subscriber, report));
  }

  private void verifier(Drop drop, Report report) {
    boolean later = drop.passes("verifies-later");
    report
        .at(drop)
        .says(
            later
                ? "nothing is verified: the recorded signals are never checked"
                : "nothing is verified: the publisher is not even subscribed to")
        .suggests("end with `verifyComplete()`, `verifyError()` or `verify()`")
        .rewrites(later || drop.last() == null || drop.local() ? Rewrite.NONE : verify(drop));
  }

  /** A chain that says how it ends is only run; any other must complete. */
  private static Rewrite verify(Drop drop) {
    String ending = drop.offers("verifyComplete") ? ".verifyComplete()" : ".verify()";
    Site chain = new Site(drop.where().path(), drop.last().span());
    return Rewrite.unsafe("verify what was recorded").after(chain, ending);
  }

  private void subscriber(TestSubscriber subscriber, Report report) {
    report
        .atStatement(subscriber.creation())
        .as(Severity.WARNING)
        .says("nothing is verified: what this test subscriber records is never checked")
        .suggests("assert what it received and how it ended");
  }
}
