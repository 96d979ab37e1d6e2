package dev.heddle.rule.task;

import dev.heddle.flow.Call;
import dev.heddle.flow.Method;
import dev.heddle.flow.Subscription;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** A chain subscribes to another publisher by hand instead of composing it. */
public final class SubscribeInReactive implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (Call call : method.saying("subscribe")) {
      Subscription made = new Subscription(call);
      boolean nested = made.isByFunctions() && made.isUnheld() && made.isBesideChain();
      if (nested && !made.isDetached() && !made.isShared() && !made.isBridge()) {
        report(call, report);
      }
    }
  }

  private void report(Call call, Report report) {
    String remedy = call.remedy(id());
    report
        .at(call)
        .says("this subscription runs beside the chain: nobody awaits, cancels or sees it fail")
        .suggests("compose it" + (remedy == null ? "" : ": " + remedy));
  }
}
