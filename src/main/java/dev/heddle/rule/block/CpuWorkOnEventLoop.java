package dev.heddle.rule.block;

import static dev.heddle.flow.Context.Kind.ACTOR;
import static dev.heddle.flow.Context.Kind.EVENT_LOOP;
import static dev.heddle.flow.Context.Kind.REACTIVE;
import static dev.heddle.flow.Context.Kind.UI;

import dev.heddle.flow.Blocked;
import dev.heddle.flow.Context;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;
import java.util.Set;

/** A long computation runs on a thread that many connections share. */
public final class CpuWorkOnEventLoop implements Rule {
  private static final Set<Context.Kind> SHARED = Set.of(REACTIVE, EVENT_LOOP, UI, ACTOR);

  @Override
  public void check(Method method, Report report) {
    for (Blocked busy :
        method
            .program()
            .places()
            .working(method, c -> SHARED.contains(c.kind()) && !c.isComputing())) {
      report
          .at(busy.at())
          .says("`%s` computes for long in %s", busy.effect().text(), busy.context().text())
          .suggests(busy.remedy(id(), "run it on a scheduler or executor made for computing"))
          .because(busy.trail())
          .with(busy.confidence());
    }
  }
}
