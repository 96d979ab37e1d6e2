package dev.heddle.code;

import com.github.javaparser.JavaToken;
import com.github.javaparser.Range;
import com.github.javaparser.ast.expr.*;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Turns expressions of JavaParser into ours. */
final class TranslatedExpressions {
  private final Translation translation;
  private final Places places;
  private final TranslatedTypes types;

  TranslatedExpressions(Translation translation, Places places, TranslatedTypes types) {
    this.translation = translation;
    this.places = places;
    this.types = types;
  }

  List<Expression> all(List<? extends com.github.javaparser.ast.expr.Expression> list) {
    return list.stream().map(this::of).toList();
  }

  Expression of(com.github.javaparser.ast.expr.Expression e) {
    int at = places.of(e);
    if (e instanceof LiteralExpr literal) {
      return literal(literal, at);
    }
    if (e instanceof NameExpr name) {
      return new Expression.Name(name(name), at, at);
    }
    if (e instanceof FieldAccessExpr access) {
      Expression scope = of(access.getScope());
      return new Expression.Access(scope, name(access), at, places.of(access.getName()));
    }
    if (e instanceof MethodCallExpr call) {
      return call(call, at);
    }
    if (e instanceof ThisExpr self) {
      return new Expression.This(self.getTypeName().map(Name::asString).orElse(""), at, at);
    }
    if (e instanceof SuperExpr) {
      return new Expression.Super(at, at);
    }
    if (e instanceof AssignExpr assign) {
      Expression target = of(assign.getTarget());
      String operator = assign.getOperator().asString();
      return new Expression.Assign(target, operator, of(assign.getValue()), at, at);
    }
    if (e instanceof UnaryExpr unary) {
      return unary(unary, at);
    }
    if (e instanceof BinaryExpr binary) {
      return binary(binary);
    }
    if (e instanceof EnclosedExpr enclosed) {
      return new Expression.Enclosed(of(enclosed.getInner()), at, at);
    }
    return creationOrTest(e, at);
  }

  private Expression creationOrTest(com.github.javaparser.ast.expr.Expression e, int at) {
    if (e instanceof LambdaExpr lambda) {
      return lambda(lambda, at);
    }
    if (e instanceof ObjectCreationExpr creation) {
      return creation(creation, at);
    }
    if (e instanceof ArrayCreationExpr creation) {
      List<Expression> sizes = new ArrayList<>();
      creation.getLevels().forEach(l -> l.getDimension().ifPresent(d -> sizes.add(of(d))));
      Expression.ArrayValues initial =
          creation.getInitializer().map(i -> values(i, places.of(i))).orElse(null);
      TypeRef element = types.type(creation.getElementType());
      int dimensions = creation.getLevels().size();
      return new Expression.NewArray(element, dimensions, List.copyOf(sizes), initial, at, at);
    }
    if (e instanceof ArrayInitializerExpr array) {
      return values(array, at);
    }
    if (e instanceof InstanceOfExpr test) {
      Expression value = of(test.getExpression());
      Pattern pattern = test.getPattern().map(this::pattern).orElse(null);
      int type = places.of(test.getType());
      return new Expression.InstanceOf(
          value, types.type(test.getType()), type, type, pattern, at, at);
    }
    if (e instanceof CastExpr cast) {
      return new Expression.Cast(types.type(cast.getType()), of(cast.getExpression()), at, at);
    }
    if (e instanceof ConditionalExpr c) {
      Expression condition = of(c.getCondition());
      return new Expression.Conditional(
          condition, of(c.getThenExpr()), of(c.getElseExpr()), at, at);
    }
    return other(e, at);
  }

  private Expression other(com.github.javaparser.ast.expr.Expression e, int at) {
    if (e instanceof MethodReferenceExpr reference) {
      return reference(of(reference.getScope()), Words.of(reference.getIdentifier()), at);
    }
    if (e instanceof TypeExpr type) {
      return new Expression.TypeName(types.type(type.getType()), at, at);
    }
    if (e instanceof ArrayAccessExpr access) {
      return new Expression.Element(of(access.getName()), of(access.getIndex()), at, at);
    }
    if (e instanceof ClassExpr type) {
      return new Expression.ClassLiteral(type.getType().asString(), at, at);
    }
    if (e instanceof SwitchExpr choice) {
      Expression selector = of(choice.getSelector());
      List<Case> cases = translation.statements().cases(choice.getEntries());
      return new Expression.Switch(selector, cases, at, at);
    }
    if (e instanceof AnnotationExpr annotation) {
      return new Expression.Annotation(annotation(annotation), at, at);
    }
    if (e instanceof VariableDeclarationExpr declaration) {
      List<AnnotationUse> annotations = translation.annotations(declaration.getAnnotations());
      List<Declarator> variables = translation.declarators(declaration.getVariables());
      return new Expression.Declaration(annotations, variables, at, at);
    }
    return new Expression.Other(at, at);
  }

  /** JavaParser has a reference to a method of all that stands before it, where that is no type. */
  private static Expression reference(Expression scope, String name, int at) {
    if (scope instanceof Expression.Cast cast) {
      Expression value = reference(cast.value(), name, at);
      return new Expression.Cast(cast.type(), value, cast.first(), at);
    }
    if (scope instanceof Expression.Conditional c) {
      Expression no = reference(c.no(), name, at);
      return new Expression.Conditional(c.condition(), c.yes(), no, c.first(), at);
    }
    return new Expression.Reference(scope, name, scope.first(), at);
  }

  private static String name(com.github.javaparser.ast.nodeTypes.NodeWithSimpleName<?> node) {
    return Words.of(node.getNameAsString());
  }

  private Expression literal(LiteralExpr e, int at) {
    if (e instanceof TextBlockLiteralExpr s) {
      return new Expression.Literal(Expression.Literal.Kind.TEXT_BLOCK, s.getValue(), at, at);
    }
    if (e instanceof StringLiteralExpr s) {
      return new Expression.Literal(Expression.Literal.Kind.STRING, s.getValue(), at, at);
    }
    if (e instanceof CharLiteralExpr c) {
      String text = Words.of("'" + c.getValue() + "'");
      return new Expression.Literal(Expression.Literal.Kind.CHARACTER, text, at, at);
    }
    if (e instanceof NullLiteralExpr) {
      return new Expression.Literal(Expression.Literal.Kind.NULL, "null", at, at);
    }
    if (e instanceof BooleanLiteralExpr b) {
      String text = b.isValue() ? "true" : "false";
      return new Expression.Literal(Expression.Literal.Kind.BOOLEAN, text, at, at);
    }
    Expression.Literal.Kind kind = Expression.Literal.Kind.INT;
    if (e instanceof LongLiteralExpr) {
      kind = Expression.Literal.Kind.LONG;
    } else if (e instanceof DoubleLiteralExpr) {
      kind = Expression.Literal.Kind.DOUBLE;
    }
    String text = Words.of(((LiteralStringValueExpr) e).getValue());
    return new Expression.Literal(kind, text, at, at);
  }

  private Expression call(MethodCallExpr call, int at) {
    return new Expression.Call(
        call.getScope().map(this::of).orElse(null),
        call.getTypeArguments().map(types::all).orElse(List.of()),
        name(call),
        places.of(call.getName()),
        all(call.getArguments()),
        at,
        at);
  }

  private Expression unary(UnaryExpr unary, int at) {
    Expression operand = of(unary.getExpression());
    String operator = unary.getOperator().asString();
    // what stands first tells on which side the operator is
    int first = unary.getOperator().isPostfix() ? operand.first() : at;
    return new Expression.Unary(operator, operand, first, at);
  }

  /** A chain of thousands of terms, which lean to the left, must not recurse once for each. */
  private Expression binary(BinaryExpr last) {
    List<BinaryExpr> chain = new ArrayList<>();
    com.github.javaparser.ast.expr.Expression first = last;
    while (first instanceof BinaryExpr b) {
      chain.add(b);
      first = b.getLeft();
    }
    Expression value = of(first);
    for (int i = chain.size() - 1; i >= 0; i--) {
      BinaryExpr b = chain.get(i);
      int at = places.of(b);
      String operator = b.getOperator().asString();
      value = new Expression.Binary(value, operator, of(b.getRight()), at, at);
    }
    return value;
  }

  private Expression lambda(LambdaExpr lambda, int at) {
    List<Parameter> parameters = translation.parameters(lambda.getParameters());
    if (lambda.getBody() instanceof ExpressionStmt s) {
      return new Expression.Lambda(parameters, of(s.getExpression()), null, at, at);
    }
    Statement.Block block =
        lambda.getBody() instanceof BlockStmt b ? translation.statements().block(b) : null;
    return new Expression.Lambda(parameters, null, block, at, at);
  }

  private Expression creation(ObjectCreationExpr e, int at) {
    Expression scope = e.getScope().map(this::of).orElse(null);
    List<Expression> arguments = all(e.getArguments());
    List<Member> body = e.getAnonymousClassBody().map(translation::members).orElse(null);
    int newAt = newAt(e, scope);
    return new Expression.Creation(scope, newAt, types.type(e.getType()), arguments, body, at, at);
  }

  /** The token `new`: behind the scope, if there is one. */
  private int newAt(ObjectCreationExpr e, Expression scope) {
    JavaToken token =
        (scope == null ? e : e.getScope().orElseThrow())
            .getTokenRange()
            .map(range -> scope == null ? range.getBegin() : range.getEnd())
            .orElse(null);
    while (token != null && !token.getText().equals("new")) {
      token = token.getNextToken().orElse(null);
    }
    Range range = token == null ? null : token.getRange().orElse(null);
    return range == null
        ? Places.NOWHERE
        : places.add(range.begin.line, range.begin.column, range.end.line, range.end.column + 1);
  }

  private Expression.ArrayValues values(ArrayInitializerExpr array, int at) {
    return new Expression.ArrayValues(all(array.getValues()), at, at);
  }

  AnnotationUse annotation(AnnotationExpr annotation) {
    Map<String, String> arguments = Map.of();
    if (annotation instanceof SingleMemberAnnotationExpr single) {
      arguments = Map.of("value", ExpressionText.of(of(single.getMemberValue())));
    } else if (annotation instanceof NormalAnnotationExpr normal) {
      arguments = new LinkedHashMap<>();
      for (MemberValuePair pair : normal.getPairs()) {
        arguments.put(pair.getNameAsString(), ExpressionText.of(of(pair.getValue())));
      }
    }
    Span span = places.token(places.of(annotation));
    return new AnnotationUse(Words.of(annotation.getNameAsString()), arguments, span);
  }

  Pattern pattern(com.github.javaparser.ast.Node pattern) {
    int at = places.of(pattern);
    if (pattern instanceof TypePatternExpr t) {
      TypeRef type = types.type(t.getType());
      return new Pattern.Typed(type, name(t), places.of(t.getName()), at, at);
    }
    if (pattern instanceof RecordPatternExpr r) {
      List<Pattern> components = r.getPatternList().stream().map(this::pattern).toList();
      return new Pattern.Deconstruction(types.type(r.getType()), components, at, at);
    }
    return new Pattern.Any(at, at);
  }
}
