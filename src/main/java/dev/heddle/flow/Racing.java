package dev.heddle.flow;

import dev.heddle.fact.Event;
import dev.heddle.fact.Value;
import java.util.List;

/** The launched futures that a value stands for: itself, or the members of a collection. */
final class Racing {
  private Racing() {}

  /** Whether a collection or array holds futures that its method launched. */
  static boolean launches(Expression members) {
    return count(members, members.method()) > 0;
  }

  /** How many launched futures an argument stands for: many for a collection of them. */
  static int count(Expression racing, Method here) {
    Expression origin = racing.localOrigin();
    if (origin.is("future")) {
      return isLaunched(origin, here) ? 1 : 0;
    }
    if (origin.event() instanceof Event.NewArray a) {
      return a.elements().stream()
          .mapToInt(v -> count(new Expression(origin.link(), v, a.region()), here))
          .sum();
    }
    List<Call> chain = Drop.chain(origin);
    if (chain.isEmpty()) {
      return 0;
    }
    if (chain.stream().anyMatch(Racing::launchesElements)) {
      return 2;
    }
    Call first = chain.get(chain.size() - 1);
    if (first.is("literal-elements")) {
      return first.arguments().stream().mapToInt(a -> count(a, here)).sum();
    }
    return first.isNew() ? added(first.result(), here) : fromRoot(first, here);
  }

  private static int fromRoot(Call first, Method here) {
    Expression root = first.receiver();
    if (root == null || !(root.value() instanceof Value.Local)) {
      return 0;
    }
    Expression origin = root.localOrigin();
    if (origin.equals(root)) {
      return 0;
    }
    Call made = origin.call();
    return made != null && made.isNew() ? added(origin, here) : count(origin, here);
  }

  /** Launched futures added to a collection of this method. */
  private static int added(Expression collection, Method here) {
    int launched = 0;
    for (Use use : collection.allUses()) {
      Call call = use.kind() == Use.Kind.RECEIVER ? collection.callOf(use) : null;
      if (call != null && call.is("mutates")) {
        for (Expression argument : call.arguments()) {
          boolean repeated = Iteration.around(call) != null;
          launched += isLaunched(argument.localOrigin(), here) ? (repeated ? 2 : 1) : 0;
        }
      }
    }
    return launched;
  }

  private static boolean launchesElements(Call step) {
    if (!Iteration.isPerElement(step)) {
      return false;
    }
    Method function = step.argument(0).function();
    return function != null
        && !function.returned().isEmpty()
        && function.returned().stream().allMatch(r -> isLaunched(r.localOrigin(), function));
  }

  /** Whether a future stands for a task that the method starts, and not for a mere delay. */
  private static boolean isLaunched(Expression future, Method here) {
    for (Call call : Drop.chain(future)) {
      if (call.is("launch")) {
        return call.method().member() == here.member() && !isDelay(call);
      }
      List<Method> targets = call.isNew() ? List.of() : call.targets();
      if (targets.size() == 1 && isLaunchMethod(targets.get(0))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isLaunchMethod(Method helper) {
    return !helper.returned().isEmpty()
        && helper.returned().stream()
            .allMatch(
                r ->
                    Drop.chain(r.localOrigin()).stream()
                        .anyMatch(c -> c.is("launch") && !isDelay(c)));
  }

  private static boolean isDelay(Call launch) {
    Expression executor = Launch.executor(launch);
    Call made = executor == null ? null : executor.origin().call();
    return made != null && made.is("delays");
  }
}
