package dev.heddle.flow;

import dev.heddle.catalog.Place;
import dev.heddle.fact.Body;
import dev.heddle.fact.Event;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Work that a class gives to other threads while it is being initialised.
 *
 * @param at what starts the work, or waits for it
 * @param waits whether the initialiser waits, so that both wait for each other
 */
public record ClassStart(Call at, boolean waits) {
  /** What the static initialisers of a type do of that kind, in order. */
  public static List<ClassStart> in(Type type) {
    List<ClassStart> found = new ArrayList<>();
    for (Call call : reached(type)) {
      if (isParallel(call, type)) {
        found.add(new ClassStart(parallelWord(call), true));
      } else if (call.is("launch-all")) {
        found.add(new ClassStart(call, true));
      } else if (isLaunch(call)) {
        Call wait = waitFor(call);
        found.add(wait == null ? new ClassStart(call, false) : new ClassStart(wait, true));
      }
    }
    return found;
  }

  private static List<Call> reached(Type type) {
    List<Call> calls = new ArrayList<>();
    Set<Method> seen = new HashSet<>();
    for (Method method : type.methods()) {
      boolean initialises =
          method.kind() == Body.Kind.STATIC_INITIALISER
              || (method.kind() == Body.Kind.FIELD_INITIALISER && method.isStatic());
      if (initialises && method.enclosing() == null) {
        collect(method, type, calls, seen);
      }
    }
    return calls;
  }

  private static void collect(Method method, Type type, List<Call> out, Set<Method> seen) {
    if (!seen.add(method)) {
      return;
    }
    for (Call call : method.allCalls().toList()) {
      if (!runsHere(call.method(), method)) {
        continue;
      }
      out.add(call);
      for (Method target : call.targets()) {
        if (target.type() == type) {
          collect(target, type, out, seen);
        }
      }
    }
  }

  private static boolean runsHere(Method inner, Method outer) {
    for (Method m = inner; m != outer; m = m.enclosing()) {
      if (m == null || !Effects.runsNow(m)) {
        return false;
      }
    }
    return true;
  }

  /** Whether other threads run code of the class while the call waits for them. */
  private static boolean isParallel(Call call, Type type) {
    boolean parallel = !call.isNew() && call.receiver().is("stream") && Streams.isParallel(call);
    boolean stream = parallel && Iteration.isPerElement(call);
    if (parallel && call.arguments().stream().anyMatch(a -> gathersWith(a, type, 3))) {
      return true;
    }
    for (int i = 0; i < call.arguments().size(); i++) {
      boolean shared = call.runs(i).place() == Place.COMMON_POOL && !call.result().is("future");
      if ((stream || shared) && isCodeOf(call.argument(i), type)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a collector is made of code of the class. */
  private static boolean gathersWith(Expression collector, Type type, int depth) {
    Call made = collector.localOrigin().call();
    return made != null
        && depth > 0
        && made.arguments().stream()
            .anyMatch(a -> isCodeOf(a, type) || gathersWith(a, type, depth - 1));
  }

  private static boolean isCodeOf(Expression function, Type type) {
    Event event = function.origin().event();
    if (event instanceof Event.Lambda) {
      return true;
    }
    Method body = event instanceof Event.MethodReference ? function.function() : null;
    return body != null && body.type() == type;
  }

  /** The call that makes the stream parallel. */
  private static Call parallelWord(Call step) {
    if (!step.isNew() && step.receiver().is("stream")) {
      for (Call call : Drop.chain(step.receiver().localOrigin())) {
        if (call.is("parallel-stream")) {
          return call;
        }
      }
    }
    return step;
  }

  private static boolean isLaunch(Call call) {
    return call.is("launch")
        || call.is("execute")
        || call.is("periodic")
        || (call.is("start-thread") && !call.is("fluent"))
        || call.is("launch-into");
  }

  /** The call of the same code that waits for the launched work, or null. */
  private static Call waitFor(Call launch) {
    if (launch.is("join")) {
      return launch;
    }
    for (Call call : launch.method().callList()) {
      boolean waits = call.is("join") || call.is("scope-join");
      if (waits && !call.isNew() && call.event().id() > launch.event().id()) {
        if (isHandle(call.receiver(), launch) || isOpenWait(call) || isAllOf(call, launch)) {
          return call;
        }
      }
    }
    return null;
  }

  private static boolean isHandle(Expression handle, Call launch) {
    if (Drop.chain(handle.origin()).contains(launch)) {
      return true;
    }
    boolean started = launch.is("start-thread") && !launch.isNew();
    return started && (handle.equals(launch.receiver()) || isSameField(handle, launch.receiver()));
  }

  private static boolean isSameField(Expression a, Expression b) {
    return a.field() != null && a.field() == b.field();
  }

  /** A latch, or the end of a pool: whatever was launched before it. */
  private static boolean isOpenWait(Call wait) {
    return wait.receiver().is("latch")
        || wait.receiver().is("barrier")
        || wait.receiver().is("executor");
  }

  private static boolean isAllOf(Call wait, Call launch) {
    return Drop.chain(wait.receiver().localOrigin()).stream()
        .filter(c -> c.is("all-of") || c.is("race"))
        .anyMatch(
            c ->
                c.arguments().stream()
                    .anyMatch(a -> Drop.chain(a.origin()).contains(launch) || a.type().isArray()));
  }
}
