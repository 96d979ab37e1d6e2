package dev.heddle.rule.cancel;

import dev.heddle.flow.Cancellation;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;
import dev.heddle.rule.Severity;

/** A cancel or timeout of a completable future is meant to stop a task that will not notice. */
public final class IneffectiveCancel implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (Cancellation each : Cancellation.ineffectiveIn(method)) {
      Report.Draft draft = report.at(each.call());
      switch (each.kind()) {
        case DERIVED_STAGE ->
            draft.says("`%s` ends this stage only; the task behind it goes on", each.call().text());
        case TASK_GOES_ON ->
            draft.says("`%s` interrupts nothing: the task goes on", each.call().text());
        case TIMEOUT ->
            draft.as(Severity.NOTE).says("`%s` stops the wait, not the task", each.call().name());
      }
      draft.suggests(
          "submit it to an executor and cancel that `Future`, test a flag, or limit its waits");
      if (each.work() != null) {
        draft.see(each.work().site(), "the task goes on here");
      }
    }
  }
}
