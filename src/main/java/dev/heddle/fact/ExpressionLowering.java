package dev.heddle.fact;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.expr.*;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import dev.heddle.code.Span;
import dev.heddle.code.TypeRef;
import java.util.ArrayList;
import java.util.List;

/** Lowers expressions into events and returns the values they stand for. */
final class ExpressionLowering {
  private final BodyLowering body;
  private final BodyBuilder out;

  ExpressionLowering(BodyLowering body) {
    this.body = body;
    this.out = body.out();
  }

  Value value(Expression e) {
    if (e instanceof EnclosedExpr enclosed) {
      return value(enclosed.getInner());
    }
    if (e instanceof LiteralExpr literal) {
      return literal(literal);
    }
    if (e instanceof NameExpr name) {
      return name(name, name.getNameAsString());
    }
    if (e instanceof MethodCallExpr call) {
      return call(call);
    }
    if (e instanceof FieldAccessExpr access) {
      return field(access);
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
      return out.add(e, BodyBuilder.keyword(e, 1), o -> new Event.Cast(o, type, value));
    }
    if (e instanceof InstanceOfExpr test) {
      Value value = value(test.getExpression());
      int variable = test.getPattern().map(p -> PatternLowering.declare(p, body)).orElse(-1);
      TypeRef type = body.type(test.getType());
      return out.add(
          e, BodyBuilder.span(test.getType()), o -> new Event.InstanceOf(o, value, type, variable));
    }
    if (e instanceof ArrayAccessExpr access) {
      Value array = value(access.getName());
      Value index = value(access.getIndex());
      return out.add(e, BodyBuilder.keyword(e, 1), o -> new Event.ArrayLoad(o, array, index));
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
    String text = e.toString();
    if (e instanceof NullLiteralExpr) {
      kind = Value.Literal.NULL;
    } else if (e instanceof BooleanLiteralExpr) {
      kind = Value.Literal.BOOLEAN;
    } else if (e instanceof StringLiteralExpr s) {
      kind = Value.Literal.STRING;
      text = s.getValue();
    } else if (e instanceof TextBlockLiteralExpr s) {
      kind = Value.Literal.STRING;
      text = s.getValue();
    } else if (e instanceof CharLiteralExpr) {
      kind = Value.Literal.CHARACTER;
    } else if (e instanceof LongLiteralExpr) {
      kind = Value.Literal.LONG;
    } else if (e instanceof DoubleLiteralExpr) {
      kind = Value.Literal.DOUBLE;
    }
    return new Value.Constant(kind, text);
  }

  /** A simple name: a variable in scope, a field, or a type. */
  private Value name(Node node, String name) {
    int variable = out.lookup(name);
    if (variable >= 0) {
      return new Value.Local(variable);
    }
    if (!body.isField(name) && looksLikeType(name)) {
      String local = out.lookupType(name);
      return new Value.TypeName(local == null ? name : local);
    }
    return out.add(node, BodyBuilder.span(node), o -> new Event.Read(o, null, name));
  }

  /** By convention: starts upper case and is not a constant's name. */
  private static boolean looksLikeType(String name) {
    return Character.isUpperCase(name.charAt(0))
        && (name.length() == 1 || !name.equals(name.toUpperCase(java.util.Locale.ROOT)));
  }

  private Value field(FieldAccessExpr e) {
    String name = e.getNameAsString();
    String qualified = qualifiedTypeName(e);
    if (qualified != null) {
      return new Value.TypeName(qualified);
    }
    Value owner = scopeValue(e.getScope());
    return out.add(e, BodyBuilder.span(e.getName()), o -> new Event.Read(o, owner, name));
  }

  /** A receiver; an upper-case name that is no variable or field may be a type all the same. */
  private Value scopeValue(Expression scope) {
    if (scope instanceof NameExpr n
        && out.lookup(n.getNameAsString()) < 0
        && !body.isField(n.getNameAsString())
        && Character.isUpperCase(n.getNameAsString().charAt(0))
        && n.getNameAsString().length() <= 4) {
      // short all-capitals names such as `IO` or `URI` are types as often as constants
      String local = out.lookupType(n.getNameAsString());
      return new Value.TypeName(local == null ? n.getNameAsString() : local);
    }
    return value(scope);
  }

  /** `java.util.List` or `Map.Entry`, if that is what is written; else null. */
  private String qualifiedTypeName(FieldAccessExpr e) {
    if (!looksLikeType(e.getNameAsString())) {
      return null;
    }
    Expression scope = e.getScope();
    if (scope instanceof NameExpr root) {
      String name = root.getNameAsString();
      boolean free = out.lookup(name) < 0 && !body.isField(name);
      boolean packageOrType = Character.isLowerCase(name.charAt(0)) || looksLikeType(name);
      return free && packageOrType ? name + "." + e.getNameAsString() : null;
    }
    if (scope instanceof FieldAccessExpr inner) {
      String prefix = qualifiedTypeName(inner);
      if (prefix == null && isPackageName(inner)) {
        prefix = inner.toString();
      }
      return prefix == null ? null : prefix + "." + e.getNameAsString();
    }
    return null;
  }

  private boolean isPackageName(FieldAccessExpr e) {
    if (!Character.isLowerCase(e.getNameAsString().charAt(0))) {
      return false;
    }
    if (e.getScope() instanceof NameExpr root) {
      String name = root.getNameAsString();
      return Character.isLowerCase(name.charAt(0)) && out.lookup(name) < 0 && !body.isField(name);
    }
    return e.getScope() instanceof FieldAccessExpr inner && isPackageName(inner);
  }

  private Value call(MethodCallExpr e) {
    Value receiver = e.getScope().map(this::scopeValue).orElse(null);
    List<Value> arguments = body.values(e.getArguments());
    List<TypeRef> typeArguments = new ArrayList<>();
    e.getTypeArguments().ifPresent(list -> list.forEach(t -> typeArguments.add(body.type(t))));
    return out.add(
        e,
        BodyBuilder.span(e.getName()),
        o -> new Event.Call(o, receiver, e.getNameAsString(), arguments, typeArguments));
  }

  private Value creation(ObjectCreationExpr e) {
    e.getScope().ifPresent(this::value);
    List<Value> arguments = body.values(e.getArguments());
    TypeRef type = body.type(e.getType());
    Span anchor = creationAnchor(e);
    String anonymous =
        e.getAnonymousClassBody().map(m -> body.anonymous(m, type, anchor)).orElse(null);
    return out.add(e, anchor, o -> new Event.New(o, type, arguments, anonymous));
  }

  /** The token `new`: behind the scope if there is one. */
  private static Span creationAnchor(ObjectCreationExpr e) {
    if (e.getScope().isEmpty()) {
      return BodyBuilder.keyword(e, 3);
    }
    Span scope = BodyBuilder.span(e.getScope().get());
    return new Span(scope.endLine(), scope.endColumn() + 1, scope.endLine(), scope.endColumn() + 4);
  }

  private Value lambda(LambdaExpr e) {
    Span whole = BodyBuilder.span(e);
    List<Integer> parameters = new ArrayList<>();
    int id = out.events.size();
    // The event stands before its region, so that the region's events follow it.
    out.add(e, whole, o -> new Event.Lambda(o, parameters, -1, false));
    int region = out.open(Region.Kind.LAMBDA, whole, whole, "");
    for (Parameter p : e.getParameters()) {
      boolean untyped = p.getType().isUnknownType() || p.getType().isVarType();
      parameters.add(
          out.declare(
              p.getNameAsString(),
              Variable.Kind.LAMBDA_PARAMETER,
              untyped ? TypeRef.UNKNOWN : body.type(p.getType()),
              List.of(),
              BodyBuilder.span(p.getName()),
              null));
    }
    boolean expression = e.getBody() instanceof ExpressionStmt;
    if (e.getBody() instanceof ExpressionStmt s) {
      out.openStatement(BodyBuilder.span(s));
      Value result = value(s.getExpression());
      out.add(s, BodyBuilder.keyword(s, 1), o -> new Event.Return(o, result, true));
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
      qualifier = typeOrVariable(t, type);
    } else {
      qualifier = value(scope);
    }
    TypeRef written = type;
    return out.add(
        e,
        BodyBuilder.span(e),
        o -> new Event.MethodReference(o, qualifier, written, e.getIdentifier()));
  }

  /** JavaParser reads `x` of `x::m` as a type; it may be a variable or a field. */
  private Value typeOrVariable(TypeExpr e, TypeRef type) {
    String name = type.name();
    if (!type.arguments().isEmpty() || type.isArray()) {
      return new Value.TypeName(name);
    }
    if (!name.contains(".")) {
      return name(e, name);
    }
    String root = name.substring(0, name.indexOf('.'));
    if (out.lookup(root) < 0 && !body.isField(root)) {
      return new Value.TypeName(name);
    }
    Value owner = null;
    for (String part : name.split("\\.")) {
      Value before = owner;
      owner =
          owner == null
              ? name(e, part)
              : out.add(e, BodyBuilder.span(e), o -> new Event.Read(o, before, part));
    }
    return owner;
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
    Span anchor = BodyBuilder.span(place);
    if (place instanceof ArrayAccessExpr cell) {
      Value array = value(cell.getName());
      Value index = value(cell.getIndex());
      Value value = rhs == null ? Value.UNKNOWN : value(rhs);
      return out.add(whole, anchor, o -> new Event.ArrayStore(o, array, index, operator, value));
    }
    if (place instanceof FieldAccessExpr access) {
      Value owner = scopeValue(access.getScope());
      Value value = rhs == null ? Value.UNKNOWN : value(rhs);
      String field = access.getNameAsString();
      Span name = BodyBuilder.span(access.getName());
      return out.add(whole, name, o -> new Event.Store(o, owner, field, operator, value));
    }
    if (place instanceof NameExpr named) {
      String name = named.getNameAsString();
      int variable = out.lookup(name);
      Value value = rhs == null ? Value.UNKNOWN : value(rhs);
      if (variable >= 0) {
        return out.add(whole, anchor, o -> new Event.Assign(o, variable, operator, value));
      }
      return out.add(whole, anchor, o -> new Event.Store(o, null, name, operator, value));
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
      Value right = lazy ? arm(b.getRight()) : value(b.getRight());
      value = operation(b, operator, List.of(value, right));
    }
    return value;
  }

  private Value arm(Expression e) {
    out.openInPlace(Region.Kind.ARM, BodyBuilder.span(e));
    Value value = value(e);
    out.closeInPlace();
    return value;
  }

  private Value operation(Expression e, String operator, List<Value> operands) {
    return out.add(e, BodyBuilder.keyword(e, 1), o -> new Event.Operation(o, operator, operands));
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
        e,
        BodyBuilder.keyword(e, 3),
        o -> new Event.NewArray(o, type, List.copyOf(sizes), List.of()));
  }

  Value array(ArrayInitializerExpr e, TypeRef type) {
    TypeRef inner = type.withDimensions(Math.max(0, type.dimensions() - 1));
    List<Value> elements = new ArrayList<>();
    for (Expression element : e.getValues()) {
      elements.add(
          element instanceof ArrayInitializerExpr nested ? array(nested, inner) : value(element));
    }
    return out.add(
        e,
        BodyBuilder.keyword(e, 1),
        o -> new Event.NewArray(o, type, List.of(), List.copyOf(elements)));
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
