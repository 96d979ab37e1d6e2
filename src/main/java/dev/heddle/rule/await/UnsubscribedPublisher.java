package dev.heddle.rule.await;

import dev.heddle.flow.Drop;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** A cold publisher is assembled and nothing ever subscribes to it. */
public final class UnsubscribedPublisher implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (Drop drop : method.drops(UnsubscribedPublisher::isUnsubscribed)) {
      report
          .at(drop)
          .says(
              "nothing subscribes to this `%s` of `%s`: it never runs",
              drop.type().simpleName(), drop.text())
          .suggests(drop.remedy(id(), "return it, chain it into the flow, or subscribe to it"));
    }
  }

  private static boolean isUnsubscribed(Drop drop) {
    boolean cold = drop.last() == null || !drop.last().is("hot");
    return drop.is("publisher") && !drop.is("future") && !drop.is("outbound") && cold;
  }
}
