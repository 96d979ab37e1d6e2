package dev.heddle.code;

import com.github.javaparser.Range;
import com.github.javaparser.ast.Node;

/**
 * Where the nodes of a tree stand in their file: a tree may have been made from a shorter text than
 * the file's.
 */
public abstract class Positions {
  /** Those of a tree that was made from a text with all tokens at their places. */
  static final Positions OF_NODES =
      new Positions() {
        @Override
        Span span(int line, int column, int endLine, int endColumn) {
          return new Span(line, column, endLine, endColumn + 1);
        }
      };

  /** The span of a node; {@link Span#NONE} for one that stands nowhere. */
  public Span span(Node node) {
    Range range = node.getRange().orElse(null);
    return range == null
        ? Span.NONE
        : span(range.begin.line, range.begin.column, range.end.line, range.end.column);
  }

  /** The first {@code length} columns of a node: its keyword. */
  public Span keyword(Node node, int length) {
    Span all = span(node);
    return new Span(all.line(), all.column(), all.line(), all.column() + length);
  }

  /**
   * The span in the file of a range in the parsed text.
   *
   * @param endColumn that of the last character, as JavaParser has it
   */
  abstract Span span(int line, int column, int endLine, int endColumn);
}
