package dev.heddle.rule.fanout;

import dev.heddle.flow.Confidence;
import dev.heddle.flow.Method;
import dev.heddle.flow.Pool;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** A pool that reuses its threads is built on a factory of virtual threads. */
public final class PooledVirtualThreads implements Rule {
  @Override
  public void check(Method method, Report report) {
    method
        .calls()
        .filter(Pool::reusesVirtualThreads)
        .forEach(
            call ->
                report
                    .at(call)
                    // one thread or a schedule keeps an order, which is a reason of its own
                    .with(
                        call.is("single-pool") || call.is("scheduled-pool")
                            ? Confidence.WEAK
                            : Confidence.CERTAIN)
                    .says("`%s` pools virtual threads", call.text())
                    .suggests(
                        "use `newThreadPerTaskExecutor(factory)`, and a `Semaphore` for a limit"));
  }
}
