package dev.heddle.code;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Reads expressions. */
final class ExpressionSyntax {
  private final Syntax syntax;
  private final Cursor cursor;
  private final Operators operators;
  private final PrimarySyntax primaries;

  private final Supplier<Expression> initial = this::initial;

  /** Whether an arrow belongs to the case around, and makes no lambda. */
  private boolean inLabel;

  ExpressionSyntax(Syntax syntax) {
    this.syntax = syntax;
    this.cursor = syntax.cursor();
    this.operators = new Operators(cursor);
    this.primaries = new PrimarySyntax(syntax, this);
  }

  Expression expression() {
    Expression left = conditional();
    String operator = operators.passAssignment();
    if (operator == null) {
      return left;
    }
    if (!isPlace(left)) {
      throw new Unread();
    }
    Expression value = expression();
    return new Expression.Assign(left, operator, value, left.first(), cursor.last());
  }

  /** Whether something can be assigned to. JLS 15.26. */
  private static boolean isPlace(Expression e) {
    return e instanceof Expression.Name
        || e instanceof Expression.Access
        || e instanceof Expression.Element
        || (e instanceof Expression.Enclosed enclosed && isPlace(enclosed.inner()));
  }

  /** An expression that is no assignment. */
  Expression conditional() {
    Expression condition = binary(Operators.LOOSEST);
    if (!cursor.accept('?')) {
      return condition;
    }
    boolean outer = inLabel;
    inLabel = false;
    Expression yes = expression();
    inLabel = outer;
    cursor.expect(':');
    Expression no = conditional();
    return new Expression.Conditional(condition, yes, no, condition.first(), cursor.last());
  }

  /** What stands in a case, before its arrow. */
  Expression label() {
    boolean outer = inLabel;
    inLabel = true;
    Expression label = conditional();
    inLabel = outer;
    return label;
  }

  private Expression binary(int loosest) {
    Expression left = unary();
    while (true) {
      int strength = operators.strength();
      if (strength < loosest) {
        return left;
      }
      if (cursor.is(Keywords.INSTANCEOF)) {
        left = instanceOf(left);
      } else {
        String operator = operators.pass();
        Expression right = operand(binary(strength + 1));
        left = new Expression.Binary(left, operator, right, left.first(), cursor.last());
      }
    }
  }

  private Expression instanceOf(Expression value) {
    cursor.pass();
    int first = syntax.scan().passModifiers(cursor.at());
    int last = syntax.scan().end(first) - 1;
    TypeRef type;
    Pattern pattern = null;
    if (syntax.patterns().isPattern()) {
      pattern = syntax.patterns().pattern();
      type = PatternSyntax.type(pattern);
    } else {
      type = syntax.types().type();
    }
    return new Expression.InstanceOf(
        value, type, first, last, pattern, value.first(), cursor.last());
  }

  private Expression unary() {
    int kind = cursor.kind();
    return switch (kind) {
      case '+', '-', '!', '~' -> operation(String.valueOf((char) kind));
      case TokenKind.INCREMENT -> operation("++");
      case TokenKind.DECREMENT -> operation("--");
      case '(' -> parentheses();
      case Keywords.SWITCH -> syntax.switches().expression();
      default -> postfix(primaries.primary());
    };
  }

  private Expression operation(String operator) {
    int first = cursor.pass();
    Expression operand = operand(unary());
    return new Expression.Unary(operator, operand, first, cursor.last());
  }

  /** What an operator takes: no lambda, unless in parentheses. */
  private static Expression operand(Expression e) {
    if (e instanceof Expression.Lambda) {
      throw new Unread();
    }
    return e;
  }

  private Expression postfix(Expression operand) {
    String operator =
        cursor.is(TokenKind.INCREMENT) ? "++" : cursor.is(TokenKind.DECREMENT) ? "--" : null;
    if (operator == null) {
      return operand;
    }
    cursor.pass();
    return new Expression.Unary(operator, operand, operand.first(), cursor.last());
  }

  /** A lambda, a cast or an expression in parentheses. */
  private Expression parentheses() {
    int open = cursor.at();
    TokenTable tokens = cursor.tokens();
    int close = tokens.partner(open);
    if (tokens.kind(close + 1) == TokenKind.ARROW && !inLabel) {
      return primaries.lambda();
    }
    if (isCast(open, close)) {
      return cast();
    }
    cursor.pass();
    Expression inner = nested();
    cursor.expect(')');
    return postfix(primaries.suffixed(new Expression.Enclosed(inner, open, cursor.last())));
  }

  /** An expression between brackets, where every arrow makes a lambda again. */
  Expression nested() {
    boolean outer = inLabel;
    inLabel = false;
    Expression inner = expression();
    inLabel = outer;
    return inner;
  }

  private boolean isCast(int open, int close) {
    TokenTable tokens = cursor.tokens();
    int end = syntax.scan().end(open + 1);
    if (end == close && Keywords.isPrimitive(tokens.kind(close - 1))) {
      return true;
    }
    while (end != TypeScan.NONE && tokens.kind(end) == '&') {
      end = syntax.scan().end(end + 1);
    }
    return end == close && startsOperand(tokens.kind(close + 1));
  }

  /** Whether what a cast to a class converts may start so: a sign would be an operator. */
  private static boolean startsOperand(int kind) {
    return switch (kind) {
      case TokenKind.WORD,
          TokenKind.NUMBER,
          TokenKind.STRING,
          TokenKind.TEXT_BLOCK,
          TokenKind.CHARACTER,
          Keywords.TRUE,
          Keywords.FALSE,
          Keywords.NULL,
          Keywords.THIS,
          Keywords.SUPER,
          Keywords.NEW,
          Keywords.SWITCH,
          Keywords.VOID,
          '(',
          '!',
          '~' ->
          true;
      default -> Keywords.isPrimitive(kind);
    };
  }

  private Expression cast() {
    int first = cursor.pass();
    TypeRef type = syntax.types().list('&').get(0);
    cursor.expect(')');
    Expression value = unary();
    return new Expression.Cast(type, value, first, cursor.last());
  }

  /** The arguments of a call, with their parentheses. */
  List<Expression> arguments() {
    cursor.expect('(');
    if (cursor.accept(')')) {
      return List.of();
    }
    List<Expression> arguments = new ArrayList<>(4);
    do {
      arguments.add(nested());
    } while (cursor.accept(','));
    cursor.expect(')');
    return List.copyOf(arguments);
  }

  /** What a variable or element starts with: an expression, or values in braces. */
  Expression initial() {
    return cursor.is('{') ? values(initial) : nested();
  }

  /** The initial values of an array, in braces. */
  Expression.ArrayValues values() {
    return values(initial);
  }

  /**
   * Values in braces.
   *
   * @param value reads one of them
   */
  Expression.ArrayValues values(Supplier<Expression> value) {
    int first = cursor.at();
    cursor.expect('{');
    List<Expression> values = new ArrayList<>();
    while (!cursor.is('}')) {
      values.add(value.get());
      if (!cursor.accept(',')) {
        break;
      }
    }
    cursor.expect('}');
    return new Expression.ArrayValues(List.copyOf(values), first, cursor.last());
  }

  boolean inLabel() {
    return inLabel;
  }
}
