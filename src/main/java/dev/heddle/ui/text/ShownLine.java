package dev.heddle.ui.text;

import dev.heddle.ui.format.Visible;

/**
 * One source line as a terminal shows it: tabs as blanks, hidden characters as escapes, a very long
 * line cut to the part that matters; and where each of its characters went.
 */
final class ShownLine {
  private static final int TAB = 4;
  private static final int LONGEST = 160;
  private static final int LEAD = 40;
  private static final String CUT = "…";

  private final StringBuilder shown = new StringBuilder();
  private final int[] columns;
  private int width;

  private ShownLine(int units) {
    columns = new int[units + 1];
  }

  /**
   * A line as shown.
   *
   * @param focus 1-based column, in UTF-16 units, that must be in sight
   */
  static ShownLine of(String line, int focus) {
    int from = line.length() <= LONGEST ? 0 : boundary(line, Math.max(0, focus - 1 - LEAD));
    int to = boundary(line, Math.min(line.length(), from + LONGEST));
    ShownLine result = new ShownLine(line.length());
    if (from > 0) {
      result.put(CUT, 1);
    }
    for (int i = from; i < to; ) {
      int c = line.codePointAt(i);
      result.columns[i] = result.width;
      result.put(c);
      i += Character.charCount(c);
    }
    java.util.Arrays.fill(result.columns, to, line.length() + 1, result.width);
    if (to < line.length()) {
      result.put(CUT, 1);
    }
    return result;
  }

  /** What to print. */
  String text() {
    return shown.toString().stripTrailing();
  }

  /** 0-based column of the terminal for a 1-based column in UTF-16 units. */
  int column(int column) {
    return columns[Math.max(0, Math.min(column - 1, columns.length - 1))];
  }

  private static int boundary(String line, int index) {
    boolean insidePair =
        index > 0
            && index < line.length()
            && Character.isLowSurrogate(line.charAt(index))
            && Character.isHighSurrogate(line.charAt(index - 1));
    return insidePair ? index - 1 : index;
  }

  private void put(int codePoint) {
    if (codePoint == '\t') {
      int blanks = TAB - width % TAB;
      put(" ".repeat(blanks), blanks);
    } else if (Visible.hidden(codePoint)) {
      int before = shown.length();
      Visible.append(shown, codePoint);
      width += shown.length() - before;
    } else {
      shown.appendCodePoint(codePoint);
      width += Width.of(codePoint);
    }
  }

  private void put(String text, int columns) {
    shown.append(text);
    width += columns;
  }
}
