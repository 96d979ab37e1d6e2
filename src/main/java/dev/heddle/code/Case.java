package dev.heddle.code;

import java.util.List;

/**
 * One branch of a switch.
 *
 * @param label its labels as written, in brackets; `default` if it has none
 * @param patterns those of its labels that are patterns
 * @param guard behind `when`, or null
 * @param yields whether it is an arrow and an expression, which is its only statement
 */
public record Case(
    String label,
    List<Pattern> patterns,
    Expression guard,
    boolean yields,
    List<Statement> statements,
    int first,
    int last)
    implements Node {}
