package dev.heddle.rule.sync;

import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** A thread waits on a monitor or condition without a loop that tests the condition again. */
public final class WaitOutsideLoop implements Rule {
  @Override
  public void check(Method method, Report report) {
    method
        .calls()
        .filter(call -> call.is("await-condition"))
        .filter(call -> call.regions().stream().noneMatch(region -> region.kind().isLoop()))
        .forEach(
            call ->
                report
                    .at(call)
                    .says("`%s` is in no loop, and it may wake without a signal", call.text())
                    .suggests("wait in a loop that tests the condition again"));
  }
}
