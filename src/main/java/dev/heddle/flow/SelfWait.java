package dev.heddle.flow;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A wait, in a task of a bounded pool, for another task of the same pool.
 *
 * @param at the call in the task that waits or leads to the wait, or the method reference that does
 * @param path the calls that lead to the wait, itself the last one
 * @param pool the pool of both
 */
public record SelfWait(Element at, List<Call> path, Pool pool) {
  private static final int DEPTH = 8;

  /** The waits that a body's own code leads to, for tasks of the pool that it runs on, in order. */
  public static List<SelfWait> in(Method method) {
    List<SelfWait> found = new ArrayList<>();
    Places places = method.program().places();
    Pool own =
        mayWait(method) ? places.context(method).map(SelfWait::boundedPool).orElse(null) : null;
    if (own != null) {
      method.calls().forEach(call -> first(call, call, own).forEach(found::add));
    }
    for (Started each : places.started(method)) {
      Pool pool = boundedPool(each.context());
      if (pool != null && each.target() != null) {
        inside(each.target())
            .flatMap(call -> first(each.at(), call, pool).stream())
            .limit(1)
            .forEach(found::add);
      } else if (pool != null && new AwaitedWork(each.by(), List.of()).isReferenced(each, pool)) {
        found.add(new SelfWait(each.at(), List.of(each.by()), pool));
      }
    }
    return found;
  }

  /** Whether a body or what it calls waits for anything; asked first, since most do not. */
  private static boolean mayWait(Method method) {
    return method.program().places().mayBlock(method)
        || !method.saying("join").isEmpty()
        || !method.saying("takes-completed").isEmpty();
  }

  /** The call that waits. */
  public Call operation() {
    return path.get(path.size() - 1);
  }

  /** Whether the wait gives up after a time. */
  public boolean isTimed() {
    Call last = operation();
    return last.is("timed-join") || last.is("timed-wait") || last.arguments().size() == 3;
  }

  /** Each call from the task to the wait. */
  public List<Step> trail() {
    List<Step> steps = new ArrayList<>();
    for (Call call : path) {
      String does = call.equals(operation()) ? "waits in `" : "calls `";
      steps.add(new Step(call.site(), does + call.name() + "`"));
    }
    return steps;
  }

  private static Pool boundedPool(Context context) {
    Pool pool = context.pool();
    return pool != null && isBounded(pool) ? pool : null;
  }

  /** A pool with a limit on its threads, whose tasks wait in a queue. */
  private static boolean isBounded(Pool pool) {
    Call made = pool.origin() == null ? null : SamePool.of(pool.origin(), List.of()).call();
    if (pool.kind() != Pool.Kind.FIXED || made == null) {
      return pool.kind() == Pool.Kind.FIXED;
    }
    return PoolCreation.of(made)
        .map(c -> c.queue().kind() != WorkQueue.Kind.HAND_OVER)
        .orElse(true);
  }

  private static List<SelfWait> first(Element at, Call call, Pool pool) {
    List<Call> path = search(call, List.of(), pool, new HashSet<>());
    return path.isEmpty() ? List.of() : List.of(new SelfWait(at, path, pool));
  }

  /** The calls from one on to a wait, empty if there is none. */
  private static List<Call> search(Call call, List<Call> before, Pool pool, Set<Method> seen) {
    List<Call> path = new ArrayList<>(before);
    path.add(call);
    if (new AwaitedWork(call, before).isOn(pool)) {
      return path;
    }
    List<Method> targets = call.targets();
    boolean follows =
        targets.size() == 1
            && path.size() < DEPTH
            && call.program().places().blocking(call).stream().anyMatch(Effect::isWait)
            && !Effects.isOffloaded(targets.get(0))
            && seen.add(targets.get(0));
    if (!follows) {
      return List.of();
    }
    for (Call inner : inside(targets.get(0)).toList()) {
      List<Call> found = search(inner, path, pool, seen);
      if (!found.isEmpty()) {
        return found;
      }
    }
    return List.of();
  }

  /** What a body calls on its own thread, in functions that it runs at once too. */
  private static Stream<Call> inside(Method method) {
    return method.allCalls().filter(call -> isOwn(call.method(), method));
  }

  private static boolean isOwn(Method body, Method method) {
    for (Method at = body; at != null; at = at.enclosing()) {
      if (at.equals(method)) {
        return true;
      }
      if (!Effects.runsNow(at)) {
        return false;
      }
    }
    return false;
  }
}
