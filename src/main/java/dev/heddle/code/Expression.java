package dev.heddle.code;

import java.util.ArrayList;
import java.util.List;

/** An expression, as written; parts that may be missing are null unless they are lists. */
public sealed interface Expression extends Node {
  /** A literal; a string's text is what stands between its quotes, any other's is all of it. */
  record Literal(Kind kind, String text, int first, int last) implements Expression {
    /** What kind of value it is. */
    public enum Kind {
      STRING,
      TEXT_BLOCK,
      NULL,
      BOOLEAN,
      CHARACTER,
      INT,
      LONG,
      DOUBLE
    }
  }

  /** A simple name. */
  record Name(String name, int first, int last) implements Expression {}

  /** A name behind a dot; it is the last token. */
  record Access(Expression scope, String name, int first, int last) implements Expression {}

  /**
   * A call.
   *
   * @param scope null if it is unqualified
   */
  record Call(
      Expression scope,
      List<TypeRef> typeArguments,
      String name,
      int nameAt,
      List<Expression> arguments,
      int first,
      int last)
      implements Expression {}

  /** `this`; the type before it is empty if there is none. */
  record This(String type, int first, int last) implements Expression {}

  /** `super`. */
  record Super(int first, int last) implements Expression {}

  /**
   * A lambda.
   *
   * @param result what it is, or null
   * @param block what it does, or null
   */
  record Lambda(
      List<Parameter> parameters, Expression result, Statement.Block block, int first, int last)
      implements Expression {}

  /** An assignment; the operator is `=` or a compound one. */
  record Assign(Expression target, String operator, Expression value, int first, int last)
      implements Expression {}

  /** An operator before or behind its operand. */
  record Unary(String operator, Expression operand, int first, int last) implements Expression {}

  /** An operator between two operands. */
  record Binary(Expression left, String operator, Expression right, int first, int last)
      implements Expression {
    /**
     * This operation, the one that is its left operand, and so on: the innermost is last. A chain
     * of thousands of terms leans to the left, and must not recurse once for each.
     */
    public List<Binary> chain() {
      List<Binary> chain = new ArrayList<>();
      Expression next = this;
      while (next instanceof Binary binary) {
        chain.add(binary);
        next = binary.left();
      }
      return chain;
    }
  }

  /** An expression in parentheses. */
  record Enclosed(Expression inner, int first, int last) implements Expression {}

  /**
   * A creation of an object.
   *
   * @param scope the outer object, or null
   * @param newAt the token `new`
   * @param body members of the anonymous class, or null
   */
  record Creation(
      Expression scope,
      int newAt,
      TypeRef type,
      List<Expression> arguments,
      List<Member> body,
      int first,
      int last)
      implements Expression {}

  /** A method reference; the name is `new` for a constructor. */
  record Reference(Expression scope, String name, int first, int last) implements Expression {}

  /** What a method reference begins with that may be read as a type: `x` of `x::m`, too. */
  record TypeName(TypeRef type, int first, int last) implements Expression {}

  /** `condition ? yes : no`. */
  record Conditional(Expression condition, Expression yes, Expression no, int first, int last)
      implements Expression {}

  /** A cast; of an intersection the first type counts. */
  record Cast(TypeRef type, Expression value, int first, int last) implements Expression {}

  /**
   * A test of a type.
   *
   * @param typeFirst first token of the type, `typeLast` its last
   * @param pattern or null
   */
  record InstanceOf(
      Expression value,
      TypeRef type,
      int typeFirst,
      int typeLast,
      Pattern pattern,
      int first,
      int last)
      implements Expression {}

  /** A read of an array's element. */
  record Element(Expression array, Expression index, int first, int last) implements Expression {}

  /**
   * A creation of an array.
   *
   * @param element without the dimensions that follow
   * @param sizes as many as are written
   * @param initial or null
   */
  record NewArray(
      TypeRef element,
      int dimensions,
      List<Expression> sizes,
      ArrayValues initial,
      int first,
      int last)
      implements Expression {}

  /** Values in braces. */
  record ArrayValues(List<Expression> values, int first, int last) implements Expression {}

  /** `X.class`: the text of the type. */
  record ClassLiteral(String type, int first, int last) implements Expression {}

  /** A switch that is an expression. */
  record Switch(Expression selector, List<Case> cases, int first, int last) implements Expression {}

  /** An annotation as a value of another. */
  record Annotation(AnnotationUse annotation, int first, int last) implements Expression {}

  /** The declaration of variables where a statement, a loop or a try may have one. */
  record Declaration(
      List<AnnotationUse> annotations, List<Declarator> variables, int first, int last)
      implements Expression {}

  /** What could not be read. */
  record Other(int first, int last) implements Expression {}
}
