package dev.heddle.rule.block;

import static dev.heddle.flow.Context.Kind.ACTOR;
import static dev.heddle.flow.Context.Kind.CALLBACK;
import static dev.heddle.flow.Context.Kind.EVENT_LOOP;
import static dev.heddle.flow.Context.Kind.UI;

import dev.heddle.flow.Blocked;
import dev.heddle.flow.Confidence;
import dev.heddle.flow.Context;
import dev.heddle.flow.Method;
import dev.heddle.rule.Report;
import dev.heddle.rule.Rule;
import dev.heddle.rule.Severity;
import java.util.Set;

/** A handler that runs on an event loop or user-interface thread waits there. */
public final class BlockingInEventLoop implements Rule {
  private static final Set<Context.Kind> LOOPS = Set.of(EVENT_LOOP, UI, ACTOR, CALLBACK);

  @Override
  public void check(Method method, Report report) {
    method
        .blocked(
            context -> LOOPS.contains(context.kind()),
            (context, effect) ->
                context.kind() != CALLBACK || effect.confidence() == Confidence.CERTAIN)
        .forEach(blocked -> report(blocked, report));
  }

  private void report(Blocked blocked, Report report) {
    boolean freezes =
        blocked.effect().is("freezes-loop")
            || (blocked.context().kind() == UI && blocked.effect().is("freezes-ui"));
    report
        .at(blocked.at())
        .says("`%s` blocks in %s", blocked.effect().text(), blocked.context().text())
        .suggests(blocked.remedy(id(), "move it to a thread that may block"))
        .because(blocked.trail())
        .as(freezes ? Severity.ERROR : Severity.WARNING)
        .with(blocked.confidence());
  }
}
