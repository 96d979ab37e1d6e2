package dev.heddle.rule.sync;

import dev.heddle.flow.Method;
import dev.heddle.flow.MonitorObject;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;
import dev.heddle.rule.Severity;

/** A monitor is taken on an object that other code may share or that may be replaced. */
public final class BadLockObject implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (MonitorObject monitor : MonitorObject.of(method)) {
      String flaw = flaw(monitor);
      if (flaw != null) {
        boolean useless = monitor.isFresh() || monitor.isValue();
        report
            .at(monitor.site(), method)
            .as(useless ? Severity.ERROR : Severity.WARNING)
            .says("the monitor `%s` %s", monitor.text(), flaw)
            .suggests("lock a private final `Object`");
      }
    }
  }

  private static String flaw(MonitorObject monitor) {
    if (monitor.isFresh()) {
      return "is a new object each time: it excludes nobody";
    }
    if (monitor.isValue()) {
      return "is a value: equal ones may be the same object, or may not";
    }
    if (monitor.isSharedText()) {
      return "is a string that unrelated code may lock as well";
    }
    if (monitor.isReplaced()) {
      return "is a field that is assigned again: two threads may hold two of them";
    }
    return monitor.isRuntimeClass() ? "differs in each subclass" : null;
  }
}
