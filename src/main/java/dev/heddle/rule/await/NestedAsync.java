package dev.heddle.rule.await;

import dev.heddle.flow.InnerHandle;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rewrite;
import dev.heddle.rule.Rule;

/** An operator wraps the future or publisher that its function returns instead of flattening it. */
public final class NestedAsync implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (InnerHandle inner : method.inCalls(InnerHandle::of)) {
      if (inner.isNeverAwaited()) {
        report(inner, report);
      }
    }
  }

  private void report(InnerHandle inner, Report report) {
    String remedy = inner.operator().remedy(id());
    report
        .at(inner.operator())
        .says(
            "`%s` wraps the `%s` of its function: the inner one is never awaited",
            inner.operator().name(), inner.type().simpleName())
        .suggests("flatten it" + (remedy == null ? "" : " with `" + remedy + "`"))
        .rewrites(flatten(inner));
  }

  private static Rewrite flatten(InnerHandle inner) {
    String name = inner.flattening();
    return name == null
        ? Rewrite.NONE
        : Rewrite.unsafe("flatten it with `" + name + "`").replace(inner.operator().site(), name);
  }
}
