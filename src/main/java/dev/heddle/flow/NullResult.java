package dev.heddle.flow;

import dev.heddle.code.AnnotationUse;
import dev.heddle.code.Site;
import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Value;
import dev.heddle.fact.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The literal `null` where a handle, or a value of a stream without nulls, is required.
 *
 * @param place of the `null`
 * @param at the return or call that gives it away
 * @param operator that receives the function or value, null for the result of a method
 * @param handle the type that is missing; unknown where a value is
 */
public record NullResult(Site place, Element at, Call operator, TypeRef handle) {
  private static final Pattern DOUBLE = Pattern.compile("(?i).*(mock|stub|fake|dummy).*");
  private static final List<String> MAY_BE_NULL =
      List.of("nullable", "async-annotation", "other-async-annotation");

  private static final int DEPTH = 2;

  /** Those that a body returns, and those that it passes as arguments. */
  public static List<NullResult> of(Method method) {
    List<NullResult> found = new ArrayList<>();
    Call operator = method.receivingCall();
    TypeRef returns = method.returns();
    boolean handle = isHandle(method.program(), returns);
    boolean required =
        method.isLambda()
            ? operator != null && (handle ? flattens(operator, method) : refuses(operator, method))
            : handle && !mayBeNull(method);
    if (required) {
      TypeRef missing = handle ? returns : TypeRef.UNKNOWN;
      for (Element e : method.elements()) {
        if (e.event() instanceof Event.Return r
            && r.value() != null
            && !isPassedThrough(e)
            && !Unreached.holds(e)) {
          NullPlaces.in(e.expression(r.value()), r.span())
              .forEach(p -> found.add(new NullResult(p, e, operator, missing)));
        }
      }
    }
    for (Call call : method.calls(NullResult::takesNoNull)) {
      arguments(call, found);
    }
    return found;
  }

  /** The statement `return null` of a method, or null. */
  public Site statement() {
    boolean literal =
        operator == null
            && at.event() instanceof Event.Return r
            && r.value() instanceof Value.Constant c
            && c.kind() == Value.Literal.NULL;
    return literal ? at.statement() : null;
  }

  /**
   * What a method may return instead, by what the catalog advises on a topic and the type that the
   * method declares; null if that gives no expression.
   */
  public String emptyHandle(String topic) {
    String advice = at.program().remedy(handle, topic);
    if (advice == null) {
      return null;
    }
    String first = advice.split(" or ", 2)[0];
    String type = handle.simpleName();
    if (first.startsWith(type + ".")) {
      return first;
    }
    String name = first.substring(0, Math.max(0, first.indexOf('(')));
    boolean own = name.indexOf('.') < 0 && !at.program().model().methods(handle, name).isEmpty();
    return own && !first.contains("..") ? type + "." + first : null;
  }

  private static boolean isHandle(Program program, TypeRef type) {
    Set<String> kinds = program.kinds(type);
    return kinds.contains("future") || kinds.contains("publisher");
  }

  /** A function of which a handle is required: by a library, or a supplier by the sources. */
  private static boolean flattens(Call operator, Method function) {
    return operator.is("flatten") || (operator.isProject() && function.parameters().isEmpty());
  }

  private static boolean refuses(Call operator, Method function) {
    return operator.is("no-null") && !function.returns().isVoid();
  }

  private static boolean takesNoNull(Call call) {
    return call.is("no-null");
  }

  private static void arguments(Call call, List<NullResult> found) {
    for (Expression argument : call.arguments()) {
      NullPlaces.in(argument, call.event().anchor())
          .forEach(p -> found.add(new NullResult(p, call, call, TypeRef.UNKNOWN)));
    }
  }

  /** Where a parameter that should be a handle is null itself: null in, null out. */
  private static boolean isPassedThrough(Element at) {
    Region then = at.enclosing(Region.Kind.THEN);
    Expression asked = then == null ? null : at.method().subject(at.method().region(then.parent()));
    return asked != null
        && asked.event() instanceof Event.Operation o
        && o.operator().equals("==")
        && o.operands().stream().map(asked::beside).anyMatch(Expression::isNull)
        && o.operands().stream().map(asked::beside).anyMatch(NullResult::isGivenHandle);
  }

  private static boolean isGivenHandle(Expression value) {
    return value.variable() != null
        && value.variable().kind() == Variable.Kind.PARAMETER
        && isHandle(value.program(), value.type());
  }

  /** Said by an annotation, by a test double, or known to all callers that are seen. */
  private static boolean mayBeNull(Method method) {
    Type type = method.type();
    List<AnnotationUse> marks = new ArrayList<>(method.declaration().annotations());
    marks.addAll(type.declaration().annotations());
    return DOUBLE.matcher(type.simpleName()).matches()
        || MAY_BE_NULL.stream().anyMatch(kind -> type.isMarked(marks, kind))
        || isTestedByCallers(method);
  }

  /** Whether some caller knows that null is an answer. */
  private static boolean isTestedByCallers(Method method) {
    return method.callers().stream().anyMatch(c -> isTested(c.result(), DEPTH));
  }

  private static boolean isTested(Expression value, int depth) {
    for (Use use : value.allUses()) {
      boolean asks =
          switch (use.kind()) {
            case ARGUMENT -> isAsked(value.callOf(use), use.index(), depth);
            case OPERAND -> use.event() instanceof Event.Operation o && isNullTest(value, o);
            case STORED -> use.event() instanceof Event.Store s && isTested(value, s, depth);
            default -> false;
          };
      if (asks) {
        return true;
      }
    }
    return false;
  }

  private static boolean isNullTest(Expression value, Event.Operation o) {
    return (o.operator().equals("==") || o.operator().equals("!="))
        && o.operands().stream().anyMatch(v -> new Expression(value.link(), v, 0).isNull());
  }

  /** Whether who is given a value asks whether it is null. */
  private static boolean isAsked(Call taker, int index, int depth) {
    if (taker.program().catalog().mayBe("asks-null", taker.name())) {
      return true;
    }
    List<Method> targets = depth > 0 ? taker.targets() : List.of();
    return targets.size() == 1
        && index < targets.get(0).parameters().size()
        && isTested(targets.get(0).expression(targets.get(0).parameters().get(index)), depth - 1);
  }

  private static boolean isTested(Expression value, Event.Store s, int depth) {
    Field field = depth > 0 ? value.link().field(s.owner(), s.name(), s.region()) : null;
    return field != null && field.reads().stream().anyMatch(r -> isTested(r.result(), depth - 1));
  }
}
