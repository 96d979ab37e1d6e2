package dev.heddle.rule.await;

import dev.heddle.flow.BorrowedResource;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;
import dev.heddle.rule.Severity;

/** A block closes a resource that asynchronous work started inside it still uses. */
public final class ResourceClosedBeforeAsync implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (BorrowedResource found : BorrowedResource.of(method)) {
      report
          .at(found.use())
          .as(found.isCold() ? Severity.ERROR : Severity.WARNING)
          .says(
              "`%s` is closed when this `%s` ends, but `%s` still uses it",
              found.resource().text(), found.last(), found.use().name())
          .suggests(
              found.isCold()
                  ? "open and close it with `using`, or in the function itself"
                  : "close it in `whenComplete`, or wait before leaving the block");
    }
  }
}
