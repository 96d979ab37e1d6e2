package dev.heddle.rule.fanout;

import dev.heddle.flow.Method;
import dev.heddle.flow.PoolCreation;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** A thread pool is built on a work queue that has no bound. */
public final class UnboundedQueue implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (PoolCreation pool : method.inCalls(PoolCreation::of)) {
      if (pool.queue().isUnbounded()) {
        report
            .at(pool.call())
            .says(
                pool.wantsToGrow()
                    ? "the work queue has no bound, so the pool never grows above its core"
                    : "the work queue of this pool has no bound: tasks pile up")
            .suggests("give the queue a capacity and the pool a rejection policy");
      }
    }
  }
}
