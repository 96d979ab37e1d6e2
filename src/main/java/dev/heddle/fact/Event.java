package dev.heddle.fact;

import dev.heddle.code.Span;
import dev.heddle.code.TypeRef;
import java.util.List;

/**
 * One thing that a body does, in the order of evaluation; its id is its index in the body.
 *
 * <p>Every event knows its {@link Origin}: the region that holds it, the whole expression, the
 * token that names it (method name, `new`, operator, keyword) and its innermost statement.
 */
public sealed interface Event {
  Origin origin();

  default int id() {
    return origin().id();
  }

  /** The token that names the event. */
  default Span anchor() {
    return origin().anchor();
  }

  /** The whole expression or statement. */
  default Span span() {
    return origin().span();
  }

  default int region() {
    return origin().region();
  }

  /**
   * Where an event stands; its spans are kept as numbers, since programs have millions of them.
   *
   * @param region index of the innermost region
   * @param statement index into {@link Body#statements()} of the innermost statement
   */
  record Origin(
      int id,
      int region,
      int statement,
      int line,
      int column,
      int endLine,
      int endColumn,
      int anchorLine,
      int anchorColumn,
      int anchorEndLine,
      int anchorEndColumn) {
    static Origin of(int id, int region, int statement, Span span, Span anchor) {
      return new Origin(
          id,
          region,
          statement,
          span.line(),
          span.column(),
          span.endLine(),
          span.endColumn(),
          anchor.line(),
          anchor.column(),
          anchor.endLine(),
          anchor.endColumn());
    }

    /** The whole expression or statement. */
    public Span span() {
      return new Span(line, column, endLine, endColumn);
    }

    /** The token that names the event. */
    public Span anchor() {
      return new Span(anchorLine, anchorColumn, anchorEndLine, anchorEndColumn);
    }
  }

  /**
   * A method call, or `this(..)` and `super(..)` with the name `<init>`.
   *
   * @param receiver null if the call is unqualified
   */
  record Call(
      Origin origin,
      Value receiver,
      String name,
      List<Value> arguments,
      List<TypeRef> typeArguments)
      implements Event {}

  /**
   * An object creation.
   *
   * @param body qualified name of the anonymous type, or null
   */
  record New(Origin origin, TypeRef type, List<Value> arguments, String body) implements Event {}

  /**
   * A lambda.
   *
   * @param parameters indices of its variables
   * @param body index of its region
   * @param expression whether the body is an expression
   */
  record Lambda(Origin origin, List<Integer> parameters, int body, boolean expression)
      implements Event {}

  /** A method reference; the name is `new` for a constructor. */
  record MethodReference(Origin origin, Value qualifier, TypeRef type, String name)
      implements Event {}

  /** A read of a field; the owner is null where the name is unqualified. */
  record Read(Origin origin, Value owner, String name) implements Event {}

  /**
   * An assignment to a local variable.
   *
   * @param operator `=`, a compound one such as `+=`, `++` or `--`
   */
  record Assign(Origin origin, int variable, String operator, Value value) implements Event {}

  /** An assignment to a field; the owner is null where the name is unqualified. */
  record Store(Origin origin, Value owner, String name, String operator, Value value)
      implements Event {}

  /** A read of an array cell. */
  record ArrayLoad(Origin origin, Value array, Value index) implements Event {}

  /** An assignment to an array cell. */
  record ArrayStore(Origin origin, Value array, Value index, String operator, Value value)
      implements Event {}

  /** An array creation: its element values where an initialiser gives them, else its sizes. */
  record NewArray(Origin origin, TypeRef type, List<Value> sizes, List<Value> elements)
      implements Event {}

  /**
   * An operator applied to values: unary and binary operators, `?:` (condition and two arms),
   * `switch` (selector, then the arms) and `resource` (`try (existing)`).
   */
  record Operation(Origin origin, String operator, List<Value> operands) implements Event {}

  record Cast(Origin origin, TypeRef type, Value value) implements Event {}

  /** A type test; the variables of its pattern are declared in the body. */
  record InstanceOf(Origin origin, Value value, TypeRef type, int variable) implements Event {}

  /** An expression used as a statement: its value is dropped here. */
  record Discard(Origin origin, Value value) implements Event {}

  /**
   * A return.
   *
   * @param value null if there is none
   * @param implicit whether this is the value of a lambda whose body is an expression
   */
  record Return(Origin origin, Value value, boolean implicit) implements Event {}

  record Throw(Origin origin, Value value) implements Event {}

  /** A `yield` of a switch expression. */
  record Yield(Origin origin, Value value) implements Event {}

  /** A `break` or `continue`; the label is empty if there is none. */
  record Jump(Origin origin, boolean isContinue, String label) implements Event {}

  record Assert(Origin origin, Value condition) implements Event {}
}
