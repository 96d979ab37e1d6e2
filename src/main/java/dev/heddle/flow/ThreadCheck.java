package dev.heddle.flow;

import dev.heddle.fact.Event;
import java.util.List;

/**
 * Code that first asks which thread it is on: `if (!inEventLoop()) future.sync()` never blocks it.
 */
final class ThreadCheck {
  private ThreadCheck() {}

  /** Whether the call is reached only on threads that are known to be none of the shared ones. */
  static boolean keepsAway(Call call) {
    return call.decisions().stream().anyMatch(d -> isOff(d.condition(), d.outcome()));
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
