package dev.heddle.rule.block;

import static dev.heddle.flow.Context.Kind.COMMON_POOL;

import dev.heddle.flow.Blocked;
import dev.heddle.flow.Confidence;
import dev.heddle.flow.Effect;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;

/** A task on the common pool waits for something outside. */
public final class BlockingInCommonPool implements Rule {
  @Override
  public void check(Method method, Report report) {
    for (Blocked blocked :
        method.blocked(
            context -> context.kind() == COMMON_POOL,
            (context, effect) -> isSure(effect) && !effect.isCompensated())) {
      report
          .at(blocked.at())
          .says(
              "`%s` blocks in the common pool, in %s",
              blocked.effect().text(), blocked.context().text())
          .why("all parallel streams and stages share its few threads")
          .suggests(blocked.remedy(id(), "pass an executor of its own"))
          .because(blocked.trail())
          .with(blocked.confidence());
    }
  }

  /** What else is only likely to wait does not compensate where it waits for other threads. */
  private static boolean isSure(Effect effect) {
    return effect.confidence() == Confidence.CERTAIN
        || (effect.isWait() && !effect.is("join") && effect.confidence() == Confidence.DEFAULT);
  }
}
