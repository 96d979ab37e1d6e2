package dev.heddle.code;

import java.util.Arrays;

/** Turns offsets of a text into lines and columns, and back; CR, LF and CRLF each end a line. */
public final class LineMap {
  private final String text;

  /** The offset of each line, found when first needed: most texts are never asked about. */
  private volatile int[] starts;

  /** The lines of a text. */
  public LineMap(String text) {
    this.text = text;
  }

  private int[] starts() {
    int[] known = starts;
    if (known == null) {
      known = find();
      starts = known;
    }
    return known;
  }

  private int[] find() {
    int[] found = new int[64];
    int lines = 1;
    int length = text.length();
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      if (c == '\n' || c == '\r') {
        if (c == '\r' && i + 1 < length && text.charAt(i + 1) == '\n') {
          i++;
        }
        if (lines == found.length) {
          found = Arrays.copyOf(found, 2 * lines);
        }
        found[lines++] = i + 1;
      }
    }
    return Arrays.copyOf(found, lines);
  }

  /** The line of an offset, from 1. */
  public int line(int offset) {
    int found = Arrays.binarySearch(starts(), offset);
    return found >= 0 ? found + 1 : -found - 1;
  }

  /** The column of an offset, from 1. */
  public int column(int offset) {
    return offset - starts()[line(offset) - 1] + 1;
  }

  /** The offset of a place; places outside the text are moved to its nearest end. */
  public int offset(int line, int column) {
    int length = text.length();
    if (line > starts().length) {
      return length;
    }
    return Math.max(0, Math.min(length, starts()[Math.max(1, line) - 1] + column - 1));
  }

  /** The span of the offsets from `start` up to, not including, `end`. */
  public Span span(int start, int end) {
    return new Span(line(start), column(start), line(end), column(end));
  }
}
