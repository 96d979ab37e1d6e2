package dev.heddle.rule.task;

import dev.heddle.flow.Call;
import dev.heddle.flow.Method;
import dev.heddle.flow.Task;
import dev.heddle.flow.Watch;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** A periodic task may throw, and its scheduler then cancels all later runs without a word. */
public final class SilentPeriodicTask implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (Call call : method.saying("periodic")) {
      boolean fails = !call.arguments().isEmpty() && Task.of(call.argument(0)).isSeenToFail();
      if (fails && !Watch.isJoined(call.result())) {
        report(call, report);
      }
    }
  }

  private void report(Call call, Report report) {
    boolean timer = call.receiver().is("timer");
    report
        .at(call)
        .says(
            timer
                ? "if this task throws once, the timer's thread ends and all its tasks with it"
                : "if this task throws once, `%s` never runs it again",
            call.name())
        .suggests("catch and log everything inside the task");
  }
}
