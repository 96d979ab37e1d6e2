package dev.heddle.flow;

import dev.heddle.fact.Event;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * Some bodies with all that they may run on the same thread, and who runs each of them: what
 * happens in a body of the set depends on nothing outside it.
 */
final class Dependents {
  private final Map<Method, Set<Method>> runners = new LinkedHashMap<>();
  private final Deque<Method> open = new ArrayDeque<>();

  /** The closed set around some bodies. */
  Dependents(Collection<Method> from) {
    from.forEach(this::runnersOf);
    while (!open.isEmpty()) {
      Method method = open.remove();
      for (Element each : method.elements()) {
        if (each instanceof Call call) {
          follow(call, method);
        } else if (each.event() instanceof Event.Read) {
          Pinning.startedBy(each).forEach(this::runnersOf);
        }
      }
    }
  }

  private void follow(Call call, Method method) {
    call.targets().forEach(target -> runnersOf(target).add(method));
    Invocation.invoked(call).forEach(invoked -> runnersOf(invoked).add(method));
    for (Expression argument : call.arguments()) {
      Invocation.given(argument).forEach(function -> runnersOf(function).add(method));
    }
    if (call.isNew()) {
      CallGraph calls = call.program().calls();
      calls.runByCreation(call).forEach(run -> runnersOf(run).add(method));
    }
    Pinning.startedBy(call).forEach(this::runnersOf);
  }

  private Set<Method> runnersOf(Method method) {
    Set<Method> known = runners.get(method);
    if (known == null) {
      known = new LinkedHashSet<>(4);
      runners.put(method, known);
      open.add(method);
    }
    return known;
  }

  boolean contain(Method method) {
    return runners.containsKey(method);
  }

  Set<Method> all() {
    return runners.keySet();
  }

  /** The bodies that may run a body of the set. */
  Set<Method> of(Method method) {
    return runners.get(method);
  }

  /** The code of a lambda or method reference written as an argument, else null. */
  static Method given(Expression argument) {
    return argument.event() instanceof Event.MethodReference
        ? argument.function()
        : Inline.functionOf(argument);
  }
}
