package dev.heddle.flow;

import dev.heddle.code.Site;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import java.util.List;

/** A wait on a monitor or condition that no loop surrounds. */
public record LoneWait(Call call) {
  /** Those of a body. */
  public static List<LoneWait> of(Method method) {
    List<Call> waits = method.saying("await-condition");
    return waits.isEmpty()
        ? List.of()
        : waits.stream()
            .filter(call -> !isInLoop(call) && !isLoopedByCallers(method))
            .map(LoneWait::new)
            .toList();
  }

  private static boolean isInLoop(Call call) {
    return call.regions().stream().anyMatch(region -> region.kind().isLoop());
  }

  /** Whether it is a step of loops elsewhere: `while (!done) pause(this, left)`. */
  private static boolean isLoopedByCallers(Method method) {
    List<Call> callers = method.callers();
    return !callers.isEmpty()
        && callers.stream()
            .allMatch(c -> isInLoop(c) && c.arguments().stream().anyMatch(Expression::isThis));
  }

  /** Whether it ends by itself after a while. */
  public boolean isTimed() {
    return !call.arguments().isEmpty();
  }

  /**
   * The `if` around it that could as well be a `while`: it has no `else`, and what it guards does
   * nothing but wait; null if there is none.
   */
  public Site test() {
    Method method = call.method();
    Region then = call.enclosing(Region.Kind.THEN);
    Region branch = then == null ? null : method.region(then.parent());
    boolean only =
        branch != null
            && call.regions().stream()
                .takeWhile(r -> r.id() != then.id())
                .noneMatch(r -> r.kind() == Region.Kind.TRY_BODY)
            && method.children(branch).stream().noneMatch(r -> r.kind() == Region.Kind.ELSE)
            && method.inside(then).stream().noneMatch(LoneWait::goesElsewhere);
    return only ? method.site(branch.keyword()) : null;
  }

  private static boolean goesElsewhere(Element e) {
    return e.event() instanceof Event.Jump
        || e.event() instanceof Event.Return
        || e.event() instanceof Event.Throw
        || e.event() instanceof Event.Yield;
  }
}
