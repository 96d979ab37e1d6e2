package dev.heddle.flow;

import dev.heddle.catalog.Place;
import dev.heddle.catalog.Runs;
import dev.heddle.fact.Region;

/**
 * A function that several threads may run at the same time, and what all of them share.
 *
 * @param scope what is declared outside this region is shared by all runs
 */
record Concurrency(int scope) {

  /**
   * How a function that is argument {@code index} of a call runs beside itself; else null.
   *
   * @param body the region of its code, -1 for a method reference
   */
  static Concurrency of(Call call, int index, int body) {
    Place place = call.runs(index).place();
    if (call.is("ordered") || call.is("gathers")) {
      return null;
    }
    if (place == Place.NOW) {
      return Streams.isParallel(call) ? new Concurrency(body) : null;
    }
    if (place == Place.COMMON_POOL && !call.is("launch") && !call.is("compose")) {
      return new Concurrency(body);
    }
    if (isGathered(call)) {
      return repeated(call);
    }
    boolean elsewhere = place != Place.UNKNOWN && place != Place.ASSEMBLY && place != Place.STORED;
    boolean launches = call.is("launch") || call.is("execute") || startsThread(call);
    boolean pool = place == Place.EXECUTOR || place == Place.COMMON_POOL;
    boolean continues =
        call.is("compose")
            && (pool || Drop.chain(call.result()).stream().anyMatch(Launches::isLaunch));
    boolean parallel = elsewhere && (launches || continues) && !isSerial(call, index);
    return parallel ? repeated(call) : null;
  }

  /** Whether it adds a task to a collection whose tasks are later run all together. */
  static boolean isGathered(Call call) {
    Expression tasks = call.isNew() || call.isUnqualified() ? null : call.receiver();
    return tasks != null
        && tasks.variable() != null
        && call.is("mutates")
        && tasks.uses().stream()
            .filter(u -> u.kind() == Use.Kind.ARGUMENT && u.event().id() > call.event().id())
            .map(tasks::callOf)
            .anyMatch(c -> c.is("launch-all") && !isInOneRound(c, call));
  }

  private static boolean isInOneRound(Call launch, Call added) {
    Region round = launch.enclosing(Region.Kind.LOOP_BODY);
    return round != null && round.holds(added.event().id());
  }

  private static boolean startsThread(Call call) {
    return call.is("start-thread") || call.is("unstarted");
  }

  /** The loop, or the function called for each element, that launches again and again. */
  private static Concurrency repeated(Call call) {
    for (Region region : call.regions()) {
      if (region.kind().isLoop()) {
        return isAwaitedInside(call, region) ? null : new Concurrency(region.id());
      }
    }
    Method method = call.method();
    Call receiving = method.isLambda() ? method.receivingCall() : null;
    boolean each =
        receiving != null
            && method.timing() == Timing.AT_ONCE
            && !method.parameters().isEmpty()
            && !receiving.receiver().is("optional");
    return each && !isAwaitedInside(call, method.region())
        ? new Concurrency(method.region().id())
        : null;
  }

  private static boolean isAwaitedInside(Call call, Region round) {
    return call.result().allUses().stream()
        .anyMatch(
            u ->
                u.kind() == Use.Kind.RECEIVER
                    && call.result().callOf(u).is("join")
                    && round.holds(u.event().id()));
  }

  /** Whether one thread runs all tasks of the executor. */
  private static boolean isSerial(Call call, int index) {
    Runs runs = call.runs(index);
    Expression executor =
        runs.place() == Place.EXECUTOR ? call.argument(runs.argument()) : call.receiver();
    if (executor == null || executor.isTypeName()) {
      return false;
    }
    for (Call made : Drop.chain(executor.origin())) {
      if (made.is("single-pool")) {
        return true;
      }
    }
    return false;
  }

  /** Whether a variable is the same for all runs. */
  boolean shares(Method method, int declaredIn) {
    for (int id = declaredIn; id >= 0; id = method.region(id).parent()) {
      if (id == scope) {
        return false;
      }
    }
    return true;
  }
}
