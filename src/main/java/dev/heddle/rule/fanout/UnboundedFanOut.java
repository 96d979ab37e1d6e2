package dev.heddle.rule.fanout;

import dev.heddle.flow.Launch;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** One task is launched for each element with no limit on how many run at once. */
public final class UnboundedFanOut implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (Launch launch : Launch.unboundedIn(method)) {
      report
          .at(launch.at())
          .says("`%s` starts one %s for each element with no limit", launch.text(), launch.what())
          .suggests("bound it: a `Semaphore`, a fixed pool, or batches");
    }
  }
}
