package dev.heddle.rule.fanout;

import dev.heddle.flow.Merge;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** A merging operator subscribes to all its inner sources at once. */
public final class UnboundedMerge implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (Merge merge : method.inCalls(Merge::of)) {
      if (merge.isUnbounded()) {
        report
            .at(merge.call())
            .says("`%s` subscribes to all its inner sources at once", merge.call().name())
            .suggests(merge.remedy(id(), "pass a limit on concurrency, or use `concatMap`"));
      }
    }
  }
}
