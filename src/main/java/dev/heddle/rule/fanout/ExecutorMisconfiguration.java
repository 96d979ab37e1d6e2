package dev.heddle.rule.fanout;

import dev.heddle.flow.Method;
import dev.heddle.flow.PoolSetting;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;
import dev.heddle.rule.Severity;

/** An executor is given sizes that it rejects, or a setting that can have no effect. */
public final class ExecutorMisconfiguration implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (PoolSetting setting : PoolSetting.faultyIn(method)) {
      report
          .at(setting.call())
          .as(severity(setting.fault()))
          .says(setting.fault().text())
          .suggests("set the core size, bound the queue, or use a `SynchronousQueue`");
    }
  }

  private static Severity severity(PoolSetting.Fault fault) {
    return switch (fault) {
      case THROWS -> Severity.ERROR;
      case NO_CORE -> Severity.NOTE;
      default -> Severity.WARNING;
    };
  }
}
