package dev.heddle.rule.await;

import dev.heddle.code.Site;
import dev.heddle.flow.Call;
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
    for (Drop drop : method.drops(d -> d.is("step-verifier") && !d.passes("verifies"))) {
      verifier(drop, report);
    }
    for (Call creation : method.calls(TestSubscriber::isOne)) {
      TestSubscriber subscriber = new TestSubscriber(creation);
      if (subscriber.isUnread() && !subscriber.isOnlyTrigger()) {
        subscriber(subscriber, report);
      }
    }
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
