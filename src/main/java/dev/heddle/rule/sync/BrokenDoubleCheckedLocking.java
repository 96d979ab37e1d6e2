package dev.heddle.rule.sync;

import dev.heddle.flow.DoubleCheck;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rewrite;
import dev.heddle.rule.Rule;

/** A field is tested without a lock, tested again under it and assigned, but is not volatile. */
public final class BrokenDoubleCheckedLocking implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (DoubleCheck check : DoubleCheck.of(method)) {
      if (check.isBroken()) {
        report
            .at(check.site(), method)
            .says("another thread may see `%s` before its contents", check.field().name())
            .suggests("make the field volatile, or use a holder class")
            .see(check.field().site(), "declared without volatile")
            .rewrites(
                check.field().site().path().equals(check.site().path())
                    ? Rewrite.safe("make the field volatile")
                        .modifier(check.field().site(), "volatile")
                    : Rewrite.NONE);
      }
    }
  }
}
