package dev.heddle.code;

import java.util.ArrayList;
import java.util.List;

/** Reads what operators stand between: literals, names, calls, creations, lambdas. */
final class PrimarySyntax {
  private final Syntax syntax;
  private final Cursor cursor;
  private final TokenTable tokens;
  private final ExpressionSyntax expressions;

  PrimarySyntax(Syntax syntax, ExpressionSyntax expressions) {
    this.syntax = syntax;
    this.cursor = syntax.cursor();
    this.tokens = cursor.tokens();
    this.expressions = expressions;
  }

  Expression primary() {
    int kind = cursor.kind();
    return switch (kind) {
      case TokenKind.WORD -> word();
      case TokenKind.NUMBER, TokenKind.STRING, TokenKind.TEXT_BLOCK, TokenKind.CHARACTER ->
          suffixed(literal(kind));
      case Keywords.TRUE, Keywords.FALSE ->
          constant(Expression.Literal.Kind.BOOLEAN, Keywords.word(kind));
      case Keywords.NULL -> constant(Expression.Literal.Kind.NULL, "null");
      case Keywords.THIS -> suffixed(self());
      case Keywords.SUPER -> suffixed(superObject());
      case Keywords.NEW -> suffixed(creation(null));
      default -> ofPrimitive();
    };
  }

  private Expression self() {
    int only = cursor.pass();
    return new Expression.This("", only, only);
  }

  /** `super`, of which something is called or read. */
  private Expression superObject() {
    int only = cursor.pass();
    expectMember();
    return new Expression.Super(only, only);
  }

  private void expectMember() {
    if (!cursor.is('.') && !cursor.is(TokenKind.COLONS)) {
      throw new Unread();
    }
  }

  private Expression constant(Expression.Literal.Kind kind, String text) {
    int only = cursor.pass();
    return new Expression.Literal(kind, text, only, only);
  }

  private Expression literal(int kind) {
    int at = cursor.at();
    return switch (kind) {
      case TokenKind.STRING -> constant(Expression.Literal.Kind.STRING, tokens.text(at, 1));
      case TokenKind.TEXT_BLOCK ->
          constant(Expression.Literal.Kind.TEXT_BLOCK, textBlock(tokens.text(at, 3)));
      case TokenKind.CHARACTER ->
          constant(Expression.Literal.Kind.CHARACTER, Words.of(tokens.text(at, 0)));
      default -> number(Words.of(tokens.text(at, 0)));
    };
  }

  /** The text without the end of the line of its opening quotes. */
  private static String textBlock(String text) {
    int start = text.startsWith("\r") ? 1 : 0;
    return text.substring(text.startsWith("\n", start) ? start + 1 : start);
  }

  private Expression number(String text) {
    char end = text.charAt(text.length() - 1);
    boolean hex = text.startsWith("0x") || text.startsWith("0X");
    boolean real =
        text.indexOf('.') >= 0
            || (hex
                ? text.indexOf('p') >= 0 || text.indexOf('P') >= 0
                : "fFdD".indexOf(end) >= 0 || text.indexOf('e') >= 0 || text.indexOf('E') >= 0);
    if (real) {
      return constant(Expression.Literal.Kind.DOUBLE, text);
    }
    boolean isLong = end == 'l' || end == 'L';
    return constant(isLong ? Expression.Literal.Kind.LONG : Expression.Literal.Kind.INT, text);
  }

  /** `int.class`, `int[].class` or `int[]::new`. */
  private Expression ofPrimitive() {
    int first = cursor.at();
    if (cursor.accept(Keywords.VOID)) {
      return suffixed(classLiteral("void", first));
    }
    if (!Keywords.isPrimitive(cursor.kind())) {
      throw new Unread();
    }
    return suffixed(ofType(syntax.types().type(), first));
  }

  /** What begins with a name: a variable, a call, a lambda, or a type. */
  private Expression word() {
    int first = cursor.at();
    int next = cursor.kind(1);
    if (next == TokenKind.ARROW && !expressions.inLabel()) {
      return lambda();
    }
    if (next == '(') {
      String name = cursor.name();
      List<Expression> arguments = expressions.arguments();
      return suffixed(
          new Expression.Call(null, List.of(), name, first, arguments, first, cursor.last()));
    }
    if (isType(first)) {
      return suffixed(ofType(syntax.types().type(), first));
    }
    cursor.pass();
    return suffixed(new Expression.Name(tokens.word(first), first, first));
  }

  /** Whether a type stands here for sure: what follows it goes with nothing else. */
  private boolean isType(int first) {
    int last = first;
    while (tokens.kind(last + 1) == '.' && tokens.kind(last + 2) == TokenKind.WORD) {
      last += 2;
    }
    int next = tokens.kind(last + 1);
    boolean written = next == '<' || (next == '[' && tokens.kind(last + 2) == ']');
    int end = written ? syntax.scan().end(first) : last + 1;
    if (end == TypeScan.NONE) {
      return false;
    }
    int behind = tokens.kind(end);
    return behind == TokenKind.COLONS || (behind == '.' && tokens.kind(end + 1) == Keywords.CLASS);
  }

  private Expression ofType(TypeRef type, int first) {
    if (cursor.is(TokenKind.COLONS)) {
      return new Expression.TypeName(type, first, cursor.last());
    }
    return classLiteral(type.toString(), first);
  }

  private Expression classLiteral(String type, int first) {
    cursor.expect('.');
    cursor.expect(Keywords.CLASS);
    return new Expression.ClassLiteral(type, first, cursor.last());
  }

  /** An expression with all that is called on it or read of it. */
  Expression suffixed(Expression start) {
    Expression scope = start;
    while (true) {
      int kind = cursor.kind();
      if (kind == '.') {
        cursor.pass();
        scope = member(scope);
      } else if (kind == '[') {
        cursor.pass();
        Expression index = expressions.nested();
        cursor.expect(']');
        scope = new Expression.Element(scope, index, scope.first(), cursor.last());
      } else if (kind == TokenKind.COLONS) {
        return reference(scope);
      } else {
        return scope;
      }
    }
  }

  private Expression member(Expression scope) {
    return switch (cursor.kind()) {
      case TokenKind.WORD -> named(scope, List.of());
      case '<' -> named(scope, syntax.types().arguments());
      case Keywords.THIS -> outerSelf(scope);
      case Keywords.SUPER -> outerSuper(scope);
      case Keywords.NEW -> creation(scope);
      default -> throw new Unread();
    };
  }

  private Expression outerSelf(Expression scope) {
    int last = cursor.pass();
    return new Expression.This(ExpressionText.of(scope), scope.first(), last);
  }

  private Expression named(Expression scope, List<TypeRef> typeArguments) {
    String name = cursor.name();
    int nameAt = cursor.last();
    if (!cursor.is('(')) {
      return new Expression.Access(scope, name, scope.first(), nameAt);
    }
    List<Expression> arguments = expressions.arguments();
    return new Expression.Call(
        scope, typeArguments, name, nameAt, arguments, scope.first(), cursor.last());
  }

  /** `A.super`, of which something is called; `a.super(...)` is left to JavaParser. */
  private Expression outerSuper(Expression scope) {
    int last = cursor.pass();
    expectMember();
    return new Expression.Super(scope.first(), last);
  }

  private Expression reference(Expression scope) {
    cursor.pass();
    if (cursor.is('<')) {
      syntax.types().arguments();
    }
    String name = cursor.accept(Keywords.NEW) ? "new" : cursor.name();
    return new Expression.Reference(scope, name, scope.first(), cursor.last());
  }

  private Expression creation(Expression scope) {
    int newAt = cursor.pass();
    int first = scope == null ? newAt : scope.first();
    if (cursor.is('<')) {
      syntax.types().arguments();
    }
    syntax.types().passAnnotations();
    boolean primitive = Keywords.isPrimitive(cursor.kind());
    TypeRef type = primitive ? syntax.types().primitive() : syntax.types().named();
    if (cursor.is('[') || cursor.is('@')) {
      return array(type, first);
    }
    List<Expression> arguments = expressions.arguments();
    List<Member> body = cursor.is('{') ? syntax.members().body() : null;
    return new Expression.Creation(scope, newAt, type, arguments, body, first, cursor.last());
  }

  private Expression array(TypeRef element, int first) {
    int dimensions = 0;
    List<Expression> sizes = new ArrayList<>(1);
    do {
      syntax.types().passAnnotations();
      cursor.expect('[');
      if (!cursor.is(']')) {
        sizes.add(expressions.nested());
      }
      cursor.expect(']');
      dimensions++;
    } while (cursor.is('[') || cursor.is('@'));
    Expression.ArrayValues initial = cursor.is('{') ? expressions.values() : null;
    return new Expression.NewArray(
        element, dimensions, List.copyOf(sizes), initial, first, cursor.last());
  }

  Expression lambda() {
    int first = cursor.at();
    List<Parameter> parameters = cursor.is('(') ? parameters() : List.of(untyped());
    cursor.expect(TokenKind.ARROW);
    if (cursor.is('{')) {
      Statement.Block block = syntax.statements().block();
      return new Expression.Lambda(parameters, null, block, first, cursor.last());
    }
    Expression result = expressions.nested();
    return new Expression.Lambda(parameters, result, null, first, cursor.last());
  }

  private List<Parameter> parameters() {
    int next = cursor.kind(2);
    if (cursor.kind(1) != TokenKind.WORD || (next != ',' && next != ')')) {
      return syntax.members().parameters();
    }
    List<Parameter> parameters = new ArrayList<>(2);
    do {
      cursor.pass();
      parameters.add(untyped());
    } while (cursor.is(','));
    cursor.expect(')');
    return List.copyOf(parameters);
  }

  private Parameter untyped() {
    String name = cursor.name();
    int only = cursor.last();
    return new Parameter(name, only, TypeRef.UNKNOWN, false, List.of(), only, only);
  }
}
