package dev.heddle.rule.sync;

import dev.heddle.code.Site;
import dev.heddle.flow.LoneWait;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rewrite;
import dev.heddle.rule.Rule;

/** A thread waits on a monitor or condition without a loop that tests the condition again. */
public final class WaitOutsideLoop implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (LoneWait wait : LoneWait.of(method)) {
      report
          .at(wait.call())
          .says("`%s` is in no loop, and it may wake without a signal", wait.call().text())
          .suggests("wait in a loop that tests the condition again")
          .rewrites(loop(wait));
    }
  }

  private static Rewrite loop(LoneWait wait) {
    Site test = wait.test();
    String title = "test the condition again after each wake-up";
    // a wait with a limit may be meant to give up
    Rewrite rewrite = wait.isTimed() ? Rewrite.unsafe(title) : Rewrite.safe(title);
    return test == null ? Rewrite.NONE : rewrite.replace(test, "while");
  }
}
