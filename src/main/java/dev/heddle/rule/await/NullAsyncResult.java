package dev.heddle.rule.await;

import dev.heddle.flow.Method;
import dev.heddle.flow.NullResult;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rewrite;
import dev.heddle.rule.Rule;
import dev.heddle.rule.Severity;

/** Null stands where a future, a publisher or the value of a stream is required. */
public final class NullAsyncResult implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (NullResult found : NullResult.of(method)) {
      boolean value = found.handle().isUnknown();
      String remedy =
          found.operator() == null
              ? method.program().remedy(found.handle(), id())
              : found.operator().remedy(id());
      report
          .at(found.place(), method)
          .as(found.operator() == null ? Severity.WARNING : Severity.ERROR)
          .says(
              value
                  ? "`%s` accepts no null: it fails with a NullPointerException"
                  : "null is no `%s`: the caller fails with a NullPointerException",
              value ? found.operator().name() : found.handle().simpleName())
          .suggests(
              remedy == null || value
                  ? "leave the value out, or use an operator that accepts null"
                  : "return `" + remedy + "`")
          .rewrites(handle(found));
    }
  }

  private Rewrite handle(NullResult found) {
    String handle = found.statement() == null ? null : found.emptyHandle(id());
    return handle == null
        ? Rewrite.NONE
        : Rewrite.unsafe("return a handle that holds nothing")
            .replace(found.statement(), "return " + handle + ";");
  }
}
