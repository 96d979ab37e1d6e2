package dev.heddle.flow;

import dev.heddle.catalog.Place;
import dev.heddle.code.ParameterDecl;
import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Variable;
import java.util.List;

/** Whether the methods that receive functions run them, and when. */
final class Invocation {
  private static final int DEPTH = 4;

  private Invocation() {}

  /** Whether a call on a function value runs it, and is no default method such as `andThen`. */
  static boolean invokes(Call call, Method body) {
    return body == null
        || call.declaration() == null
        || call.arguments().size() == body.parameters().size();
  }

  /** Whether the call runs a function value, which may do anything with what it is given. */
  static boolean isOne(Call call) {
    TypeModel.Member function =
        call.isNew() ? null : call.program().model().functionOf(call.receiverType());
    return function != null
        && call.name().equals(function.method().name())
        && call.program().catalog().type(call.receiverType().name()) != null;
  }

  /** Whether a method of the sources calls the function that it is given, on whatever thread. */
  static boolean ofParameter(Call call, int index) {
    return call.targets().stream().anyMatch(target -> invokes(target, index));
  }

  private static boolean invokes(Method target, int index) {
    if (index >= target.parameters().size()) {
      return false;
    }
    Expression parameter = target.expression(target.parameters().get(index));
    return parameter.allUses().stream().anyMatch(use -> use.kind() == Use.Kind.RECEIVER);
  }

  /** The functions of the sources that a call may invoke: all that its receiver is known to be. */
  static List<Method> invoked(Call call) {
    Method written = written(call);
    return written == null ? kept(call) : List.of(written);
  }

  /** The function that a call invokes, if its receiver is seen to be a single one; else null. */
  static Method written(Call call) {
    if (call.isNew() || call.isUnqualified()) {
      return null;
    }
    Expression origin = call.receiver().origin();
    boolean function =
        origin.event() instanceof Event.Lambda || origin.event() instanceof Event.MethodReference;
    return function && invokes(call) ? origin.function() : null;
  }

  /** Those that a call invokes through a field, passed to the constructor that sets it. */
  static List<Method> kept(Call call) {
    if (call.isNew() || call.isUnqualified()) {
      return List.of();
    }
    Variable passed = call.receiver().origin().variable();
    if (passed == null
        || passed.kind() != Variable.Kind.PARAMETER
        || passed.equals(call.receiver().variable())) {
      return List.of();
    }
    Field field = call.receiver().localOrigin().field();
    return field == null || !invokes(call) ? List.of() : field.kept().functions();
  }

  private static boolean invokes(Call call) {
    TypeModel.Member single = call.program().model().functionOf(call.receiverType());
    return single != null && single.method().name().equals(call.name());
  }

  /** The functions of the sources that an argument is known to be, written there or kept. */
  static List<Method> given(Expression argument) {
    Method written = Dependents.given(argument);
    if (written != null) {
      return List.of(written);
    }
    Field field = argument.field();
    return field == null ? List.of() : field.kept().functions();
  }

  /** Whether an object is given where any may be: it is a value, whatever its class can do. */
  static boolean isValue(Call call, int index, Method body) {
    if (body == null || body.isLambda() || call.declaration() == null) {
      return false;
    }
    List<ParameterDecl> parameters = call.declaration().parameters();
    int last = parameters.size() - 1;
    TypeRef type = last < 0 ? TypeRef.UNKNOWN : parameters.get(Math.min(index, last)).type();
    return type.variable() || type.is("java.lang.Object");
  }

  /** Whether a call runs the function that is argument {@code index} before it returns. */
  static boolean isNow(Call call, int index) {
    return isNow(call, index, DEPTH);
  }

  private static boolean isNow(Call call, int index, int depth) {
    if (depth == 0 || call.is("lazy-pipeline")) {
      return false;
    }
    if (!call.targets().isEmpty() && !call.isNew()) {
      return call.targets().stream().allMatch(target -> runsNow(target, index, depth));
    }
    if (call.is("wraps-function")) {
      Expression wrapper = call.result();
      return wrapper.allUses().stream()
          .filter(use -> use.kind() == Use.Kind.ARGUMENT)
          .anyMatch(use -> isNow(wrapper.callOf(use), use.index(), depth - 1));
    }
    return call.runs(index).place() == Place.NOW;
  }

  /** Whether a body calls its parameter itself, or passes it to something that does. */
  private static boolean runsNow(Method target, int index, int depth) {
    if (index >= target.parameters().size()) {
      return false;
    }
    Expression parameter = target.expression(target.parameters().get(index));
    for (Use use : parameter.allUses()) {
      Call call = parameter.callOf(use);
      if (call == null || call.method() != target) {
        continue;
      }
      if (use.kind() == Use.Kind.RECEIVER
          || (use.kind() == Use.Kind.ARGUMENT && isNow(call, use.index(), depth - 1))) {
        return true;
      }
    }
    return false;
  }
}
