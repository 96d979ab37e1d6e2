package dev.heddle.rule.block;

import static dev.heddle.flow.Context.Kind.REACTIVE;

import dev.heddle.flow.Blocked;
import dev.heddle.flow.Confidence;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;
import dev.heddle.rule.Severity;

/** Code of a reactive chain holds its thread until something outside happens. */
public final class BlockingInReactive implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (Blocked blocked : method.blocked(c -> c.kind() == REACTIVE, (c, effect) -> true)) {
      boolean never = blocked.effect().isOfPublisher();
      boolean certain = never || blocked.context().call() == null;
      report
          .at(blocked.at())
          .says("`%s` blocks in %s", blocked.effect().text(), blocked.context().text())
          .suggests(blocked.remedy(id(), "compose it, or move it to a scheduler that may block"))
          .because(blocked.trail())
          .as(certain ? Severity.ERROR : Severity.WARNING)
          .with(never ? Confidence.CERTAIN : blocked.confidence());
    }
  }
}
