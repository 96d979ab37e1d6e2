package dev.heddle.code;

import com.github.javaparser.Provider;
import java.util.Arrays;

/**
 * A text without comments, indentation and line ends: JavaParser makes an object of every blank.
 *
 * <p>All its tokens stand in one line, and blanks only where two of them would become one. It is
 * collected while {@link Tokens} walks over the text, and is of use only if that met nothing odd.
 */
final class LeanText extends Positions {
  /** The characters that are tokens whatever stands beside them. */
  private static final boolean[] APART = new boolean[128];

  static {
    for (char c : "(){}[];,@".toCharArray()) {
      APART[c] = true;
    }
  }

  private char[] text;
  private int length;

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
    this.text = new char[guess];
    this.lines = new int[guess];
    this.columns = new int[guess];
  }

  /**
   * Takes the next token, which stands in one line.
   *
   * @param start its offset in the source, `stop` that behind it
   */
  void add(char[] source, int start, int stop, int line, int column) {
    int size = length + 1 + stop - start;
    if (size > text.length) {
      grow(Math.max(size, 2 * text.length));
    }
    if (start > end && length > 0 && !isApart(text[length - 1]) && !isApart(source[start])) {
      text[length++] = ' ';
    }
    lines[length] = line;
    columns[length] = column;
    for (int i = start; i < stop; i++) {
      text[length++] = source[i];
    }
    lines[length - 1] = line;
    columns[length - 1] = column + stop - start - 1;
    end = stop;
  }

  private void grow(int size) {
    text = Arrays.copyOf(text, size);
    lines = Arrays.copyOf(lines, size);
    columns = Arrays.copyOf(columns, size);
  }

  private static boolean isApart(char c) {
    return c < APART.length && APART[c];
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

  /** How many characters it has. */
  int length() {
    return length;
  }

  /** Its characters for JavaParser. */
  Provider provider() {
    return new Characters();
  }

  private final class Characters implements Provider {
    private int at;

    @Override
    public int read(char[] buffer, int offset, int count) {
      int given = Math.min(count, length - at);
      System.arraycopy(text, at, buffer, offset, given);
      at += given;
      return given == 0 ? -1 : given;
    }

    @Override
    public void close() {
      // nothing is open
    }
  }

  @Override
  public String toString() {
    return new String(text, 0, length);
  }
}
