package dev.heddle.run;

import dev.heddle.code.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * The tokens of a source, enough to tell where statements and declarations end: names, numbers,
 * strings, and each other character for itself; no blanks, no comments. Never fails, whatever the
 * text is.
 */
final class CodeTokens {
  /**
   * One token.
   *
   * @param line 1-based
   * @param column 1-based
   */
  record Token(String text, int line, int column) {
    boolean is(String other) {
      return text.equals(other);
    }

    boolean isBefore(int otherLine, int otherColumn) {
      return line < otherLine || (line == otherLine && column < otherColumn);
    }
  }

  private final String text;
  private final List<Token> tokens = new ArrayList<>();
  private int at;
  private int line = 1;
  private int lineStart;

  private CodeTokens(String text) {
    this.text = text;
  }

  /** The tokens in the order of the text. */
  static List<Token> of(String text) {
    CodeTokens reading = new CodeTokens(text);
    reading.readAll();
    return List.copyOf(reading.tokens);
  }

  /** The index of the first token that starts at a place or behind it. */
  static int indexFrom(List<Token> tokens, int line, int column) {
    int low = 0;
    int high = tokens.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (tokens.get(middle).isBefore(line, column)) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** The index of the first token behind a span. */
  static int indexAfter(List<Token> tokens, Span span) {
    return indexFrom(tokens, span.endLine(), span.endColumn());
  }

  private void readAll() {
    while (at < text.length()) {
      char character = text.charAt(at);
      if (Character.isWhitespace(character)) {
        advanceTo(at + 1);
      } else if (text.startsWith("//", at)) {
        advanceTo(endOfLine(at));
      } else if (text.startsWith("/*", at)) {
        advanceTo(endAfter("*/", at + 2));
      } else if (text.startsWith("\"\"\"", at)) {
        take(endOfTextBlock());
      } else if (character == '"' || character == '\'') {
        take(endOfString(character));
      } else if (Character.isJavaIdentifierPart(character)) {
        take(endOfWord());
      } else {
        take(at + 1);
      }
    }
  }

  private void take(int end) {
    tokens.add(new Token(text.substring(at, end), line, at - lineStart + 1));
    advanceTo(end);
  }

  private void advanceTo(int end) {
    for (; at < end; at++) {
      char character = text.charAt(at);
      boolean lineFeedFollows = at + 1 < text.length() && text.charAt(at + 1) == '\n';
      if (character == '\n' || (character == '\r' && !lineFeedFollows)) {
        line++;
        lineStart = at + 1;
      }
    }
  }

  private int endOfLine(int from) {
    int end = from;
    while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
      end++;
    }
    return end;
  }

  private int endAfter(String mark, int from) {
    int found = text.indexOf(mark, from);
    return found < 0 ? text.length() : found + mark.length();
  }

  private int endOfTextBlock() {
    int end = at + 3;
    while (end < text.length() && !text.startsWith("\"\"\"", end)) {
      end += text.charAt(end) == '\\' ? 2 : 1;
    }
    return Math.min(end + 3, text.length());
  }

  private int endOfString(char quote) {
    int limit = endOfLine(at);
    int end = at + 1;
    while (end < limit && text.charAt(end) != quote) {
      end += text.charAt(end) == '\\' ? 2 : 1;
    }
    return Math.min(end + 1, Math.max(limit, at + 1));
  }

  private int endOfWord() {
    int end = at + 1;
    while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
      end++;
    }
    return end;
  }
}
