package dev.heddle.flow;

import dev.heddle.fact.Region;
import dev.heddle.fact.Value;
import java.util.ArrayList;
import java.util.List;

/**
 * A wait with a time limit for a task of this method, after which nobody stops the task.
 *
 * @param at the waiting call
 * @param launch the call that started the task
 */
public record AbandonedTask(Call at, Call launch) {

  /** The abandoned tasks of a body's own code, in order. */
  public static List<AbandonedTask> in(Method method) {
    List<AbandonedTask> found = new ArrayList<>();
    for (Call call : method.saying("timed-join")) {
      Call launch = isEndless(call) ? null : launch(call.subject());
      if (launch != null && !isStopped(call, launch)) {
        found.add(new AbandonedTask(call, launch));
      }
    }
    return found;
  }

  /** Whether it is a stage, which has no way to stop the task. */
  public boolean isStage() {
    return launch.result().is("stage") && !launch.is("completable");
  }

  private static boolean isEndless(Call wait) {
    Expression time =
        wait.arguments().stream()
            .filter(a -> a.type().is("long"))
            .findFirst()
            .orElse(wait.argument(0));
    return Quantity.of(time).orElse(1) == Long.MAX_VALUE || Quantity.is(time, 0);
  }

  /** The call of the same method that gave the future's task to an executor, or null. */
  private static Call launch(Expression future) {
    Expression origin = future.localOrigin();
    List<Call> chain = Drop.chain(origin);
    for (Call call : chain) {
      boolean launches = call.is("launch") && !call.is("launch-all");
      if (launches || onlySubmits(call)) {
        return call.method() == future.method() ? call : null;
      }
    }
    Call made = origin.call();
    if (made == null || !made.isNew() || !origin.is("future") || !origin.is("task")) {
      return null;
    }
    // a FutureTask: the call that runs it
    return made.result().allUses().stream()
        .filter(u -> u.kind() == Use.Kind.ARGUMENT)
        .map(made.result()::callOf)
        .filter(c -> c.is("execute") || c.is("launch") || c.is("unstarted"))
        .filter(c -> c.method() == future.method())
        .findFirst()
        .orElse(null);
  }

  /** A helper of the class that gives back the handle of what it submits, and keeps none. */
  private static boolean onlySubmits(Call call) {
    List<Method> targets = call.isNew() || !call.isProject() ? List.of() : call.targets();
    if (targets.size() != 1 || !targets.get(0).isPrivate()) {
      return false;
    }
    List<Expression> given = targets.get(0).returned();
    return !given.isEmpty()
        && given.stream()
            .map(Expression::localOrigin)
            .allMatch(
                g ->
                    g.call() != null
                        && g.call().is("launch")
                        && !g.call().is("launch-all")
                        && g.allUses().stream().noneMatch(u -> isKept(g, u)));
  }

  private static boolean isKept(Expression handle, Use use) {
    return use.kind() != Use.Kind.RETURNED
        && (use.kind() == Use.Kind.RECEIVER || isHandedOn(use, handle.callOf(use)));
  }

  private static boolean isStopped(Call wait, Call launch) {
    return isWaitedForAgain(wait, launch)
        || poolStops(launch)
        || handleIsUsed(wait, launch)
        || (launch.is("unstarted") && isInterrupted(launch.result()));
  }

  /** Whether the thread that was made for the task is told to end. */
  private static boolean isInterrupted(Expression thread) {
    return thread.allUses().stream()
        .map(thread::callOf)
        .anyMatch(c -> c != null && c.is("interrupts") && reachesTimeout(c));
  }

  private static boolean isWaitedForAgain(Call wait, Call launch) {
    Iteration round = Iteration.around(wait);
    return round != null && round.method() == wait.method() && !round.holds(launch);
  }

  /** Whether the executor is closed or stopped in the same method. */
  private static boolean poolStops(Call launch) {
    Expression executor = Launch.executor(launch);
    if (executor == null) {
      return launch.method().member().allCalls().anyMatch(c -> c.is("shutdown") && c.is("cancel"));
    }
    Method method = launch.method().member();
    return method
            .allCalls()
            .anyMatch(
                c ->
                    !c.isNew()
                        && c.is("shutdown")
                        && (c.is("cancel") || c.is("join"))
                        && isSame(c.receiver(), executor))
        || executor.allUses().stream().anyMatch(u -> u.kind() == Use.Kind.RESOURCE)
        || isResource(executor);
  }

  private static boolean isResource(Expression executor) {
    return executor.variable() != null
        && executor.variable().kind() == dev.heddle.fact.Variable.Kind.RESOURCE;
  }

  private static boolean isSame(Expression a, Expression b) {
    return a.field() != null ? a.field() == b.field() : a.equals(b);
  }

  /** Whether the handle is cancelled, waited for again or handed to somebody else. */
  private static boolean handleIsUsed(Call wait, Call launch) {
    Expression handle = wait.subject();
    if (!(handle.value() instanceof Value.Local)) {
      return false;
    }
    for (Use use : handle.allUses()) {
      Call call = handle.callOf(use);
      if (call != null && (call.equals(wait) || call.equals(launch))) {
        continue;
      }
      if (use.kind() == Use.Kind.RECEIVER) {
        if (isRemedy(call, wait)) {
          return true;
        }
      } else if (isHandedOn(use, call)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isRemedy(Call call, Call wait) {
    if (call.is("cancel")) {
      return reachesTimeout(call);
    }
    boolean again = call.is("join") || call.is("compose");
    return again && wait.precedes(call);
  }

  /** A `cancel` in a clause for other failures does not help. */
  private static boolean reachesTimeout(Call cancel) {
    Region clause = cancel.enclosing(Region.Kind.CATCH);
    return clause == null
        || Catch.of(cancel.method()).stream()
            .filter(c -> c.region().id() == clause.id())
            .anyMatch(c -> c.catches("timeout-failure") || c.covers("java.lang.Exception"));
  }

  private static boolean isHandedOn(Use use, Call call) {
    return switch (use.kind()) {
      case ARGUMENT -> !call.is("safe") || call.is("sets-atomic");
      case RETURNED, LAMBDA_RESULT, STORED, ELEMENT, QUALIFIER, YIELDED -> true;
      default -> false;
    };
  }
}
