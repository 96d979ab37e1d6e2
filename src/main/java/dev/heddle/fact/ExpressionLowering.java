package dev.heddle.fact;

import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.expr.*;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
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
    if (e instanceof EnclosedExpr enclosed) {
      return value(enclosed.getInner());
    }
    if (e instanceof LiteralExpr literal) {
      return literal(literal);
    }
    if (e instanceof NameExpr name) {
      return names.value(name);
    }
    if (e instanceof MethodCallExpr call) {
      return call(call);
    }
    if (e instanceof FieldAccessExpr access) {
      return names.value(access);
    }
    if (e instanceof ThisExpr self) {
      return new Value.Self(self.getTypeName().map(Name::asString).orElse(""));
    }
    if (e instanceof SuperExpr) {
      return new Value.Super();
    }
    if (e instanceof LambdaExpr lambda) {
      return lambda(lambda);
    }
    if (e instanceof AssignExpr assign) {
      return assign(assign);
    }
    if (e instanceof UnaryExpr unary) {
      return unary(unary);
    }
    if (e instanceof BinaryExpr binary) {
      return binary(binary);
    }
    return other(e);
  }

  private Value other(Expression e) {
    if (e instanceof ObjectCreationExpr creation) {
      return creation(creation);
    }
    if (e instanceof MethodReferenceExpr reference) {
      return reference(reference);
    }
    if (e instanceof TypeExpr type) {
      return new Value.TypeName(type.getType().asString());
    }
    if (e instanceof ConditionalExpr c) {
      Value condition = value(c.getCondition());
      Value yes = arm(c.getThenExpr());
      Value no = arm(c.getElseExpr());
      return operation(c, "?:", List.of(condition, yes, no));
    }
    if (e instanceof CastExpr cast) {
      Value value = value(cast.getExpression());
      TypeRef type = body.type(cast.getType());
      return out.add(new Event.Cast(out.origin(e, out.keyword(e, 1)), type, value));
    }
    if (e instanceof InstanceOfExpr test) {
      Value value = value(test.getExpression());
      int variable = test.getPattern().map(p -> PatternLowering.declare(p, body)).orElse(-1);
      TypeRef type = body.type(test.getType());
      return out.add(
          new Event.InstanceOf(out.origin(e, out.span(test.getType())), value, type, variable));
    }
    if (e instanceof ArrayAccessExpr access) {
      Value array = value(access.getName());
      Value index = value(access.getIndex());
      return out.add(new Event.ArrayLoad(out.origin(e, out.keyword(e, 1)), array, index));
    }
    if (e instanceof ArrayCreationExpr creation) {
      return newArray(creation);
    }
    if (e instanceof ClassExpr type) {
      return new Value.Constant(Value.Literal.CLASS, type.getType().asString());
    }
    if (e instanceof SwitchExpr choice) {
      return switchExpression(choice);
    }
    return Value.UNKNOWN;
  }

  private static Value literal(LiteralExpr e) {
    Value.Literal kind = Value.Literal.INT;
    if (e instanceof StringLiteralExpr s) {
      return new Value.Constant(Value.Literal.STRING, s.getValue());
    }
    if (e instanceof TextBlockLiteralExpr s) {
      return new Value.Constant(Value.Literal.STRING, s.getValue());
    }
    if (e instanceof NullLiteralExpr) {
      kind = Value.Literal.NULL;
    } else if (e instanceof BooleanLiteralExpr) {
      kind = Value.Literal.BOOLEAN;
    } else if (e instanceof CharLiteralExpr) {
      kind = Value.Literal.CHARACTER;
    } else if (e instanceof LongLiteralExpr) {
      kind = Value.Literal.LONG;
    } else if (e instanceof DoubleLiteralExpr) {
      kind = Value.Literal.DOUBLE;
    }
    return new Value.Constant(kind, Words.of(TypeReading.text(e)));
  }

  private Value call(MethodCallExpr e) {
    String comparison = nullTest(e);
    if (comparison != null) {
      Value tested = value(e.getArgument(0));
      Event.Origin origin = out.origin(e, out.span(e.getName()));
      return out.add(new Event.Operation(origin, comparison, List.of(tested, NULL)));
    }
    Value receiver = e.getScope().map(names::receiver).orElse(null);
    List<Value> arguments = body.values(e.getArguments());
    List<TypeRef> typeArguments = new ArrayList<>();
    e.getTypeArguments().ifPresent(list -> list.forEach(t -> typeArguments.add(body.type(t))));
    return out.add(
        new Event.Call(
            out.origin(e, out.span(e.getName())), receiver, Words.of(e), arguments, typeArguments));
  }

  /** `==` or `!=` for the words that the language's own library has for a comparison with null. */
  private static String nullTest(MethodCallExpr e) {
    String test = e.getArguments().size() == 1 ? NULL_TESTS.get(e.getNameAsString()) : null;
    boolean words =
        test != null
            && e.getScope()
                .map(
                    s -> s.toString().equals("Objects") || s.toString().equals("java.util.Objects"))
                .orElse(false);
    return words ? test : null;
  }

  private Value creation(ObjectCreationExpr e) {
    e.getScope().ifPresent(this::value);
    List<Value> arguments = body.values(e.getArguments());
    TypeRef type = body.type(e.getType());
    Span anchor = creationAnchor(e);
    String anonymous =
        e.getAnonymousClassBody().map(m -> body.anonymous(m, type, anchor)).orElse(null);
    return out.add(new Event.New(out.origin(e, anchor), type, arguments, anonymous));
  }

  /** The token `new`: behind the scope if there is one. */
  private Span creationAnchor(ObjectCreationExpr e) {
    if (e.getScope().isEmpty()) {
      return out.keyword(e, 3);
    }
    Span scope = out.span(e.getScope().get());
    return new Span(scope.endLine(), scope.endColumn() + 1, scope.endLine(), scope.endColumn() + 4);
  }

  private Value lambda(LambdaExpr e) {
    Span whole = out.span(e);
    List<Integer> parameters = new ArrayList<>();
    int id = out.events.size();
    // The event stands before its region, so that the region's events follow it.
    out.add(new Event.Lambda(out.origin(e, whole), parameters, -1, false));
    int region = out.open(Region.Kind.LAMBDA, whole, whole, "");
    for (Parameter p : e.getParameters()) {
      boolean untyped = p.getType().isUnknownType() || p.getType().isVarType();
      parameters.add(
          out.declare(
              Words.of(p),
              Variable.Kind.LAMBDA_PARAMETER,
              untyped ? TypeRef.UNKNOWN : body.type(p.getType()),
              List.of(),
              out.span(p.getName()),
              null));
    }
    boolean expression = e.getBody() instanceof ExpressionStmt;
    if (e.getBody() instanceof ExpressionStmt s) {
      out.openStatement(out.span(s));
      Value result = value(s.getExpression());
      out.add(new Event.Return(out.origin(s, out.keyword(s, 1)), result, true));
      out.closeStatement();
    } else if (e.getBody() instanceof BlockStmt block) {
      body.statements().block(block);
    }
    out.close();
    Event.Origin origin = out.events.get(id).origin();
    out.events.set(id, new Event.Lambda(origin, List.copyOf(parameters), region, expression));
    return new Value.Result(id);
  }

  private Value reference(MethodReferenceExpr e) {
    Expression scope = e.getScope();
    TypeRef type = TypeRef.UNKNOWN;
    Value qualifier;
    if (scope instanceof TypeExpr t) {
      type = body.type(t.getType());
      qualifier = names.typeOrVariable(t, type);
    } else {
      qualifier = value(scope);
    }
    TypeRef written = type;
    return out.add(
        new Event.MethodReference(
            out.origin(e, out.span(e)), qualifier, written, Words.of(e.getIdentifier())));
  }

  private Value assign(AssignExpr e) {
    String operator = e.getOperator().asString();
    return write(e, e.getTarget(), operator, e.getValue());
  }

  /** A write; compound ones evaluate to the new value. */
  private Value write(Expression whole, Expression target, String operator, Expression rhs) {
    Expression place = target;
    while (place instanceof EnclosedExpr enclosed) {
      place = enclosed.getInner();
    }
    Span anchor = out.span(place);
    if (place instanceof ArrayAccessExpr cell) {
      Value array = value(cell.getName());
      Value index = value(cell.getIndex());
      Value value = rhs == null ? Value.UNKNOWN : value(rhs);
      return out.add(
          new Event.ArrayStore(out.origin(whole, anchor), array, index, operator, value));
    }
    if (place instanceof FieldAccessExpr access) {
      Value owner = names.receiver(access.getScope());
      Value value = rhs == null ? Value.UNKNOWN : value(rhs);
      String field = Words.of(access);
      Span name = out.span(access.getName());
      return out.add(new Event.Store(out.origin(whole, name), owner, field, operator, value));
    }
    if (place instanceof NameExpr named) {
      String name = Words.of(named);
      int variable = out.lookup(name);
      Value value = rhs == null ? Value.UNKNOWN : value(rhs);
      if (variable >= 0) {
        return out.add(new Event.Assign(out.origin(whole, anchor), variable, operator, value));
      }
      return out.add(new Event.Store(out.origin(whole, anchor), null, name, operator, value));
    }
    return rhs == null ? Value.UNKNOWN : value(rhs);
  }

  private Value unary(UnaryExpr e) {
    UnaryExpr.Operator operator = e.getOperator();
    if (operator.isPostfix() || operator.asString().length() == 2) {
      return write(e, e.getExpression(), operator.asString(), null);
    }
    Value value = value(e.getExpression());
    if (operator == UnaryExpr.Operator.MINUS
        && value instanceof Value.Constant c
        && !c.text().startsWith("-")) {
      return new Value.Constant(c.kind(), "-" + c.text());
    }
    return operation(e, operator.asString(), List.of(value));
  }

  private Value binary(BinaryExpr e) {
    // A left-deep chain of thousands of terms must not recurse once per term.
    List<BinaryExpr> chain = new ArrayList<>();
    Expression first = e;
    while (first instanceof BinaryExpr b) {
      chain.add(b);
      first = b.getLeft();
    }
    Value value = value(first);
    for (int i = chain.size() - 1; i >= 0; i--) {
      BinaryExpr b = chain.get(i);
      String operator = b.getOperator().asString();
      boolean lazy = operator.equals("&&") || operator.equals("||");
      if (b.getRight() instanceof BooleanLiteralExpr literal && !lazy) {
        value = comparedWith(literal.getValue(), value, b);
        continue;
      }
      Value right = lazy ? arm(b.getRight()) : value(b.getRight());
      value = operation(b, operator, List.of(value, right));
    }
    return value;
  }

  /** `x == false` is `!x`. */
  private Value comparedWith(boolean literal, Value value, BinaryExpr e) {
    boolean equal = e.getOperator() == BinaryExpr.Operator.EQUALS;
    boolean compares = equal || e.getOperator() == BinaryExpr.Operator.NOT_EQUALS;
    if (!compares) {
      return operation(
          e, e.getOperator().asString(), List.of(value, literal((LiteralExpr) e.getRight())));
    }
    return equal == literal ? value : operation(e, "!", List.of(value));
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

  private Value newArray(ArrayCreationExpr e) {
    TypeRef element = body.type(e.getElementType());
    TypeRef type = element.withDimensions(element.dimensions() + e.getLevels().size());
    List<Value> sizes = new ArrayList<>();
    e.getLevels().forEach(l -> l.getDimension().ifPresent(d -> sizes.add(value(d))));
    if (e.getInitializer().isPresent()) {
      return array(e.getInitializer().get(), type);
    }
    return out.add(
        new Event.NewArray(out.origin(e, out.keyword(e, 3)), type, List.copyOf(sizes), List.of()));
  }

  Value array(ArrayInitializerExpr e, TypeRef type) {
    TypeRef inner = type.withDimensions(Math.max(0, type.dimensions() - 1));
    List<Value> elements = new ArrayList<>();
    for (Expression element : e.getValues()) {
      elements.add(
          element instanceof ArrayInitializerExpr nested ? array(nested, inner) : value(element));
    }
    return out.add(
        new Event.NewArray(
            out.origin(e, out.keyword(e, 1)), type, List.of(), List.copyOf(elements)));
  }

  private Value switchExpression(SwitchExpr e) {
    List<Value> operands = new ArrayList<>();
    Value selector = value(e.getSelector());
    operands.add(selector);
    out.openYields();
    body.statements().cases(e, e.getEntries(), selector, 6);
    operands.addAll(out.closeYields());
    return operation(e, "switch", List.copyOf(operands));
  }
}
