package dev.heddle.flow;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Which kinds of thread reach each body, the shortest way of each: forward over the call graph. */
final class Ways {
  private final Map<Method, Map<Context.Kind, Way>> ways = new HashMap<>();

  /**
   * Follows the calls of a program.
   *
   * @param referred what references to a method make it run in
   */
  Ways(Program program, Contexts contexts, Function<Method, List<Context>> referred) {
    List<Method> reached = new ArrayList<>();
    for (Method method : program.methods()) {
      contexts
          .of(method)
          .ifPresent(
              context -> {
                add(method, new Way(context, List.of()));
                reached.add(method);
              });
      for (Context context : referred.apply(method)) {
        if (add(method, new Way(context, List.of()))) {
          reached.add(method);
        }
      }
    }
    List<Method> next = reached;
    for (int round = 0; round < program.assumptions().callDepth() && !next.isEmpty(); round++) {
      next = step(next);
    }
  }

  /** One way of each kind of thread, in the order of the kinds. */
  List<Way> of(Method method) {
    return List.copyOf(ways.getOrDefault(method, Map.of()).values());
  }

  private List<Method> step(List<Method> from) {
    List<Method> reached = new ArrayList<>();
    for (Method caller : from) {
      List<Way> known = of(caller);
      caller.calls().forEach(call -> follow(call, known, reached));
    }
    return reached.stream().distinct().toList();
  }

  private void follow(Call call, List<Way> known, List<Method> reached) {
    List<Method> targets = call.targets();
    if (targets.isEmpty() || ThreadCheck.keepsAway(call)) {
      return;
    }
    for (Method target : targets) {
      boolean found = false;
      for (Way way : Effects.isOffloaded(target) ? List.<Way>of() : known) {
        found |= add(target, way.through(call));
      }
      if (found) {
        reached.add(target);
      }
    }
  }

  private boolean add(Method method, Way way) {
    return ways.computeIfAbsent(method, m -> new EnumMap<>(Context.Kind.class))
            .putIfAbsent(way.context().kind(), way)
        == null;
  }
}
