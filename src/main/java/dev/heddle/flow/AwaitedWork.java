package dev.heddle.flow;

import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a call waits for: the launches behind the handle or latch that it waits on.
 *
 * @param path the calls that lead to the body of the wait, empty if it stands in the task itself
 */
record AwaitedWork(Call operation, List<Call> path) {
  private static final int DEPTH = 5;

  /** A call that gives its work to an executor, and the calls that lead to its body. */
  private record Launched(Call call, List<Call> path) {}

  /** Whether the call waits for a task of the pool. */
  boolean isOn(Pool pool) {
    if (operation.isNew()) {
      return false;
    }
    if (operation.is("launch-all")) {
      return operation.is("join") && SamePool.is(operation.receiver(), path, pool);
    }
    if (operation.is("takes-completed")) {
      return operation.blocks() != null && SamePool.is(operation.receiver(), path, pool);
    }
    if (!operation.is("join") || KnownComplete.holds(operation)) {
      return false;
    }
    return operation.subject().is("latch")
        ? isCountedDownOn(pool)
        : isLaunchedOn(operation.subject(), pool);
  }

  /** Likewise for each member of a stream that a reference such as `Future::get` visits. */
  boolean isReferenced(Started reference, Pool pool) {
    Effect effect = ReferencedOperation.waiting(reference.by(), reference.at());
    return effect != null && effect.isWait() && isLaunchedOn(reference.by().receiver(), pool);
  }

  /** The bodies of the tasks behind the handle that it waits for. */
  List<Method> tasks() {
    return launches(operation.subject(), path, DEPTH).stream()
        .flatMap(l -> new Launch(l.call(), Pool.Kind.UNKNOWN, "").tasks().stream())
        .toList();
  }

  private boolean isLaunchedOn(Expression handle, Pool pool) {
    return launches(handle, path, DEPTH).stream().anyMatch(l -> isOn(l.call(), l.path(), pool));
  }

  private static boolean isOn(Call launch, List<Call> path, Pool pool) {
    Expression executor = Launch.executor(launch);
    return executor != null && SamePool.is(executor, path, pool);
  }

  /** Whether tasks launched on the pool by the same code count the latch down. */
  private boolean isCountedDownOn(Pool pool) {
    Expression latch = operation.subject();
    return operation
        .method()
        .member()
        .allCalls()
        .filter(c -> (c.is("launch") || c.is("execute")) && isOn(c, path, pool))
        .filter(c -> c.method() == operation.method() || Effects.runsNow(c.method()))
        .flatMap(c -> c.arguments().stream())
        .anyMatch(task -> countsDown(task, latch));
  }

  private static boolean countsDown(Expression task, Expression latch) {
    if (task.event() instanceof Event.MethodReference reference) {
      Expression counted = task.beside(reference.qualifier());
      return Meaning.traits(counted, reference.name()).contains("count-down")
          && counted.isSame(latch);
    }
    Method function = task.function();
    return function != null && function.allCalls().anyMatch(c -> countsDown(c, latch));
  }

  private static boolean countsDown(Call call, Expression latch) {
    return call.is("count-down")
        && (call.receiver().equals(latch)
            || (latch.field() != null && latch.field() == call.receiver().field()));
  }

  /** The calls that launched what a handle, or the members of a collection, stand for. */
  private static List<Launched> launches(Expression handle, List<Call> path, int depth) {
    List<Launched> found = new ArrayList<>();
    if (depth == 0 || handle == null) {
      return found;
    }
    Expression origin = handle.origin();
    for (Call call : Drop.chain(origin)) {
      boolean launches = Launch.executor(call) != null || call.is("launch");
      if (launches && !call.is("launch-all")) {
        found.add(new Launched(call, path));
      }
      if (call.is("all-of") || call.is("race") || call.is("literal-elements")) {
        call.arguments().forEach(a -> found.addAll(launches(a, path, depth - 1)));
      }
      if (Iteration.isPerElement(call) || call.is("container")) {
        made(call).forEach(r -> found.addAll(launches(r, path, depth - 1)));
      }
      if (!call.isNew() && call.isProject() && call.targets().size() == 1) {
        List<Call> longer = Stream.concat(path.stream(), Stream.of(call)).toList();
        call.targets().get(0).returned().forEach(r -> found.addAll(launches(r, longer, depth - 1)));
      }
    }
    Expression root = root(origin);
    if (root.call() != null && !root.equals(origin)) {
      found.addAll(launches(root, path, depth - 1));
    }
    found.addAll(added(root, path, depth));
    if (root.variable() != null) {
      source(root).forEach(s -> found.addAll(launches(s, path, depth - 1)));
      found.addAll(given(root, path, depth));
    }
    return found;
  }

  /** What the functions given to a call return. */
  private static List<Expression> made(Call call) {
    return call.arguments().stream()
        .map(Expression::function)
        .filter(f -> f != null)
        .flatMap(f -> f.returned().stream())
        .toList();
  }

  /** What the call that leads to a body passes for its parameter. */
  private static List<Launched> given(Expression root, List<Call> path, int depth) {
    Call call = path.isEmpty() ? null : path.get(path.size() - 1);
    if (call == null || call.targets().size() != 1) {
      return List.of();
    }
    int index = call.targets().get(0).parameters().indexOf(root.variable());
    List<Call> shorter = path.subList(0, path.size() - 1);
    return index < 0 ? List.of() : launches(call.argument(index), shorter, depth - 1);
  }

  private static Expression root(Expression origin) {
    List<Call> chain = Drop.chain(origin);
    if (chain.isEmpty()) {
      return origin;
    }
    Call first = chain.get(chain.size() - 1);
    return first.isNew() || first.receiver() == null ? first.result() : first.receiver().origin();
  }

  /** What is added to a collection in the same body. */
  private static List<Launched> added(Expression collection, List<Call> path, int depth) {
    List<Launched> found = new ArrayList<>();
    for (Use use : collection.allUses()) {
      Call call = use.kind() == Use.Kind.RECEIVER ? collection.callOf(use) : null;
      if (call != null && call.is("mutates")) {
        call.arguments().forEach(a -> found.addAll(launches(a, path, depth - 1)));
      }
    }
    return found;
  }

  /** The collection that a loop variable or lambda parameter runs over. */
  private static List<Expression> source(Expression element) {
    List<Expression> sources = new ArrayList<>();
    for (Method m = element.method(); m != null; m = m.enclosing()) {
      for (Region loop : m.regions(Region.Kind.FOR_EACH)) {
        if (loop.variable() == element.variable().id()) {
          sources.add(m.subject(loop));
        }
      }
      Call receiving = m.isLambda() ? m.receivingCall() : null;
      if (receiving != null
          && !receiving.isNew()
          && m.parameters().contains(element.variable())
          && Iteration.isPerElement(receiving)) {
        sources.add(receiving.receiver());
      }
    }
    return sources;
  }
}
