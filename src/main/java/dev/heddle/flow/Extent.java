package dev.heddle.flow;

import dev.heddle.code.TypeDecl;
import dev.heddle.fact.Event;
import dev.heddle.fact.Variable;
import java.util.List;
import java.util.OptionalLong;

/** How many elements a collection, array, stream or range has, as far as the code fixes it. */
final class Extent {
  /** Up to so many elements written down in the code count as few. */
  static final int FEW = 64;

  private static final int DEPTH = 12;

  private Extent() {}

  /** Whether the code itself fixes a small number of elements. */
  static boolean isFew(Expression source) {
    return isFew(source, DEPTH);
  }

  /** Whether a number is small, or that of the processors. */
  static boolean isSmall(Expression number) {
    return isSmall(number, DEPTH);
  }

  private static boolean isSmall(Expression number, int depth) {
    OptionalLong known = Quantity.of(number);
    if (known.isPresent()) {
      return known.getAsLong() <= FEW;
    }
    Expression origin = number.origin();
    Call call = origin.call();
    if (call != null && call.is("small-number")) {
      return true;
    }
    if (call != null && call.is("counts-elements")) {
      return isFew(call.receiver(), depth - 1);
    }
    if (origin.event() instanceof Event.Read r && r.name().equals("length") && r.owner() != null) {
      return isFew(new Expression(origin.link(), r.owner(), r.region()), depth - 1);
    }
    if (call != null && call.is("lesser-number") && depth > 0) {
      return call.arguments().stream().anyMatch(a -> isSmall(a, depth - 1));
    }
    List<Expression> parts = parts(origin);
    return depth > 0 && !parts.isEmpty() && parts.stream().allMatch(p -> isSmall(p, depth - 1));
  }

  /** The operands of a sum or of `max`. */
  private static List<Expression> parts(Expression origin) {
    if (origin.event() instanceof Event.Operation o && o.operands().size() == 2) {
      return o.operands().stream().map(v -> new Expression(origin.link(), v, o.region())).toList();
    }
    Call call = origin.call();
    return call != null && call.is("combines-numbers") ? call.arguments() : List.of();
  }

  private static boolean isFew(Expression source, int depth) {
    Expression origin = source.origin();
    if (depth <= 0) {
      return false;
    }
    if (source.is("of-constants") || origin.is("of-constants")) {
      return true;
    }
    if (origin.event() instanceof Event.NewArray a) {
      return a.sizes().isEmpty()
          ? a.elements().size() <= FEW
          : isSmall(new Expression(origin.link(), a.sizes().get(0), a.region()));
    }
    Call call = origin.call();
    if (call == null) {
      return isListedByCallers(origin, depth);
    }
    if (call.is("limits-count") && isSmall(call.argument(0))) {
      return true;
    }
    if (call.is("literal-elements")) {
      return areWrittenDown(call, depth);
    }
    if (call.is("counted-stream")) {
      return call.arguments().size() == 2 && isShort(call.argument(0), call.argument(1));
    }
    if (isValuesOfEnum(call)) {
      return true;
    }
    boolean alone = call.arguments().size() == 1 || call.is("parallel-if-told");
    if (call.is("copies-elements") && alone) {
      return isFew(call.argument(0), depth - 1);
    }
    if (call.is("keeps-count") && !call.isNew()) {
      return isFew(call.receiver(), depth - 1);
    }
    List<Method> targets = call.isNew() ? List.of() : call.targets();
    return targets.size() == 1
        && !targets.get(0).returned().isEmpty()
        && targets.get(0).returned().stream().allMatch(r -> isFew(r, depth - 1));
  }

  /** A parameter whose elements all callers write down, those in sight if it takes any number. */
  private static boolean isListedByCallers(Expression source, int depth) {
    Variable variable = source.variable();
    if (variable == null || variable.kind() != Variable.Kind.PARAMETER) {
      return false;
    }
    Method method = source.link().method(source.link().functionOf(variable.region()));
    int index = method.parameters().indexOf(variable);
    boolean many =
        method.declaration() != null
            && method.declaration().isVarargs()
            && index == method.parameters().size() - 1;
    if (!many) {
      List<Expression> given = method.isPrivate() ? source.givenByCallers() : List.of();
      return !given.isEmpty()
          && given.stream().allMatch(g -> isFew(g, depth - 1))
          && method.program().calls().references(method).isEmpty();
    }
    List<Call> callers = method.callers();
    return !callers.isEmpty() && callers.stream().allMatch(c -> listsFew(c, index));
  }

  private static boolean listsFew(Call call, int from) {
    List<Expression> given = call.arguments();
    boolean array = given.size() == from + 1 && given.get(from).type().isArray();
    return !array && given.size() - from <= FEW;
  }

  private static boolean areWrittenDown(Call call, int depth) {
    List<Expression> arguments = call.arguments();
    if (arguments.size() == 1 && arguments.get(0).type().isArray()) {
      return isFew(arguments.get(0), depth - 1);
    }
    return arguments.size() <= FEW;
  }

  private static boolean isShort(Expression from, Expression to) {
    OptionalLong first = Quantity.of(from);
    OptionalLong last = Quantity.of(to);
    if (first.isPresent() && last.isPresent()) {
      return last.getAsLong() - first.getAsLong() <= FEW;
    }
    return first.isPresent() && isSmall(to);
  }

  private static boolean isValuesOfEnum(Call call) {
    if (call.isNew() || !call.arguments().isEmpty() || !call.name().equals("values")) {
      return false;
    }
    boolean isStatic = call.receiver().isTypeName() || call.isUnqualified();
    TypeDecl type = call.program().declaration(call.receiverType().name());
    return isStatic && (type == null || type.kind() == TypeDecl.Kind.ENUM);
  }
}
