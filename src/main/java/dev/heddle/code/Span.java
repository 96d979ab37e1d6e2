package dev.heddle.code;

/**
 * A stretch of source text: 1-based lines, 1-based columns in UTF-16 units, the end column
 * exclusive.
 */
public record Span(int line, int column, int endLine, int endColumn) implements Comparable<Span> {
  /** The span of something that has no place in any text. */
  public static final Span NONE = new Span(1, 1, 1, 1);

  public boolean contains(Span other) {
    return compareStarts(this, other) <= 0
        && (endLine > other.endLine || (endLine == other.endLine && endColumn >= other.endColumn));
  }

  @Override
  public int compareTo(Span other) {
    int starts = compareStarts(this, other);
    if (starts != 0) {
      return starts;
    }
    int lines = Integer.compare(endLine, other.endLine);
    return lines != 0 ? lines : Integer.compare(endColumn, other.endColumn);
  }

  private static int compareStarts(Span a, Span b) {
    int lines = Integer.compare(a.line, b.line);
    return lines != 0 ? lines : Integer.compare(a.column, b.column);
  }
}
