package dev.heddle.flow;

import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import java.util.List;

/**
 * Code that first asks which thread it is on: `if (!inEventLoop()) future.sync()` never blocks it.
 */
final class ThreadCheck {
  private ThreadCheck() {}

  /** Whether the call is reached only on threads that are known to be none of the shared ones. */
  static boolean keepsAway(Call call) {
    Method method = call.method();
    for (Region region : call.regions()) {
      if (leftBefore(call, method, region)) {
        return true;
      }
      if (region.parent() < 0) {
        continue;
      }
      Region branch = method.region(region.parent());
      boolean then = region.kind() == Region.Kind.THEN || region.kind() == Region.Kind.LOOP_BODY;
      boolean decided = then || region.kind() == Region.Kind.ELSE;
      if (decided && branch.subject() != null && isOff(method.subject(branch), then)) {
        return true;
      }
    }
    return false;
  }

  /** `if (isDispatchThread()) { …; return; }` earlier in the same block. */
  private static boolean leftBefore(Call call, Method method, Region block) {
    for (Region each : method.children(block)) {
      if (each.kind() != Region.Kind.IF
          || each.to() > call.event().id()
          || each.subject() == null) {
        continue;
      }
      List<Region> parts = method.children(each);
      boolean leaves =
          parts.stream().anyMatch(p -> p.kind() == Region.Kind.THEN && ends(method, p));
      if (leaves && isOff(method.subject(each), false)) {
        return true;
      }
    }
    return false;
  }

  private static boolean ends(Method method, Region part) {
    return method.inside(part).stream()
        .anyMatch(e -> e.event() instanceof Event.Return || e.event() instanceof Event.Throw);
  }

  /** Whether a condition of this outcome says that the thread may block. */
  private static boolean isOff(Expression condition, boolean outcome) {
    Expression origin = condition.localOrigin();
    if (origin.event() instanceof Event.Operation o) {
      return switch (o.operator()) {
        case "!" -> isOff(origin.beside(o.operands().get(0)), !outcome);
        case "&&" -> outcome && o.operands().stream().anyMatch(v -> isOff(origin.beside(v), true));
        case "||" ->
            !outcome && o.operands().stream().anyMatch(v -> isOff(origin.beside(v), false));
        default -> false;
      };
    }
    Call call = origin.call();
    if (call == null || call.isNew()) {
      return false;
    }
    if (call.is("asks-shared-thread")) {
      return !outcome;
    }
    if (call.is("asks-may-block")) {
      return outcome;
    }
    List<Method> targets = call.targets();
    return targets.size() == 1
        && targets.get(0).returned().size() == 1
        && targets.get(0).returned().get(0).call() != null
        && targets.get(0).returned().get(0).call().targets().isEmpty()
        && isOff(targets.get(0).returned().get(0), outcome);
  }
}
