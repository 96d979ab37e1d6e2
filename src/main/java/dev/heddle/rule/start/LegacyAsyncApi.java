package dev.heddle.rule.start;

import dev.heddle.flow.LegacyUse;
import dev.heddle.flow.Method;
import dev.heddle.flow.Type;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** An asynchronous interface is used that has been replaced or removed. */
public final class LegacyAsyncApi implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (LegacyUse use : LegacyUse.in(method)) {
      word(report.at(use.at()), use);
    }
  }

  @Override
  public void check(Type type, Report report) {
    LegacyUse.importedBy(type).forEach(use -> word(report.at(use.site(), type.name()), use));
  }

  private void word(Report.Draft draft, LegacyUse use) {
    draft
        .says("`%s` has been replaced or removed", use.text())
        .suggests("use %s", use.remedy(id(), "its successor in `java.util.concurrent`"));
  }
}
