package dev.heddle.flow;

import dev.heddle.code.Workers;
import dev.heddle.fact.Event;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Some bodies with all that they may run on the same thread, and who runs each of them: what
 * happens in a body of the set depends on nothing outside it.
 */
final class Dependents {
  /** By the number of the body; null for one that is not in the set. */
  private final List<List<Method>> runners;

  private final List<Method> all = new ArrayList<>();
  private final List<Method> open = new ArrayList<>();

  /** The closed set around some bodies. */
  Dependents(Program program, Collection<Method> from) {
    runners = new ArrayList<>(Collections.nCopies(program.methods().size(), null));
    Workers workers = program.workers();
    from.forEach(this::runnersOf);
    while (!open.isEmpty()) {
      List<Method> next = List.copyOf(open);
      open.clear();
      for (Followed each : workers.map(next, () -> this, (all, method) -> follow(method))) {
        each.run().forEach(run -> runnersOf(run).add(each.by()));
        each.started().forEach(this::runnersOf);
      }
    }
  }

  /**
   * What a body leads to.
   *
   * @param run what it may run itself
   * @param started the initialisers of the classes that it may be the first to need
   */
  private record Followed(Method by, Set<Method> run, Set<Method> started) {}

  private static Followed follow(Method method) {
    Followed found = new Followed(method, new LinkedHashSet<>(), new LinkedHashSet<>());
    for (Element each : method.elements()) {
      if (each instanceof Call call) {
        addRun(call, found.run());
      }
      if (each instanceof Call || each.event() instanceof Event.Read) {
        found.started().addAll(Pinning.startedBy(each));
      }
    }
    return found;
  }

  private static void addRun(Call call, Set<Method> out) {
    out.addAll(call.targets());
    out.addAll(Template.bodies(call));
    out.addAll(Invocation.invoked(call));
    for (Expression argument : call.arguments()) {
      out.addAll(Invocation.given(argument));
      out.addAll(Template.bodies(argument));
    }
    if (call.isNew()) {
      out.addAll(call.program().calls().runByCreation(call));
    }
  }

  private List<Method> runnersOf(Method method) {
    List<Method> known = runners.get(method.number());
    if (known == null) {
      known = new ArrayList<>(2);
      runners.set(method.number(), known);
      open.add(method);
      all.add(method);
    }
    return known;
  }

  boolean contain(Method method) {
    return runners.get(method.number()) != null;
  }

  List<Method> all() {
    return all;
  }

  /** The bodies that may run a body of the set. */
  List<Method> of(Method method) {
    return runners.get(method.number());
  }

  /** The code of a lambda or method reference written as an argument, else null. */
  static Method given(Expression argument) {
    return argument.event() instanceof Event.MethodReference
        ? argument.function()
        : Inline.functionOf(argument);
  }
}
