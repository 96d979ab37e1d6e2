package dev.heddle.flow;

import dev.heddle.fact.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A cancel or timeout of a completable future that its task does not notice.
 *
 * @param call the cancelling call
 * @param kind why it does not help
 * @param work what the task goes on with, null where it does not matter
 */
public record Cancellation(Call call, Kind kind, Element work) {
  /** Why a cancellation does not help. */
  public enum Kind {
    /** The task waits or loops until it is interrupted, which a completable future never does. */
    TASK_GOES_ON,
    /** A stage behind the launched one is cancelled. */
    DERIVED_STAGE,
    /** The caller goes on after a time limit, the task does not end. */
    TIMEOUT
  }

  private static final int DEPTH = 6;

  /** The cancellations without effect of a body's own code, in order. */
  public static List<Cancellation> ineffectiveIn(Method method) {
    return method.inCalls(Cancellation::of);
  }

  private static Optional<Cancellation> of(Call call) {
    if (call.isNew()) {
      return Optional.empty();
    }
    if (call.is("timeout") && isStage(call.receiver())) {
      return endless(call, Kind.TIMEOUT);
    }
    if (!call.is("cancel") || call.is("shutdown") || !isStage(call.receiver())) {
      return Optional.empty();
    }
    if (stopsAnotherWay(call) || isOwnKind(call)) {
      return Optional.empty();
    }
    List<Call> chain = chain(call.receiver());
    if (isDerived(chain)) {
      return cancelsLaunched(call)
          ? Optional.empty()
          : Optional.of(new Cancellation(call, Kind.DERIVED_STAGE, null));
    }
    boolean interrupts = call.arguments().size() == 1 && "true".equals(call.argument(0).constant());
    return interrupts ? endless(call, Kind.TASK_GOES_ON) : Optional.empty();
  }

  /** Whether it is a stage, whatever the variable that keeps it is declared as. */
  private static boolean isStage(Expression future) {
    return future.is("stage") || (future.is("future") && future.origin().is("stage"));
  }

  private static Optional<Cancellation> endless(Call call, Kind kind) {
    for (Call launch : chain(call.receiver())) {
      if (isStageLaunch(launch)) {
        for (Method task : tasks(launch)) {
          Optional<Element> work = EndlessWork.in(task);
          if (work.isPresent() && !isCooperative(task, call)) {
            return Optional.of(new Cancellation(call, kind, work.get()));
          }
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isStageLaunch(Call call) {
    return call.is("launch") && call.result().is("stage");
  }

  /** The calls that made a future, also where a field keeps it or a method gives it. */
  private static List<Call> chain(Expression future) {
    return chain(future, DEPTH);
  }

  private static List<Call> chain(Expression future, int depth) {
    Expression origin = future.origin();
    Field field = origin.field();
    if (field != null) {
      List<Expression> values = field.values().stream().filter(v -> !v.isNull()).toList();
      if (values.size() != 1) {
        return List.of();
      }
      origin = values.get(0).origin();
    }
    List<Call> chain = new ArrayList<>(Drop.chain(origin));
    Call first = chain.isEmpty() ? null : chain.get(chain.size() - 1);
    if (first == null || first.isNew() || depth == 0) {
      return chain;
    }
    boolean goesOn = !first.receiver().isTypeName() && first.receiver().is("stage");
    if (goesOn && !first.receiver().equals(future)) {
      chain.addAll(chain(first.receiver(), depth - 1));
    } else if (first.isProject() && first.targets().size() == 1) {
      List<Expression> given = first.targets().get(0).returned();
      if (given.size() == 1 && given.get(0).is("stage")) {
        chain.addAll(chain(given.get(0), depth - 1));
      }
    }
    return chain;
  }

  /** Whether the future is a stage behind work that the sources launch. */
  private static boolean isDerived(List<Call> chain) {
    boolean derived = false;
    for (Call call : chain) {
      if (call.is("compose") || call.is("derived")) {
        derived = true;
      }
      if (isStageLaunch(call)) {
        return derived;
      }
      if (call.is("derived")) {
        return call.arguments().stream().anyMatch(a -> startsWithLaunch(a));
      }
    }
    return false;
  }

  /** Whether the same code also cancels the stage that stands for the task itself. */
  private static boolean cancelsLaunched(Call cancel) {
    return cancel
        .method()
        .member()
        .allCalls()
        .filter(c -> !c.isNew() && c.is("cancel") && !c.equals(cancel))
        .anyMatch(
            c ->
                isStage(c.receiver())
                    ? mayBeSource(chain(c.receiver()), chain(cancel.receiver()))
                    : !isOtherTask(c, cancel));
  }

  /** Whether a cancelled stage may stand for a task behind another one. */
  private static boolean mayBeSource(List<Call> stage, List<Call> derived) {
    List<Call> launches = stage.stream().filter(Cancellation::isStageLaunch).toList();
    boolean own = derived.stream().anyMatch(Cancellation::isStageLaunch);
    return !isDerived(stage)
        && (launches.isEmpty() || !own || launches.stream().anyMatch(derived::contains));
  }

  private static boolean startsWithLaunch(Expression member) {
    if (member.is("future")) {
      return chain(member).stream().anyMatch(Cancellation::isStageLaunch);
    }
    return Racing.launches(member);
  }

  /** A class of the sources may cancel in its own way. */
  private static boolean isOwnKind(Call cancel) {
    return cancel.isProject();
  }

  /** Whether the cancelling code, or a callback on the stage, stops the work otherwise. */
  private static boolean stopsAnotherWay(Call cancel) {
    return cancel
            .method()
            .member()
            .allCalls()
            .anyMatch(c -> !c.equals(cancel) && stops(c) && !isOtherTask(c, cancel))
        || cancel.receiver().allUses().stream()
            .filter(u -> u.kind() == Use.Kind.RECEIVER)
            .map(cancel.receiver()::callOf)
            .anyMatch(
                c ->
                    c.is("sees-failure")
                        && c.arguments().stream().anyMatch(Cancellation::stopsWork));
  }

  private static boolean stops(Call call) {
    return (call.is("interrupts") && !isOfCurrent(call))
        || (call.is("shutdown") && call.is("cancel"))
        || (call.is("cancel") && !call.isNew() && !isStage(call.receiver()));
  }

  /** Whether a call cancels a task of its own that has nothing to do with the stage. */
  private static boolean isOtherTask(Call other, Call cancel) {
    if (!other.is("cancel") || other.is("shutdown")) {
      return false;
    }
    Field here = other.receiver().field();
    Field stage = cancel.receiver().field();
    List<Call> made = chain(other.receiver());
    Call launch = made.size() == 1 && made.get(0).is("launch") ? made.get(0) : null;
    List<Method> tasks = launch == null ? List.of() : tasks(launch);
    return here != null
        && stage != null
        && !tasks.isEmpty()
        && tasks.stream().noneMatch(t -> reads(t, List.of(stage), 3))
        && chain(cancel.receiver()).stream()
            .filter(Cancellation::isStageLaunch)
            .flatMap(c -> tasks(c).stream())
            .noneMatch(t -> reads(t, List.of(here), 3));
  }

  private static List<Method> tasks(Call launch) {
    return new Launch(launch, Pool.Kind.UNKNOWN, "").tasks();
  }

  /** A thread that interrupts itself only restores its flag. */
  private static boolean isOfCurrent(Call interrupt) {
    Call thread = interrupt.isNew() ? null : interrupt.receiver().call();
    return thread != null && thread.is("current-thread");
  }

  private static boolean stopsWork(Expression callback) {
    Method body = callback.function();
    return body != null
        && body.allCalls().anyMatch(c -> c.is("cancel") || (c.is("interrupts") && !isOfCurrent(c)));
  }

  /** Whether the task reads something that the cancelling method writes. */
  private static boolean isCooperative(Method task, Call cancel) {
    List<Field> written = new ArrayList<>();
    for (Element e : cancel.method().elements()) {
      if (e.event() instanceof Event.Store s) {
        written.add(cancel.method().link().field(s));
      } else if (e instanceof Call c && !c.isNew() && c.receiver().field() != null) {
        if (c.receiver().is("atomic") || c.is("signal") || c.is("count-down") || c.is("release")) {
          written.add(c.receiver().field());
        }
      }
    }
    written.removeIf(f -> f == null);
    return !written.isEmpty() && reads(task, written, 3);
  }

  private static boolean reads(Method task, List<Field> fields, int depth) {
    for (Element e : task.allElements()) {
      Field field = e.event() instanceof Event.Read ? e.result().field() : null;
      if (field != null && fields.contains(field)) {
        return true;
      }
      if (depth > 0
          && e instanceof Call c
          && c.targets().stream().anyMatch(t -> reads(t, fields, depth - 1))) {
        return true;
      }
    }
    return false;
  }
}
