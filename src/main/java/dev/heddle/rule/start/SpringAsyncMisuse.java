package dev.heddle.rule.start;

import dev.heddle.flow.AsyncMethod;
import dev.heddle.flow.Element;
import dev.heddle.flow.Method;
import dev.heddle.flow.Type;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;
import dev.heddle.rule.Severity;

/** A method marked as asynchronous cannot be, or is called in a way that makes it synchronous. */
public final class SpringAsyncMisuse implements Rule {
  @Override
  public void check(Type type, Report report) {
    for (AsyncMethod each : type.asyncMethods()) {
      if (each.fault() != null) {
        word(report.at(each.site(), type.name() + "." + each.method().name()), each);
      }
    }
  }

  private static void word(Report.Draft draft, AsyncMethod each) {
    switch (each.fault()) {
      case RESULT ->
          draft
              .says("the proxy cannot deliver a `%s`", each.method().returns().simpleName())
              .suggests("return `void`, `Future` or `CompletableFuture`");
      case CONFIGURATION ->
          draft
              .as(Severity.NOTE)
              .says("`%s` is asynchronous in a configuration class", each.method().name())
              .suggests("move it to a bean of its own");
      default ->
          draft
              .says(
                  "the proxy cannot override the %s method `%s`",
                  each.fault().name().toLowerCase(java.util.Locale.ROOT), each.method().name())
              .suggests("make it an instance method that is neither private nor final");
    }
  }

  @Override
  public void check(Method method, Report report) {
    for (Element use : AsyncMethod.selfInvokedBy(method)) {
      report
          .at(use)
          .as(Severity.WARNING)
          .says("called on `this`, not on the proxy: it runs on the caller's thread")
          .suggests("move it to another bean, or call it through the injected proxy");
    }
  }
}
