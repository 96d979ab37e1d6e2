package dev.heddle.rule.task;

import dev.heddle.flow.Call;
import dev.heddle.flow.Method;
import dev.heddle.flow.Subscription;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** A stream is subscribed to without an error consumer, or without end and without a handle. */
public final class LostSubscription implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (Call call : method.saying("subscribe")) {
      if (!call.isProject()) {
        check(new Subscription(call), report);
      }
    }
  }

  private void check(Subscription subscription, Report report) {
    Call call = subscription.call();
    if (subscription.hasNoErrorConsumer() && !subscription.recovers()) {
      String ends = call.remedy(id());
      report
          .at(call)
          .says(
              ends == null
                  ? "a failure of this stream reaches nobody: there is no error consumer"
                  : "no error consumer: a failure of this stream ends as `" + ends + "`")
          .suggests("pass an error consumer, or recover before subscribing");
    } else if (subscription.isEndless() && subscription.isUnheld()) {
      report
          .at(call)
          .says("this subscription has no end and nobody can dispose it")
          .suggests("keep the handle and dispose it, or limit the stream");
    }
  }
}
