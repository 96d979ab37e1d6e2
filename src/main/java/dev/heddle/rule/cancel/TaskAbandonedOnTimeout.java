package dev.heddle.rule.cancel;

import dev.heddle.flow.AbandonedTask;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;
import dev.heddle.rule.Severity;

/** A wait for a task gives up after a time limit and leaves the task running. */
public final class TaskAbandonedOnTimeout implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (AbandonedTask task : AbandonedTask.in(method)) {
      if (task.isStage()) {
        report
            .at(task.at())
            .as(Severity.NOTE)
            .says("on timeout the task of `%s` keeps running", task.launch().text())
            .suggests("submit it to the executor, and cancel that `Future` on timeout");
      } else {
        report
            .at(task.at())
            .says("on timeout the task of `%s` keeps running", task.launch().text())
            .suggests("call `cancel(true)` on the future in the catch or in `finally`");
      }
    }
  }
}
