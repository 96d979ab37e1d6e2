package dev.heddle.rule.sync;

import dev.heddle.flow.Call;
import dev.heddle.flow.Method;
import dev.heddle.flow.MonitorCall;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;
import dev.heddle.rule.Severity;

/** A thread waits or notifies without the lock that this needs, or wakes the wrong waiter. */
public final class WaitWithoutMonitor implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (MonitorCall call : MonitorCall.of(method)) {
      check(call, report);
    }
    for (Call call : method.calls(MonitorCall::isUnsupported)) {
      report
          .at(call)
          .says("a read lock has no conditions: `%s` throws", call.text())
          .suggests("make the condition from the write lock");
    }
  }

  private static void check(MonitorCall each, Report report) {
    String text = each.call().text();
    if (each.mistakesCondition()) {
      report
          .at(each.call())
          .says("`%s` is a method of Object, not of the condition", text)
          .suggests("use `await`, `signal` or `signalAll`");
    } else if (each.isUnlocked()) {
      report
          .at(each.call())
          .says("`%s` throws: `%s` is not held here", text, each.needed())
          .suggests("call it while `%s` is held", each.needed());
    } else if (each.isOnThread()) {
      report
          .at(each.call())
          .as(Severity.WARNING)
          .says("`%s` waits on a thread, which `join` and the end of threads use", text)
          .suggests("wait on an object of your own");
    } else if (each.mayWakeTheWrongOne()) {
      report
          .at(each.call())
          .as(Severity.WARNING)
          .says("`%s` may wake a thread that waits for something else", text)
          .suggests("wake all, or use one condition for each kind of waiter");
    }
  }
}
