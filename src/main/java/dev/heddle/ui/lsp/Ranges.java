package dev.heddle.ui.lsp;

import dev.heddle.code.Span;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/** Spans as ranges of the protocol: 0-based, likewise in UTF-16 units. */
final class Ranges {
  private Ranges() {}

  static Range of(Span span) {
    return new Range(
        new Position(span.line() - 1, span.column() - 1),
        new Position(span.endLine() - 1, span.endColumn() - 1));
  }

  /** Whether two ranges have a place in common, their ends included. */
  static boolean touch(Range one, Range other) {
    return !isBefore(one.getEnd(), other.getStart()) && !isBefore(other.getEnd(), one.getStart());
  }

  private static boolean isBefore(Position one, Position other) {
    return one.getLine() < other.getLine()
        || (one.getLine() == other.getLine() && one.getCharacter() < other.getCharacter());
  }
}
