package dev.heddle.ui.format;

/**
 * Text made safe to show: what would move the cursor, reorder text, end a line or stay invisible is
 * written as an escape of the Java language.
 */
public final class Visible {
  private Visible() {}

  /** The text on one line, with nothing in it that a terminal would obey. */
  public static String of(String text) {
    if (text.codePoints().noneMatch(Visible::hidden)) {
      return text;
    }
    StringBuilder shown = new StringBuilder(text.length() + 16);
    text.codePoints().forEach(c -> append(shown, c));
    return shown.toString();
  }

  /** Whether a code point is shown as an escape. */
  public static boolean hidden(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          true;
      default -> false;
    };
  }

  /** Appends a code point as it is shown. */
  public static void append(StringBuilder shown, int codePoint) {
    if (!hidden(codePoint)) {
      shown.appendCodePoint(codePoint);
      return;
    }
    switch (codePoint) {
      case '\n' -> shown.append("\\n");
      case '\r' -> shown.append("\\r");
      case '\t' -> shown.append("\\t");
      default -> {
        for (char unit : Character.toChars(codePoint)) {
          String hex = Integer.toHexString(unit);
          shown.append("\\u").append("0".repeat(4 - hex.length())).append(hex);
        }
      }
    }
  }
}
