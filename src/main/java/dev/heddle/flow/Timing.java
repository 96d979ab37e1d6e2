package dev.heddle.flow;

import dev.heddle.catalog.Place;
import dev.heddle.fact.Event;
import java.util.List;

/** When the code of a lambda or anonymous class runs, seen from where it is written. */
public enum Timing {
  /** On this thread, before the call that receives it returns. */
  AT_ONCE,
  /** On another thread, or later. */
  ELSEWHERE,
  /** Nothing tells. */
  UNKNOWN;

  private static final int DEPTH = 4;

  static Timing of(Method method) {
    return of(method, DEPTH);
  }

  private static Timing of(Method method, int depth) {
    if (method.enclosing() == null) {
      return UNKNOWN;
    }
    Expression created = method.creation();
    return created == null ? UNKNOWN : of(created, depth);
  }

  /** When a function value runs. */
  static Timing of(Expression function) {
    return of(function, DEPTH);
  }

  private static Timing of(Expression function, int depth) {
    if (function.event() instanceof Event.New n && n.body() != null) {
      boolean thread = function.program().kinds(function.type()).contains("thread");
      if (thread || function.program().kinds(function.type()).contains("fork-join-task")) {
        return ELSEWHERE;
      }
    }
    Timing all = null;
    for (Use use : function.allUses()) {
      Timing one =
          switch (use.kind()) {
            case ARGUMENT -> argument(function.callOf(use), use.index(), depth);
            case RECEIVER -> called(function.callOf(use));
            case ASSIGNED, CAST, DISCARDED -> null;
            case STORED -> stored(function, use, depth);
            case RETURNED, LAMBDA_RESULT -> UNKNOWN;
            default -> UNKNOWN;
          };
      if (one != null) {
        all = all == null || all == one ? one : UNKNOWN;
      }
    }
    return all == null ? UNKNOWN : all;
  }

  /** What is kept in a private field and only ever given to other threads. */
  private static Timing stored(Expression function, Use use, int depth) {
    Field field =
        use.event() instanceof Event.Store s
            ? function.link().field(s.owner(), s.name(), s.region())
            : null;
    if (field == null || depth == 0 || !field.isPrivate()) {
      return UNKNOWN;
    }
    boolean elsewhere =
        !field.reads().isEmpty()
            && field.reads().stream().allMatch(r -> of(r.result(), depth - 1) == ELSEWHERE);
    return elsewhere ? ELSEWHERE : UNKNOWN;
  }

  private static Timing called(Call call) {
    return call.is("start-thread") ? ELSEWHERE : AT_ONCE;
  }

  /** When argument {@code i} of a call runs, if it is a function. */
  static Timing argument(Call call, int i, int depth) {
    Place place = call.runs(i).place();
    if (place == Place.NOW || place == Place.ASSEMBLY) {
      return Streams.isParallel(call) ? ELSEWHERE : AT_ONCE;
    }
    if (place != Place.UNKNOWN && place != Place.STORED) {
      return ELSEWHERE;
    }
    if (call.is("wraps-function") && depth > 0) {
      return of(call.result(), depth - 1);
    }
    if (Concurrency.isGathered(call)) {
      return ELSEWHERE;
    }
    return place == Place.STORED || depth == 0 ? UNKNOWN : throughProject(call, i, depth);
  }

  private static Timing throughProject(Call call, int i, int depth) {
    List<Method> targets = call.targets();
    Timing all = null;
    for (Method target : targets) {
      if (i >= target.parameters().size()) {
        return UNKNOWN;
      }
      Timing one = target.program().timings().of(target, i, depth - 1);
      if (one == UNKNOWN) {
        return UNKNOWN;
      }
      all = all == null || all == one ? one : UNKNOWN;
    }
    return all == null ? UNKNOWN : all;
  }

  /**
   * What a method does with a function parameter: used in a lambda, that lambda's timing counts.
   * {@link Timings} remembers it.
   */
  static Timing insideOf(Method target, Expression parameter, int depth) {
    Timing all = null;
    for (Use use : parameter.allUses()) {
      Call call = parameter.callOf(use);
      if (call == null) {
        return UNKNOWN;
      }
      Timing one =
          use.kind() == Use.Kind.RECEIVER
              ? AT_ONCE
              : use.kind() == Use.Kind.ARGUMENT ? argument(call, use.index(), depth) : UNKNOWN;
      if (call.method() != target && one == AT_ONCE) {
        one = of(call.method(), depth);
      }
      if (one == UNKNOWN) {
        return UNKNOWN;
      }
      all = all == null || all == one ? one : UNKNOWN;
    }
    return all == null ? UNKNOWN : all;
  }
}
