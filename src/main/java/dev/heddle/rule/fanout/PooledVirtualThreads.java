package dev.heddle.rule.fanout;

import dev.heddle.flow.Call;
import dev.heddle.flow.Confidence;
import dev.heddle.flow.Method;
import dev.heddle.flow.Pool;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** A pool that reuses its threads is built on a factory of virtual threads. */
public final class PooledVirtualThreads implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (Call call : method.calls(Pool::reusesVirtualThreads)) {
      // one thread or a schedule keeps an order, which is a reason of its own
      boolean ordered = call.is("single-pool") || call.is("scheduled-pool");
      report
          .at(call)
          .with(ordered ? Confidence.WEAK : Confidence.CERTAIN)
          .says("`%s` pools virtual threads", call.text())
          .suggests("use `newThreadPerTaskExecutor(factory)`, and a `Semaphore` for a limit");
    }
  }
}
