package dev.heddle.flow;

import dev.heddle.catalog.Place;
import dev.heddle.fact.Event;
import java.lang.reflect.Modifier;
import java.util.HashSet;
import java.util.Set;

/** Which code is part of the assembly or the run of a reactive chain. */
final class ReactiveCode {
  private static final int DEPTH = 6;

  private final Set<Method> open = new HashSet<>();

  private ReactiveCode() {}

  /** Whether a body runs as, or inside, a function given to an operator of a chain. */
  static boolean isStep(Method method) {
    return new ReactiveCode().isStep(method, DEPTH);
  }

  /** The method that returns the publisher which a body helps to assemble, or null. */
  static Method assembly(Method body) {
    Method at = body;
    while (at.isLambda() && runsInPlace(at)) {
      at = at.enclosing();
    }
    boolean makes = !at.isLambda() && at.program().kinds(at.returns()).contains("publisher");
    return makes && !at.type().is("publisher") ? at : null;
  }

  private boolean isStep(Method body, int depth) {
    if (depth == 0 || !open.add(body)) {
      return false;
    }
    if (body.isLambda()) {
      Call receiving = body.receivingCall();
      return receiving != null
          && (isStepOf(receiving, body.receivingIndex())
              || (runsInPlace(body) && isStep(body.enclosing(), depth)));
    }
    if (body.creation() != null && isGivenToStep(body.creation())) {
      return true;
    }
    boolean helper = body.declaration() != null && Modifier.isPrivate(body.declaration().flags());
    return helper && (isCalledFromStep(body, depth) || isReferredToByStep(body));
  }

  private boolean isCalledFromStep(Method helper, int depth) {
    return helper.callers().stream().anyMatch(c -> isStep(c.method(), depth - 1));
  }

  private static boolean isReferredToByStep(Method helper) {
    for (Method each : helper.type().methods()) {
      for (Element e : each.elements()) {
        if (e.event() instanceof Event.MethodReference
            && helper.equals(e.result().function())
            && isGivenToStep(e.result())) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isGivenToStep(Expression function) {
    return function.allUses().stream()
        .filter(use -> use.kind() == Use.Kind.ARGUMENT)
        .anyMatch(use -> isStepOf(function.callOf(use), use.index()));
  }

  private static boolean isStepOf(Call call, int argument) {
    Place place = call.runs(argument).place();
    boolean step = call.is("operator") || call.is("lazy-source") || call.is("flatten");
    return step
        && !call.is("bridge")
        && !call.is("closes-after")
        && (place == Place.UPSTREAM || place == Place.SUBSCRIBER);
  }

  /** A lambda that plain code around it runs at once, such as one of `forEach`. */
  private static boolean runsInPlace(Method lambda) {
    Call receiving = lambda.receivingCall();
    return receiving != null && receiving.runs(lambda.receivingIndex()).place() == Place.NOW;
  }
}
