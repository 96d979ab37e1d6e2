package dev.heddle.rule.start;

import dev.heddle.flow.EarlyStart;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** A constructor starts a thread or task that uses the object under construction. */
public final class ThreadInConstructor implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (EarlyStart start : EarlyStart.in(method)) {
      report
          .at(start.call())
          .says("`%s` lets another thread see this object half built", start.call().text())
          .suggests("start it from a factory or a start method");
    }
  }
}
