package dev.heddle.flow;

import dev.heddle.catalog.Place;
import dev.heddle.catalog.Runs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A call that starts work on another thread, or a method reference that names one.
 *
 * @param at the launching call or reference
 * @param threads what limits the number of threads, as far as it is known
 * @param what it takes for each task: "thread", "virtual thread" or "task"
 */
public record Launch(Element at, Pool.Kind threads, String what) {
  /** The launches in a body's own code of which the kind of thread is known, in order. */
  static List<Launch> in(Method method) {
    List<Launch> found = new ArrayList<>();
    for (Call call : method.callList()) {
      add(call, threads(call), found);
    }
    for (Element reference : method.references()) {
      add(reference, threads(new Reference(reference)), found);
    }
    return found;
  }

  private static void add(Element at, Pool.Kind kind, List<Launch> found) {
    if (kind != null) {
      String what =
          switch (kind) {
            case VIRTUAL -> "virtual thread";
            case THREAD_PER_TASK, CACHED -> "thread";
            default -> "task";
          };
      found.add(new Launch(at, kind, what));
    }
  }

  /** The launches that happen once for each element, with nothing to limit how many at once. */
  public static List<Launch> unboundedIn(Method method) {
    List<Launch> all = in(method);
    return all.isEmpty()
        ? all
        : all.stream().filter(Launch::isUnlimited).filter(FanOut::isUnbounded).toList();
  }

  private static Pool.Kind threads(Call call) {
    if (call.is("scope-fork")) {
      return Pool.Kind.VIRTUAL;
    }
    if (call.is("start-thread")) {
      return started(call);
    }
    boolean launches = call.is("launch") || call.is("execute") || call.is("launch-into");
    if (!launches || call.is("launch-all")) {
      return null;
    }
    Expression executor = executor(call);
    return executor == null ? null : threadsOf(executor);
  }

  private static Pool.Kind threads(Reference reference) {
    if (reference.is("scope-fork")) {
      return Pool.Kind.VIRTUAL;
    }
    Expression qualifier = reference.qualifier();
    if (qualifier.isTypeName()) {
      return reference.is("virtual-thread") ? Pool.Kind.VIRTUAL : null;
    }
    boolean launches = reference.is("launch") || reference.is("execute");
    return launches && !reference.is("launch-all") && qualifier.is("executor")
        ? threadsOf(qualifier)
        : null;
  }

  private static Pool.Kind threadsOf(Expression executor) {
    Pool pool = Pool.of(executor);
    return PoolLimits.isLimited(pool) ? Pool.Kind.FIXED : pool.kind();
  }

  /** The launching call, null for a method reference. */
  Call call() {
    return at instanceof Call c ? c : null;
  }

  /** What launches, as written. */
  public String text() {
    return at instanceof Call c ? c.text() : new Reference(at).text();
  }

  /** The executor that a launch runs its task on, null if it has none of its own. */
  static Expression executor(Call call) {
    for (Runs runs : call.meaning().runs().values()) {
      if (runs.place() == Place.RECEIVER) {
        return call.receiver();
      }
      if (runs.place() == Place.EXECUTOR) {
        return call.argument(runs.argument());
      }
    }
    return null;
  }

  /** The executor that a chain of settings gives, before or behind the call. */
  static Optional<Expression> executorInChain(Call call) {
    List<Call> chain = new ArrayList<>();
    if (!call.isNew()) {
      chain.addAll(Drop.chain(call.receiver().origin()));
    }
    for (Call next = call.next(); next != null; next = next.next()) {
      chain.add(next);
    }
    return chain.stream()
        .filter(c -> c.is("sets-executor") && c.argument(0) != null)
        .map(c -> c.argument(0))
        .findFirst();
  }

  private static Pool.Kind started(Call call) {
    if (call.runs(0).place() == Place.VIRTUAL) {
      return Pool.Kind.VIRTUAL;
    }
    if (call.runs(0).place() != Place.UNKNOWN) {
      return Pool.isVirtualFactory(call.receiver()) ? Pool.Kind.VIRTUAL : Pool.Kind.THREAD_PER_TASK;
    }
    Expression thread = call.receiver().localOrigin();
    List<Call> chain = Drop.chain(thread);
    if (chain.isEmpty() || !thread.is("thread")) {
      return null;
    }
    return chain.stream().anyMatch(c -> c.is("virtual-builder"))
            || (chain.size() > 1 && Pool.isVirtualFactory(chain.get(0).receiver()))
        ? Pool.Kind.VIRTUAL
        : Pool.Kind.THREAD_PER_TASK;
  }

  /** Whether nothing limits the number of threads. */
  public boolean isUnlimited() {
    return threads == Pool.Kind.VIRTUAL
        || threads == Pool.Kind.THREAD_PER_TASK
        || threads == Pool.Kind.CACHED;
  }

  /** The functions of the sources that it runs as tasks. */
  List<Method> tasks() {
    List<Method> tasks = new ArrayList<>();
    List<Expression> given = new ArrayList<>();
    Call call = call();
    if (call == null) {
      given.addAll(new Reference(at).madeBefore());
    } else {
      given.addAll(call.arguments());
    }
    if (call != null && call.is("start-thread") && call.receiver().localOrigin().call() != null) {
      Expression thread = call.receiver().localOrigin();
      given.add(thread);
      given.addAll(thread.call().arguments());
    }
    for (Expression each : given) {
      Method function = each.function();
      if (function != null) {
        tasks.add(function);
      }
    }
    return tasks;
  }
}
