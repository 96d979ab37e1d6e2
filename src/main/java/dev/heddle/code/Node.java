package dev.heddle.code;

/**
 * Something in a syntax tree that stands somewhere in its file: from its first token to its last.
 *
 * <p>Both are numbers that only the {@link Positions} of the same tree know how to read; a negative
 * one stands nowhere.
 */
public sealed interface Node
    permits Case, Catch, Expression, Member, Parameter, Pattern, Statement, Declarator {
  int first();

  int last();
}
