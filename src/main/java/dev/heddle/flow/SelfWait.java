package dev.heddle.flow;

import dev.heddle.fact.Region;
import dev.heddle.fact.Value;
import java.util.ArrayList;
import java.util.List;

/**
 * A wait, in a task of a bounded pool, for another task of the same pool.
 *
 * @param at the waiting call
 * @param pool the pool of both
 */
public record SelfWait(Call at, Pool pool) {
  /** The waits of a body's own code for tasks of the pool that it runs on, in order. */
  public static List<SelfWait> in(Method method) {
    List<SelfWait> found = new ArrayList<>();
    List<Call> waits = method.calls().filter(c -> c.is("join") || c.is("launch-all")).toList();
    if (waits.isEmpty()) {
      return found;
    }
    List<Pool> pools =
        ThreadReach.of(method).stream()
            .map(Context::pool)
            .filter(p -> p != null && isBounded(p))
            .toList();
    for (Call wait : waits) {
      pools.stream()
          .filter(p -> waitsFor(wait, p))
          .findFirst()
          .ifPresent(p -> found.add(new SelfWait(wait, p)));
    }
    return found;
  }

  /** Whether the wait gives up after a time. */
  public boolean isTimed() {
    return at.is("timed-join") || at.is("timed-wait") || at.arguments().size() == 3;
  }

  /** A pool with a limit on its threads, whose tasks wait in a queue. */
  private static boolean isBounded(Pool pool) {
    Call made = pool.origin() == null ? null : canonical(pool.origin()).call();
    if (pool.kind() != Pool.Kind.FIXED || made == null) {
      return pool.kind() == Pool.Kind.FIXED;
    }
    return PoolCreation.of(made)
        .map(c -> c.queue().kind() != WorkQueue.Kind.HAND_OVER)
        .orElse(true);
  }

  private static boolean waitsFor(Call wait, Pool pool) {
    if (wait.is("launch-all")) {
      return !wait.isNew() && isSame(wait.receiver(), pool);
    }
    if (wait.isNew() || KnownComplete.holds(wait)) {
      return false;
    }
    if (wait.receiver().is("latch")) {
      return countedDownBy(wait, pool);
    }
    return launches(wait.receiver(), 4).stream().anyMatch(l -> isOn(l, pool));
  }

  private static boolean isOn(Call launch, Pool pool) {
    Expression executor = Launch.executor(launch);
    return executor != null && isSame(executor, pool);
  }

  private static boolean isSame(Expression executor, Pool pool) {
    Expression a = canonical(executor.origin());
    Expression b = canonical(pool.origin());
    return a.field() != null ? a.field() == b.field() : a.equals(b);
  }

  /** Where an executor comes from, also through a parameter that all callers give the same. */
  private static Expression canonical(Expression origin) {
    Expression at = origin;
    for (int i = 0; i < 4 && at.value() instanceof Value.Local; i++) {
      List<Expression> given =
          at.givenByCallers().stream().map(Expression::origin).distinct().toList();
      if (given.size() != 1) {
        return at;
      }
      at = given.get(0);
    }
    return at;
  }

  /** Whether tasks launched on the pool by the same code count the latch down. */
  private static boolean countedDownBy(Call wait, Pool pool) {
    Expression latch = wait.receiver();
    return wait.method()
        .member()
        .allCalls()
        .filter(c -> (c.is("launch") || c.is("execute")) && isOn(c, pool))
        .filter(c -> c.method() == wait.method() || Effects.runsNow(c.method()))
        .flatMap(c -> c.arguments().stream())
        .map(Expression::function)
        .anyMatch(
            task ->
                task != null
                    && task.allCalls()
                        .anyMatch(
                            c ->
                                c.is("count-down")
                                    && (c.receiver().equals(latch)
                                        || (latch.field() != null
                                            && latch.field() == c.receiver().field()))));
  }

  /** The calls that launched what a handle, or the members of a collection, stand for. */
  private static List<Call> launches(Expression handle, int depth) {
    List<Call> found = new ArrayList<>();
    if (depth == 0) {
      return found;
    }
    Expression origin = handle.origin();
    for (Call call : Drop.chain(origin)) {
      if (call.is("launch") && !call.is("launch-all")) {
        found.add(call);
      }
      if (call.is("all-of") || call.is("race") || call.is("literal-elements")) {
        call.arguments().forEach(a -> found.addAll(launches(a, depth - 1)));
      }
      if (Iteration.isPerElement(call) && call.argument(0).function() != null) {
        call.argument(0).function().returned().forEach(r -> found.addAll(launches(r, depth - 1)));
      }
      boolean helper = !call.isNew() && call.isProject() && call.targets().size() == 1;
      if (helper) {
        call.targets().get(0).returned().forEach(r -> found.addAll(launches(r, depth - 1)));
      }
    }
    Expression root = root(origin);
    found.addAll(added(root, depth));
    if (root.variable() != null) {
      source(root).forEach(s -> found.addAll(launches(s, depth - 1)));
    }
    return found;
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
  private static List<Call> added(Expression collection, int depth) {
    List<Call> found = new ArrayList<>();
    for (Use use : collection.allUses()) {
      Call call = use.kind() == Use.Kind.RECEIVER ? collection.callOf(use) : null;
      if (call != null && call.is("mutates")) {
        call.arguments().forEach(a -> found.addAll(launches(a, depth - 1)));
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
