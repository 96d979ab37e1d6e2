package dev.heddle.rule.task;

import dev.heddle.flow.Call;
import dev.heddle.flow.Method;
import dev.heddle.flow.TaskScope;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** A task scope is used against its protocol: open in try, fork, join, read, close. */
public final class MisusedTaskScope implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (Call creation : method.calls(TaskScope::isOne)) {
      check(new TaskScope(creation), report);
    }
  }

  private void check(TaskScope scope, Report report) {
    if (scope.isOutsideTry()) {
      report
          .at(scope.open())
          .says("this scope stays open when an exception passes")
          .suggests("open it in a try-with-resources statement");
    }
    scope
        .unjoinedFork()
        .ifPresent(
            fork ->
                report
                    .at(fork)
                    .says("nothing joins this fork before the scope closes: `close` throws")
                    .suggests("call `join()` after the last fork"));
    scope
        .earlyReads()
        .forEach(
            read ->
                report
                    .at(read)
                    .says("`%s` is read before the scope is joined: it throws", read.text())
                    .suggests("join the scope before reading the subtask"));
    scope
        .lateForks()
        .forEach(
            fork ->
                report
                    .at(fork)
                    .says("this fork stands behind the join of its scope: it throws")
                    .suggests("join the scope after the last fork"));
  }
}
