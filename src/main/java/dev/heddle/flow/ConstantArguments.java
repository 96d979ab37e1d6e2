package dev.heddle.flow;

import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Value;
import dev.heddle.fact.Variable;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiPredicate;

/**
 * What the arguments of a call say for certain of the parameters of the body it runs, so that
 * branches they rule out do not count: `close(false)` never reaches `if (wait) future.get()`.
 */
final class ConstantArguments {
  /**
   * A value as far as it is known.
   *
   * @param text the literal, or the beginning of a longer text
   * @param whole whether that is all of it
   */
  private record Known(Value.Literal kind, String text, boolean whole) {}

  private static final int DEPTH = 12;

  private final Map<Variable, Known> known = new HashMap<>();

  private ConstantArguments(Call call, Method target, ConstantArguments around) {
    List<Variable> parameters = target.parameters();
    for (int i = 0; i < parameters.size() && i < call.arguments().size(); i++) {
      Variable parameter = parameters.get(i);
      Known value = around.know(call.argument(i), DEPTH);
      if (value != null) {
        known.put(parameter, value);
      }
    }
  }

  private ConstantArguments() {}

  /** What a call says to a body that it runs. */
  static ConstantArguments of(Call call, Method target) {
    return new ConstantArguments(call, target, new ConstantArguments());
  }

  boolean isEmpty() {
    return known.isEmpty();
  }

  /** Whether the way to an effect, seen from the body, has a step that is never taken. */
  boolean excludes(Effect effect) {
    ConstantArguments at = this;
    List<Element> path = effect.path();
    for (int i = 0; i < path.size() && !at.isEmpty(); i++) {
      if (at.excludes(path.get(i))) {
        return true;
      }
      at = i + 1 < path.size() ? at.next(path.get(i), path.get(i + 1).method()) : at;
    }
    return false;
  }

  /** What is known in the body that a step of a path runs. */
  private ConstantArguments next(Element step, Method in) {
    Method target = in;
    while (target.isLambda()) {
      // a lambda that the body called runs at once
      target = target.enclosing();
    }
    return step instanceof Call call
        ? new ConstantArguments(call, target, before(call.event().id(), call.method()))
        : new ConstantArguments();
  }

  /** Whether the body never comes to this call. */
  boolean excludes(Element call) {
    if (isEmpty()) {
      return false;
    }
    return call.decisions().stream()
        .anyMatch(
            d -> {
              Boolean outcome = before(d.at(), call.method()).holds(d.condition(), DEPTH);
              return outcome != null && outcome != d.outcome();
            });
  }

  /** What is still known at an event: of parameters that nothing has written till then. */
  private ConstantArguments before(int event, Method method) {
    ConstantArguments still = new ConstantArguments();
    known.forEach(
        (parameter, value) -> {
          boolean changed =
              method.writes(parameter).stream()
                  .anyMatch(w -> w.event().id() < event || sharesLoop(w, event));
          if (!changed) {
            still.known.put(parameter, value);
          }
        });
    return still;
  }

  private static boolean sharesLoop(Element write, int event) {
    return write.allRegions().stream().anyMatch(r -> r.kind().isLoop() && r.holds(event));
  }

  /** What a condition of the body evaluates to; null if that is not certain. */
  private Boolean holds(Expression condition, int depth) {
    Expression origin = condition.localOrigin();
    Known value = know(origin, depth);
    if (value != null && value.kind() == Value.Literal.BOOLEAN) {
      return value.text().equals("true");
    }
    if (depth == 0) {
      return null;
    }
    if (origin.variable() != null) {
      return ofWrites(origin, depth);
    }
    if (origin.event() instanceof Event.Operation o) {
      return holds(origin, o, depth);
    }
    if (origin.event() instanceof Event.InstanceOf test) {
      return isOf(origin.beside(test.value()), origin.method().resolve(test.type()), depth);
    }
    Call call = origin.call();
    return (call == null || call.isNew()) ? null : holds(call, depth);
  }

  /**
   * What a flag is after all its writes, as `wait = wait || seconds > 0` adds to one that is not.
   */
  private Boolean ofWrites(Expression flag, int depth) {
    Variable variable = flag.variable();
    List<Element> writes = flag.method().writes(variable);
    if (variable.kind() != Variable.Kind.LOCAL || writes.isEmpty() || known.containsKey(variable)) {
      return null;
    }
    for (Boolean outcome : List.of(false, true)) {
      known.put(variable, new Known(Value.Literal.BOOLEAN, outcome.toString(), true));
      boolean kept =
          writes.stream()
              .allMatch(
                  w ->
                      w.event() instanceof Event.Assign a
                          && a.operator().equals("=")
                          && outcome.equals(holds(w.expression(a.value()), depth - 1)));
      known.remove(variable);
      if (kept) {
        return outcome;
      }
    }
    return null;
  }

  /** Whether an object is of a type, where a known text names the class that it is made of. */
  private Boolean isOf(Expression object, TypeRef type, int depth) {
    Expression named = MadeByName.of(object);
    Known name = named == null ? null : know(named, depth - 1);
    Program program = object.program();
    if (name == null || !isText(name) || !name.whole() || program.type(type.name()) == null) {
      return null;
    }
    Type made = program.type(name.text().replace('$', '.'));
    return made == null ? null : (Boolean) program.ancestors(made.name()).contains(type.name());
  }

  private Boolean holds(Expression at, Event.Operation o, int depth) {
    List<Value> operands = o.operands();
    switch (o.operator()) {
      case "!" -> {
        Boolean inner = holds(at.beside(operands.get(0)), depth - 1);
        return inner == null ? null : (Boolean) !inner;
      }
      case "&&", "||" -> {
        Boolean decisive = o.operator().equals("||");
        Boolean left = holds(at.beside(operands.get(0)), depth - 1);
        Boolean right = holds(at.beside(operands.get(1)), depth - 1);
        if (decisive.equals(left) || decisive.equals(right)) {
          return decisive;
        }
        return (left != null && right != null) ? (Boolean) !decisive : null;
      }
      default -> {
        if (operands.size() != 2) {
          return null;
        }
        Known left = know(at.beside(operands.get(0)), depth - 1);
        Known right = know(at.beside(operands.get(1)), depth - 1);
        return (left == null || right == null) ? null : compare(left, o.operator(), right);
      }
    }
  }

  private static Boolean compare(Known left, String operator, Known right) {
    boolean equality = operator.equals("==") || operator.equals("!=");
    boolean isNull = left.kind() == Value.Literal.NULL || right.kind() == Value.Literal.NULL;
    if (equality && (isNull || (isBoolean(left) && isBoolean(right)))) {
      boolean same = left.kind() == right.kind() && left.text().equals(right.text());
      return same == operator.equals("==");
    }
    Long a = number(left);
    Long b = number(right);
    if (a == null || b == null) {
      return null;
    }
    return switch (operator) {
      case "==" -> a.equals(b);
      case "!=" -> !a.equals(b);
      case "<" -> a < b;
      case "<=" -> a <= b;
      case ">" -> a > b;
      case ">=" -> a >= b;
      default -> null;
    };
  }

  private static boolean isBoolean(Known value) {
    return value.kind() == Value.Literal.BOOLEAN;
  }

  private static Long number(Known value) {
    if (value.kind() != Value.Literal.INT && value.kind() != Value.Literal.LONG) {
      return null;
    }
    try {
      return Long.decode(value.text().replace("_", "").replaceAll("[lL]$", ""));
    } catch (NumberFormatException e) {
      return null;
    }
  }

  /** The questions that one asks of a text. */
  private Boolean holds(Call call, int depth) {
    if (call.arguments().size() != 1) {
      return (call.arguments().isEmpty() && call.name().equals("isEmpty")) ? isEmpty(call) : null;
    }
    Known left = know(call.receiver(), depth - 1);
    Known right = know(call.argument(0), depth - 1);
    if (left == null || right == null || !isText(left) || !isText(right)) {
      return null;
    }
    return switch (call.name()) {
      case "equals" -> equal(left, right, String::equals);
      case "equalsIgnoreCase" -> equal(left, right, String::equalsIgnoreCase);
      case "startsWith" -> right.whole() ? startsWith(left, right.text()) : null;
      case "endsWith" ->
          (left.whole() && right.whole()) ? left.text().endsWith(right.text()) : null;
      case "contains" ->
          (left.whole() && right.whole()) ? left.text().contains(right.text()) : null;
      default -> null;
    };
  }

  private Boolean isEmpty(Call call) {
    Known text = know(call.receiver(), 1);
    boolean sure = text != null && isText(text) && (text.whole() || !text.text().isEmpty());
    return sure ? (Boolean) text.text().isEmpty() : null;
  }

  private static boolean isText(Known value) {
    return value.kind() == Value.Literal.STRING;
  }

  private static Boolean startsWith(Known text, String start) {
    if (text.whole() || text.text().length() >= start.length()) {
      return text.text().startsWith(start);
    }
    return start.startsWith(text.text()) ? null : (Boolean) false;
  }

  private static Boolean equal(Known a, Known b, BiPredicate<String, String> same) {
    if (a.whole() && b.whole()) {
      return same.test(a.text(), b.text());
    }
    int common = Math.min(a.text().length(), b.text().length());
    boolean longer =
        (a.whole() && b.text().length() > common) || (b.whole() && a.text().length() > common);
    boolean alike = same.test(a.text().substring(0, common), b.text().substring(0, common));
    return (longer || !alike) ? (Boolean) false : null;
  }

  /** A literal, a constant, a text that begins with one, or such a parameter. */
  private Known know(Expression value, int depth) {
    Expression origin = value.localOrigin();
    if (origin.value() instanceof Value.Constant c) {
      return new Known(c.kind(), c.text(), true);
    }
    if (origin.variable() != null) {
      return known.get(origin.variable());
    }
    Field field = origin.field();
    if (field != null && field.isFinal() && field.declaration().constant() != null) {
      return literal(field.declaration().constant());
    }
    if (depth > 0
        && origin.event() instanceof Event.Operation o
        && o.operator().equals("+")
        && !o.operands().isEmpty()) {
      Known start = know(origin.beside(o.operands().get(0)), depth - 1);
      return start != null && isText(start) ? new Known(start.kind(), start.text(), false) : null;
    }
    return null;
  }

  /** A literal as written in the source. */
  private static Known literal(String text) {
    if (text.startsWith("\"") && !text.startsWith("\"\"\"")) {
      return new Known(Value.Literal.STRING, text.substring(1, text.length() - 1), true);
    }
    if (text.equals("true") || text.equals("false")) {
      return new Known(Value.Literal.BOOLEAN, text, true);
    }
    boolean digits = text.matches("-?[0-9][0-9_]*[lL]?|0[xX][0-9a-fA-F_]+[lL]?");
    return digits ? new Known(Value.Literal.LONG, text, true) : null;
  }
}
