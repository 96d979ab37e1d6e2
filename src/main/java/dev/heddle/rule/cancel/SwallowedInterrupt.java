package dev.heddle.rule.cancel;

import dev.heddle.flow.Catch;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rewrite;
import dev.heddle.rule.Rule;

/** A catch clause takes an interrupt and neither passes it on nor restores the flag. */
public final class SwallowedInterrupt implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (Catch clause : method.catches()) {
      if (clause.losesInterrupt()) {
        report
            .at(clause.site(), method)
            .says("this catch of `%s` swallows the interrupt", clause.text())
            .suggests("rethrow it, or call `Thread.currentThread().interrupt()`")
            .rewrites(restore(clause));
      }
    }
  }

  /** Behind the next turn of a loop the flag would make every wait fail at once. */
  private static Rewrite restore(Catch clause) {
    if (!clause.isOfInterrupts()) {
      return Rewrite.NONE;
    }
    String title = "restore the interrupt";
    Rewrite empty = clause.isInLoop() ? Rewrite.unsafe(title) : Rewrite.safe(title);
    return empty.firstInBlock(clause.whole(), "Thread.currentThread().interrupt();");
  }
}
