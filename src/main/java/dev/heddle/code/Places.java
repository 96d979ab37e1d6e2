package dev.heddle.code;

import com.github.javaparser.Range;
import com.github.javaparser.ast.Node;
import java.util.Arrays;

/** Where the nodes of a translated tree stand: each has one place, which is its first and last. */
final class Places extends Positions {
  /** The place of what stands nowhere: JavaParser makes nodes up while it recovers from errors. */
  static final int NOWHERE = -1;

  private static final int SIZE = 4;

  /** Line, column, end line and end column of each. */
  private int[] places = new int[64];

  private int count;

  /** The place of a node. */
  int of(Node node) {
    Range range = node.getRange().orElse(null);
    return range == null
        ? NOWHERE
        : add(range.begin.line, range.begin.column, range.end.line, range.end.column + 1);
  }

  /** A place of its own; the end column is exclusive. */
  int add(int line, int column, int endLine, int endColumn) {
    int at = SIZE * count;
    if (at == places.length) {
      places = Arrays.copyOf(places, 2 * at);
    }
    places[at] = line;
    places[at + 1] = column;
    places[at + 2] = endLine;
    places[at + 3] = endColumn;
    return count++;
  }

  @Override
  public Span span(int first, int last) {
    if (first < 0 || last < 0) {
      return Span.NONE;
    }
    int from = SIZE * first;
    int to = SIZE * last;
    return new Span(places[from], places[from + 1], places[to + 2], places[to + 3]);
  }
}
