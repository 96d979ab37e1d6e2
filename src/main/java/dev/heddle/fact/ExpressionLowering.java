package dev.heddle.fact;

import dev.heddle.code.Expression;
import dev.heddle.code.Parameter;
import dev.heddle.code.Span;
import dev.heddle.code.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Lowers expressions into events and returns the values they stand for. */
final class ExpressionLowering {
  private static final Value NULL = new Value.Constant(Value.Literal.NULL, "null");
  private static final Map<String, String> NULL_TESTS = Map.of("isNull", "==", "nonNull", "!=");

  private final BodyLowering body;
  private final BodyBuilder out;
  private final NameLowering names;

  ExpressionLowering(BodyLowering body) {
    this.body = body;
    this.out = body.out();
    this.names = new NameLowering(body);
  }

  Value value(Expression e) {
    if (e instanceof Expression.Enclosed enclosed) {
      return value(enclosed.inner());
    }
    if (e instanceof Expression.Name name) {
      return names.value(name);
    }
    if (e instanceof Expression.Call call) {
      return call(call);
    }
    if (e instanceof Expression.Literal literal) {
      return literal(literal);
    }
    if (e instanceof Expression.Access access) {
      return names.value(access);
    }
    if (e instanceof Expression.This self) {
      return new Value.Self(self.type());
    }
    if (e instanceof Expression.Super) {
      return new Value.Super();
    }
    if (e instanceof Expression.Lambda lambda) {
      return lambda(lambda);
    }
    if (e instanceof Expression.Assign assign) {
      return write(assign, assign.target(), assign.operator(), assign.value());
    }
    if (e instanceof Expression.Unary unary) {
      return unary(unary);
    }
    if (e instanceof Expression.Binary binary) {
      return binary(binary);
    }
    return other(e);
  }

  private Value other(Expression e) {
    if (e instanceof Expression.Creation creation) {
      return creation(creation);
    }
    if (e instanceof Expression.Reference reference) {
      return reference(reference);
    }
    if (e instanceof Expression.Conditional c) {
      Value condition = value(c.condition());
      Value yes = arm(c.yes());
      Value no = arm(c.no());
      return operation(c, "?:", List.of(condition, yes, no));
    }
    if (e instanceof Expression.Cast cast) {
      Value value = value(cast.value());
      TypeRef type = body.type(cast.type());
      return out.add(new Event.Cast(out.origin(e, out.keyword(e, 1)), type, value));
    }
    if (e instanceof Expression.InstanceOf test) {
      return test(test);
    }
    if (e instanceof Expression.Element access) {
      Value array = value(access.array());
      Value index = value(access.index());
      return out.add(new Event.ArrayLoad(out.origin(e, out.keyword(e, 1)), array, index));
    }
    if (e instanceof Expression.NewArray creation) {
      return newArray(creation);
    }
    if (e instanceof Expression.ClassLiteral type) {
      return new Value.Constant(Value.Literal.CLASS, type.type());
    }
    if (e instanceof Expression.Switch choice) {
      return choice(choice);
    }
    return Value.UNKNOWN;
  }

  private Value test(Expression.InstanceOf test) {
    Value value = value(test.value());
    int variable = test.pattern() == null ? -1 : PatternLowering.declare(test.pattern(), body);
    TypeRef type = body.type(test.type());
    Span anchor = out.span(test.typeFirst(), test.typeLast());
    return out.add(new Event.InstanceOf(out.origin(test, anchor), value, type, variable));
  }

  private static Value literal(Expression.Literal e) {
    Value.Literal kind =
        switch (e.kind()) {
          case STRING, TEXT_BLOCK -> Value.Literal.STRING;
          case NULL -> Value.Literal.NULL;
          case BOOLEAN -> Value.Literal.BOOLEAN;
          case CHARACTER -> Value.Literal.CHARACTER;
          case INT -> Value.Literal.INT;
          case LONG -> Value.Literal.LONG;
          case DOUBLE -> Value.Literal.DOUBLE;
        };
    return new Value.Constant(kind, e.text());
  }

  private Value call(Expression.Call e) {
    String comparison = nullTest(e);
    Span name = out.token(e.nameAt());
    if (comparison != null) {
      Value tested = value(e.arguments().get(0));
      Event.Origin origin = out.origin(e, name);
      return out.add(new Event.Operation(origin, comparison, List.of(tested, NULL)));
    }
    Value receiver = e.scope() == null ? null : names.receiver(e.scope());
    List<Value> arguments = body.values(e.arguments());
    List<TypeRef> typeArguments = new ArrayList<>(e.typeArguments().size());
    for (TypeRef type : e.typeArguments()) {
      typeArguments.add(body.type(type));
    }
    return out.add(
        new Event.Call(out.origin(e, name), receiver, e.name(), arguments, typeArguments));
  }

  /** `==` or `!=` for the words that the language's own library has for a comparison with null. */
  private static String nullTest(Expression.Call e) {
    if (e.arguments().size() != 1 || e.scope() == null) {
      return null;
    }
    String test = NULL_TESTS.get(e.name());
    return test != null && NameLowering.isObjects(e.scope()) ? test : null;
  }

  private Value creation(Expression.Creation e) {
    if (e.scope() != null) {
      value(e.scope());
    }
    List<Value> arguments = body.values(e.arguments());
    TypeRef type = body.type(e.type());
    Span anchor = out.token(e.newAt());
    String anonymous = e.body() == null ? null : body.anonymous(e.body(), type, anchor);
    return out.add(new Event.New(out.origin(e, anchor), type, arguments, anonymous));
  }

  private Value lambda(Expression.Lambda e) {
    Span whole = out.span(e);
    List<Integer> parameters = new ArrayList<>(e.parameters().size());
    int id = out.events.size();
    // The event stands before its region, so that the region's events follow it.
    out.add(new Event.Lambda(out.origin(e, whole), parameters, -1, false));
    int region = out.open(Region.Kind.LAMBDA, whole, whole, "");
    for (Parameter p : e.parameters()) {
      TypeRef type = body.type(p.type());
      Span name = out.token(p.nameAt());
      parameters.add(
          out.declare(p.name(), Variable.Kind.LAMBDA_PARAMETER, type, List.of(), name, null));
    }
    if (e.result() != null) {
      out.openStatement(out.span(e.result()));
      Value result = value(e.result());
      Event.Origin origin = out.origin(e.result(), out.keyword(e.result(), 1));
      out.add(new Event.Return(origin, result, true));
      out.closeStatement();
    } else if (e.block() != null) {
      body.statements().block(e.block());
    }
    out.close();
    Event.Origin origin = out.events.get(id).origin();
    boolean expression = e.result() != null;
    out.events.set(id, new Event.Lambda(origin, List.copyOf(parameters), region, expression));
    return new Value.Result(id);
  }

  private Value reference(Expression.Reference e) {
    TypeRef type = TypeRef.UNKNOWN;
    Value qualifier;
    if (e.scope() instanceof Expression.TypeName t) {
      type = body.type(t.type());
      qualifier = names.typeOrVariable(t, type);
    } else {
      qualifier = value(e.scope());
    }
    return out.add(
        new Event.MethodReference(out.origin(e, out.span(e)), qualifier, type, e.name()));
  }

  /** A write; compound ones evaluate to the new value. */
  private Value write(Expression whole, Expression target, String operator, Expression rhs) {
    Expression place = target;
    while (place instanceof Expression.Enclosed enclosed) {
      place = enclosed.inner();
    }
    Span anchor = out.span(place);
    if (place instanceof Expression.Element cell) {
      Value array = value(cell.array());
      Value index = value(cell.index());
      Value value = written(rhs);
      return out.add(
          new Event.ArrayStore(out.origin(whole, anchor), array, index, operator, value));
    }
    if (place instanceof Expression.Access access) {
      Value owner = names.receiver(access.scope());
      Value value = written(rhs);
      Span name = out.token(access.last());
      return out.add(
          new Event.Store(out.origin(whole, name), owner, access.name(), operator, value));
    }
    if (place instanceof Expression.Name named) {
      int variable = out.lookup(named.name());
      Value value = written(rhs);
      Event.Origin origin = out.origin(whole, anchor);
      return out.add(
          variable >= 0
              ? new Event.Assign(origin, variable, operator, value)
              : new Event.Store(origin, null, named.name(), operator, value));
    }
    return written(rhs);
  }

  /** The value that is written; that of a step up or down is unknown. */
  private Value written(Expression rhs) {
    return rhs == null ? Value.UNKNOWN : value(rhs);
  }

  private Value unary(Expression.Unary e) {
    if (e.operator().length() == 2) {
      return write(e, e.operand(), e.operator(), null);
    }
    Value value = value(e.operand());
    if (e.operator().equals("-")
        && value instanceof Value.Constant c
        && !c.text().startsWith("-")) {
      return new Value.Constant(c.kind(), "-" + c.text());
    }
    return operation(e, e.operator(), List.of(value));
  }

  private Value binary(Expression.Binary e) {
    List<Expression.Binary> chain = e.chain();
    Value value = value(chain.get(chain.size() - 1).left());
    for (int i = chain.size() - 1; i >= 0; i--) {
      Expression.Binary b = chain.get(i);
      String operator = b.operator();
      boolean lazy = operator.equals("&&") || operator.equals("||");
      if (!lazy && isBoolean(b.right())) {
        value = comparedWith((Expression.Literal) b.right(), value, b);
        continue;
      }
      Value right = lazy ? arm(b.right()) : value(b.right());
      value = operation(b, operator, List.of(value, right));
    }
    return value;
  }

  private static boolean isBoolean(Expression e) {
    return e instanceof Expression.Literal literal
        && literal.kind() == Expression.Literal.Kind.BOOLEAN;
  }

  /** `x == false` is `!x`. */
  private Value comparedWith(Expression.Literal literal, Value value, Expression.Binary e) {
    boolean equal = e.operator().equals("==");
    if (!equal && !e.operator().equals("!=")) {
      return operation(e, e.operator(), List.of(value, literal(literal)));
    }
    boolean same = equal == literal.text().equals("true");
    return same ? value : operation(e, "!", List.of(value));
  }

  private Value arm(Expression e) {
    out.openInPlace(Region.Kind.ARM, out.span(e));
    Value value = value(e);
    out.closeInPlace();
    return value;
  }

  private Value operation(Expression e, String operator, List<Value> operands) {
    return out.add(new Event.Operation(out.origin(e, out.keyword(e, 1)), operator, operands));
  }

  private Value newArray(Expression.NewArray e) {
    TypeRef element = body.type(e.element());
    TypeRef type = element.withDimensions(element.dimensions() + e.dimensions());
    List<Value> sizes = body.values(e.sizes());
    if (e.initial() != null) {
      return array(e.initial(), type);
    }
    Event.Origin origin = out.origin(e, out.keyword(e, 3));
    return out.add(new Event.NewArray(origin, type, sizes, List.of()));
  }

  Value array(Expression.ArrayValues e, TypeRef type) {
    TypeRef inner = type.withDimensions(Math.max(0, type.dimensions() - 1));
    List<Value> elements = new ArrayList<>(e.values().size());
    for (Expression element : e.values()) {
      elements.add(
          element instanceof Expression.ArrayValues nested ? array(nested, inner) : value(element));
    }
    Event.Origin origin = out.origin(e, out.keyword(e, 1));
    return out.add(new Event.NewArray(origin, type, List.of(), List.copyOf(elements)));
  }

  private Value choice(Expression.Switch e) {
    List<Value> operands = new ArrayList<>();
    Value selector = value(e.selector());
    operands.add(selector);
    out.openYields();
    body.statements().cases(e, e.cases(), selector);
    operands.addAll(out.closeYields());
    return operation(e, "switch", List.copyOf(operands));
  }
}
