package dev.heddle.rule.sync;

import dev.heddle.flow.Field;
import dev.heddle.flow.Method;
import dev.heddle.flow.ThreadValue;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;
import dev.heddle.rule.Severity;

/** A value is left in a thread-local of a thread that goes on to serve others. */
public final class ThreadLocalLeak implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (ThreadValue value : ThreadValue.leftBy(method)) {
      report
          .at(value.at())
          .says(
              "`%s` keeps this value, and the next task on the thread sees it",
              value.local().name())
          .suggests("call `%s.remove()` in a `finally`", value.local().name())
          .see(value.local().site(), "the thread-local");
    }
  }

  @Override
  public void check(Field field, Report report) {
    if (ThreadValue.isPerObject(field)) {
      report
          .at(field.site(), field.owner().name() + "." + field.name())
          .as(Severity.NOTE)
          .says("every object adds a thread-local of its own to every thread")
          .suggests("make `%s` static", field.name());
    }
  }
}
