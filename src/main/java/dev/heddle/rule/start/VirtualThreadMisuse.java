package dev.heddle.rule.start;

import dev.heddle.flow.Call;
import dev.heddle.flow.Drop;
import dev.heddle.flow.Method;
import dev.heddle.flow.VirtualThreadUse;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;
import dev.heddle.rule.Severity;

/** A virtual thread, thread builder or scoped value is used in a way that fails or does nothing. */
public final class VirtualThreadMisuse implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (Call call : method.callList()) {
      check(call, report);
    }
    for (Drop drop : method.drops(d -> d.is("scoped-binding"))) {
      check(drop, report);
    }
  }

  private static void check(Call call, Report report) {
    if (VirtualThreadUse.refusesDaemon(call)) {
      report
          .at(call)
          .as(Severity.ERROR)
          .says("a virtual thread is always a daemon: `%s` throws", call.text())
          .suggests("join it, or use a platform thread");
    } else if (VirtualThreadUse.ignoresPriority(call)) {
      report
          .at(call)
          .says("the priority of a virtual thread stays 5 whatever `%s` says", call.text())
          .suggests("leave it out, or use a platform thread");
    } else if (VirtualThreadUse.asksGroup(call)) {
      report
          .at(call)
          .says("a thread group neither counts nor interrupts virtual threads")
          .suggests("keep the threads or their futures yourself");
    } else if (VirtualThreadUse.hasUnusedPlaceholder(call)) {
      report
          .at(call)
          .says("a thread builder takes the name \"%s\" as it is", call.argument(0).constant())
          .suggests("use `name(prefix, 0)`, which counts");
    }
  }

  private static void check(Drop drop, Report report) {
    report
        .at(drop)
        .as(Severity.ERROR)
        .says("`%s` returns the binding, which nobody runs: nothing is bound", drop.text())
        .suggests("call `run` or `call` on it");
  }
}
