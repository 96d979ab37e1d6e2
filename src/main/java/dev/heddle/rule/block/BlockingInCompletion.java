package dev.heddle.rule.block;

import static dev.heddle.flow.Context.Kind.COMPLETION;

import dev.heddle.flow.Blocked;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** A completion callback waits for another asynchronous result. */
public final class BlockingInCompletion implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (Blocked blocked :
        method.blocked(
            context -> context.kind() == COMPLETION,
            (context, effect) -> effect.isWait() || context.isShared())) {
      report
          .at(blocked.at())
          .says("`%s` blocks in %s", blocked.effect().text(), blocked.context().text())
          .why("it holds the thread that completed the previous stage")
          .suggests(
              blocked.remedy(id(), "compose the stages, or pass an executor to the `Async` form"))
          .because(blocked.trail())
          .with(blocked.confidence());
    }
  }
}
