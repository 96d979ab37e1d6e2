package dev.heddle.code;

import java.util.List;

/** A statement, as written; parts that may be missing are null unless they are lists. */
public sealed interface Statement extends Node {
  /** Statements in braces. */
  record Block(List<Statement> statements, int first, int last) implements Statement {}

  /** A statement with a label. */
  record Labelled(String label, Statement statement, int first, int last) implements Statement {}

  /** The declaration of a local class, interface, enum or record. */
  record LocalType(Member.Type type, int first, int last) implements Statement {}

  /** An expression whose value is dropped, or the declaration of local variables. */
  record Evaluate(Expression expression, int first, int last) implements Statement {}

  /** A return. */
  record Return(Expression value, int first, int last) implements Statement {}

  /** A throw. */
  record Throw(Expression value, int first, int last) implements Statement {}

  /** The value of a switch expression. */
  record Yield(Expression value, int first, int last) implements Statement {}

  /** A break or continue; the label is empty if there is none. */
  record Jump(boolean isContinue, String label, int first, int last) implements Statement {}

  /** An assertion. */
  record Assert(Expression check, Expression message, int first, int last) implements Statement {}

  /** `this(...)` or `super(...)`. */
  record Construct(boolean isThis, List<Expression> arguments, int first, int last)
      implements Statement {}

  /** A condition. */
  record If(Expression condition, Statement yes, Statement no, int first, int last)
      implements Statement {}

  /** A synchronized block. */
  record Synchronized(Expression monitor, Block body, int first, int last) implements Statement {}

  /** A try, its `finally` last; a resource is an expression or the declaration of one variable. */
  record Try(
      List<Expression> resources,
      Block body,
      List<Catch> catches,
      Block finish,
      int first,
      int last)
      implements Statement {}

  /** A switch that is no expression. */
  record Switch(Expression selector, List<Case> cases, int first, int last) implements Statement {}

  /** A while loop. */
  record While(Expression condition, Statement body, int first, int last) implements Statement {}

  /** A do loop. */
  record Do(Statement body, Expression condition, int first, int last) implements Statement {}

  /** A loop with a counter. */
  record For(
      List<Expression> initial,
      Expression condition,
      List<Expression> update,
      Statement body,
      int first,
      int last)
      implements Statement {}

  /** A loop over elements. */
  record ForEach(Declarator variable, Expression source, Statement body, int first, int last)
      implements Statement {}

  /** A semicolon, or what could not be read. */
  record Empty(int first, int last) implements Statement {}
}
