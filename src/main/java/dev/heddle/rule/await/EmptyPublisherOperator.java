package dev.heddle.rule.await;

import dev.heddle.flow.EmptySource;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** An operator that needs a value stands behind a publisher that never emits one. */
public final class EmptyPublisherOperator implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (EmptySource found : method.inCalls(EmptySource::of)) {
      report(found, report);
    }
  }

  private void report(EmptySource found, Report report) {
    String remedy = found.operator().remedy(id());
    report
        .at(found.operator())
        .says(
            "`%s` never emits a value, so this %s",
            found.source().text().isEmpty() ? "the source" : found.source().text(),
            consequence(found))
        .suggests(
            found.isFallback()
                ? "put the fallback before the step, or end the step with a value"
                : "use " + (remedy == null ? "a step that needs no value" : remedy));
  }

  private static String consequence(EmptySource found) {
    if (found.isFallback()) {
      return "fallback is always taken";
    }
    return found.isZip() ? "zip is always empty" : "`" + found.operator().name() + "` never runs";
  }
}
