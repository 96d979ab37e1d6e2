package dev.heddle.code;

/**
 * Resolves unicode escapes outside of literals and comments, without moving anything else.
 *
 * <p>JavaParser can do it too, but counts the columns after any other backslash wrongly (3.28.2).
 */
final class Escapes {
  private static final int DIGITS = 4;

  private Escapes() {}

  /** A text of the same length: each word with escapes is written out and filled up with blanks. */
  static String resolve(String text) {
    if (!text.contains("\\u")) {
      return text;
    }
    StringBuilder out = null;
    Tokens tokens = new Tokens(text);
    int done = 0;
    for (int type = tokens.next(); type != TokenKind.END; type = tokens.next()) {
      int at = tokens.start();
      if (type == '\\' && at >= done && digits(text, at) >= 0) {
        while (at > done && Tokens.isWordPart(text.charAt(at - 1))) {
          at--;
        }
        out = out == null ? new StringBuilder(text) : out;
        done = writeWord(text, at, out);
      }
    }
    return out == null ? text : out.toString();
  }

  private static int writeWord(String text, int from, StringBuilder out) {
    int to = from;
    int at = from;
    while (at < text.length()) {
      int digits = text.charAt(at) == '\\' ? digits(text, at) : -1;
      if (digits >= 0) {
        char c = (char) Integer.parseInt(text, digits, digits + DIGITS, 16);
        out.setCharAt(to++, c < ' ' ? ' ' : c);
        at = digits + DIGITS;
      } else if (Tokens.isWordPart(text.charAt(at))) {
        out.setCharAt(to++, text.charAt(at++));
      } else {
        break;
      }
    }
    while (to < at) {
      out.setCharAt(to++, ' ');
    }
    return at;
  }

  /** The offset of the digits of the escape that a backslash starts, or -1. */
  private static int digits(String text, int backslash) {
    int first = backslash + 1;
    while (first < text.length() && text.charAt(first) == 'u') {
      first++;
    }
    boolean found = first > backslash + 1 && first + DIGITS <= text.length();
    for (int i = first; found && i < first + DIGITS; i++) {
      char c = text.charAt(i);
      found = c < 128 && Character.digit(c, 16) >= 0;
    }
    return found ? first : -1;
  }
}
