package dev.heddle.flow;

import dev.heddle.catalog.Place;
import dev.heddle.fact.Event;

/** Whether the methods that receive functions run them, and when. */
final class Invocation {
  private static final int DEPTH = 4;

  private Invocation() {}

  /** Whether a method of the sources calls the function that it is given, on whatever thread. */
  static boolean ofParameter(Call call, int index) {
    return call.targets().stream().anyMatch(target -> invokes(target, index));
  }

  private static boolean invokes(Method target, int index) {
    if (index >= target.parameters().size()) {
      return false;
    }
    Expression parameter = target.expression(target.parameters().get(index));
    return parameter.allUses().stream().anyMatch(use -> use.kind() == Use.Kind.RECEIVER);
  }

  /** The function of the sources that a call invokes: what its receiver is known to be; or null. */
  static Method invoked(Call call) {
    if (call.isNew() || call.isUnqualified()) {
      return null;
    }
    Expression origin = call.receiver().origin();
    if (!(origin.event() instanceof Event.Lambda)
        && !(origin.event() instanceof Event.MethodReference)) {
      return null;
    }
    TypeModel.Member single = call.program().model().functionOf(call.receiverType());
    boolean invokes = single != null && single.method().name().equals(call.name());
    return invokes ? origin.function() : null;
  }

  /** Whether a call runs the function that is argument {@code index} before it returns. */
  static boolean isNow(Call call, int index) {
    return isNow(call, index, DEPTH);
  }

  private static boolean isNow(Call call, int index, int depth) {
    if (depth == 0 || call.is("lazy-pipeline")) {
      return false;
    }
    if (!call.targets().isEmpty() && !call.isNew()) {
      return call.targets().stream().allMatch(target -> runsNow(target, index, depth));
    }
    if (call.is("wraps-function")) {
      Expression wrapper = call.result();
      return wrapper.allUses().stream()
          .filter(use -> use.kind() == Use.Kind.ARGUMENT)
          .anyMatch(use -> isNow(wrapper.callOf(use), use.index(), depth - 1));
    }
    return call.runs(index).place() == Place.NOW;
  }

  /** Whether a body calls its parameter itself, or passes it to something that does. */
  private static boolean runsNow(Method target, int index, int depth) {
    if (index >= target.parameters().size()) {
      return false;
    }
    Expression parameter = target.expression(target.parameters().get(index));
    for (Use use : parameter.allUses()) {
      Call call = parameter.callOf(use);
      if (call == null || call.method() != target) {
        continue;
      }
      if (use.kind() == Use.Kind.RECEIVER
          || (use.kind() == Use.Kind.ARGUMENT && isNow(call, use.index(), depth - 1))) {
        return true;
      }
    }
    return false;
  }
}
