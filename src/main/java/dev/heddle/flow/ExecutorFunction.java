package dev.heddle.flow;

import dev.heddle.catalog.MethodMeaning;
import dev.heddle.catalog.Place;
import dev.heddle.catalog.Runs;
import dev.heddle.catalog.TypeMeaning;
import dev.heddle.fact.Event;
import java.util.List;

/** An executor written as a function: `task -> new Thread(task).start()`. */
final class ExecutorFunction {
  private ExecutorFunction() {}

  /** What kind of executor the function is; unknown if so many steps do not show it. */
  static Pool.Kind kind(Expression executor, int depth) {
    if (executor.event() instanceof Event.MethodReference reference) {
      return referenced(executor, reference, depth);
    }
    Method body = executor.event() instanceof Event.Lambda ? executor.function() : null;
    if (body == null && executor.event() instanceof Event.New) {
      body = executor.function();
    }
    if (body == null || body.parameters().size() != 1) {
      return Pool.Kind.UNKNOWN;
    }
    Expression task = body.expression(body.parameters().get(0));
    for (Use use : task.allUses()) {
      Call call = task.callOf(use);
      if (call == null) {
        continue;
      }
      if (use.kind() == Use.Kind.RECEIVER && call.is("runs-task")) {
        return Pool.Kind.DIRECT;
      }
      if (use.kind() == Use.Kind.ARGUMENT) {
        return kind(call, call.runs(use.index()), depth);
      }
    }
    return Pool.Kind.UNKNOWN;
  }

  private static Pool.Kind kind(Call call, Runs runs, int depth) {
    return switch (runs.place()) {
      case THREAD ->
          Pool.isVirtualFactory(call.receiver() == null ? call.result() : call.receiver())
              ? Pool.Kind.VIRTUAL
              : Pool.Kind.THREAD_PER_TASK;
      case RECEIVER -> Pool.kind(call.receiver(), depth);
      case EXECUTOR -> Pool.kind(call.argument(runs.argument()), depth);
      default -> kind(runs.place());
    };
  }

  /** The kind of a place that is a thread by itself. */
  private static Pool.Kind kind(Place place) {
    return switch (place) {
      case VIRTUAL -> Pool.Kind.VIRTUAL;
      case UI -> Pool.Kind.UI;
      case EVENT_LOOP -> Pool.Kind.EVENT_LOOP;
      case COMMON_POOL -> Pool.Kind.COMMON;
      default -> Pool.Kind.UNKNOWN;
    };
  }

  private static Pool.Kind referenced(
      Expression executor, Event.MethodReference reference, int depth) {
    for (String name :
        executor.program().ancestors(executor.link().typing().qualifierType(reference).name())) {
      TypeMeaning type = executor.program().catalog().type(name);
      for (MethodMeaning m : type == null ? List.<MethodMeaning>of() : type.methods()) {
        Runs runs = m.runs().get(0);
        if (m.name().equals(reference.name()) && runs != null) {
          return runs.place() == Place.RECEIVER
              ? Pool.kind(executor.beside(reference.qualifier()), depth)
              : kind(runs.place());
        }
        if (m.name().equals(reference.name()) && m.traits().contains("runs-task")) {
          return Pool.Kind.DIRECT;
        }
      }
    }
    return Pool.Kind.UNKNOWN;
  }
}
