package dev.heddle.rule.task;

import dev.heddle.code.Site;
import dev.heddle.flow.Drop;
import dev.heddle.flow.Method;
import dev.heddle.flow.Submission;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rewrite;
import dev.heddle.rule.Rule;

/** A task is launched and the future that will hold its failure is dropped. */
public final class LostTask implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (Drop drop : method.drops(LostTask::isLost)) {
      report
          .at(drop)
          .says("the future of `%s` is dropped, and with it the task's failure", drop.text())
          .suggests(drop.remedy(id(), "keep the future, or handle the failure inside the task"))
          .rewrites(execute(Submission.of(drop)));
    }
  }

  private static boolean isLost(Drop drop) {
    boolean task = drop.is("future") || drop.passes("launch-all");
    return task
        && !drop.local()
        && drop.isLaunched()
        && !drop.seesFailure()
        && !drop.passes("periodic")
        && !drop.passes("reports-failure")
        && drop.canFail();
  }

  private static Rewrite execute(Site name) {
    String title = "let `execute` hand the failure to the thread's handler";
    return name == null ? Rewrite.NONE : Rewrite.safe(title).replace(name, "execute");
  }
}
