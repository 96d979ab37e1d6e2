package dev.heddle.code;

import java.util.Arrays;

/**
 * A text without comments, indentation and line ends: JavaParser makes an object of every blank.
 *
 * <p>All its tokens stand in one line, and blanks only where two of them would become one. It is
 * collected while {@link Tokens} walks over the text, and is of use only if that met nothing odd.
 */
final class LeanText extends Positions {
  private static final String APART = "(){}[];,@";

  private final StringBuilder text;

  /** Line and column in the file, at the first and the last character of each token. */
  private int[] lines;

  private int[] columns;
  private int end;
  private boolean odd;

  /**
   * An empty text.
   *
   * @param length that of the whole text
   */
  LeanText(int length) {
    int guess = length / 2 + 16;
    this.text = new StringBuilder(guess);
    this.lines = new int[guess];
    this.columns = new int[guess];
  }

  /**
   * Takes the next token, which stands in one line.
   *
   * @param start its offset in the source, `stop` that behind it
   */
  void add(char[] source, int start, int stop, int line, int column) {
    int last = text.length() - 1;
    if (start > end && last >= 0 && !isApart(text.charAt(last)) && !isApart(source[start])) {
      text.append(' ');
    }
    int at = text.length();
    text.append(source, start, stop - start);
    end = stop;
    if (text.length() > lines.length) {
      int size = Math.max(text.length(), 2 * lines.length);
      lines = Arrays.copyOf(lines, size);
      columns = Arrays.copyOf(columns, size);
    }
    int lastOfToken = text.length() - 1;
    lines[at] = line;
    columns[at] = column;
    lines[lastOfToken] = line;
    columns[lastOfToken] = column + lastOfToken - at;
  }

  private static boolean isApart(char c) {
    return APART.indexOf(c) >= 0;
  }

  /** Remembers that the text holds what this cannot stand for, such as a literal without end. */
  void odd() {
    odd = true;
  }

  /** Whether the tree of this text is the tree of the whole text. */
  boolean isFaithful() {
    return !odd;
  }

  @Override
  Span span(int line, int column, int endLine, int endColumn) {
    int last = endColumn - 1;
    return new Span(lines[column - 1], columns[column - 1], lines[last], columns[last] + 1);
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
