package dev.heddle.code;

import java.util.ArrayList;
import java.util.List;

/**
 * Walks over the tokens of any text, Java or not, as far as nesting needs them: words, punctuation
 * and literals; collects the comments.
 */
final class Tokens {
  /** What {@link #next} found: one of these, or else the character of the punctuation. */
  static final int END = -1;

  static final int WORD = -2;
  static final int LITERAL = -3;
  static final int ARROW = -4;
  static final int COLONS = -5;

  private static final int ASCII = 128;

  /** A table, since every character of a scan is asked about. */
  private static final boolean[] WORD_PARTS = new boolean[ASCII];

  static {
    for (char c = 0; c < ASCII; c++) {
      WORD_PARTS[c] =
          (c >= 'a' && c <= 'z')
              || (c >= 'A' && c <= 'Z')
              || (c >= '0' && c <= '9')
              || c == '_'
              || c == '$';
    }
  }

  private final String source;
  private final char[] text;
  private final int length;
  private final List<Comment> comments = new ArrayList<>();
  private final LeanText lean;
  private int at;
  private int start;
  private int line = 1;
  private int lineStart;
  private boolean first;
  private boolean escaped;

  Tokens(String source) {
    this(source, null);
  }

  /**
   * Tokens that are also collected.
   *
   * @param lean null if nobody wants them
   */
  Tokens(String source, LeanText lean) {
    this.source = source;
    this.lean = lean;
    text = source.toCharArray();
    length = text.length;
  }

  /** Goes on to the next token and tells its type. */
  int next() {
    int type = find();
    if (lean != null && type != END) {
      lean.add(text, start, at, line, start - lineStart + 1);
    }
    return type;
  }

  private int find() {
    first = at == 0;
    skipBlanks();
    start = at;
    if (at >= length) {
      return END;
    }
    char c = text[at];
    if (isWordPart(c)) {
      while (++at < length && isWordPart(text[at])) {}
      return c >= '0' && c <= '9' ? LITERAL : WORD;
    }
    if (c == '"' || c == '\'') {
      skipLiteral(c);
      return LITERAL;
    }
    at++;
    if (c == '-' && peek(0) == '>') {
      at++;
      return ARROW;
    }
    if (c == ':' && peek(0) == ':') {
      at++;
      return COLONS;
    }
    escaped |= c == '\\';
    return c;
  }

  /** Whether a backslash was met outside of literals and comments. */
  boolean escaped() {
    return escaped;
  }

  int start() {
    return start;
  }

  int end() {
    return at;
  }

  /** Whether the token is the first of its line. */
  boolean first() {
    return first;
  }

  boolean is(String word) {
    if (word.length() != at - start || text[start] != word.charAt(0)) {
      return false;
    }
    for (int i = 1; i < word.length(); i++) {
      if (text[start + i] != word.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a word stands after this token and at least one blank. */
  boolean wordFollows() {
    int ahead = at;
    while (ahead < length && text[ahead] <= ' ') {
      ahead++;
    }
    return ahead > at && ahead < length && isWordPart(text[ahead]);
  }

  /** The comments passed so far. */
  List<Comment> comments() {
    return comments;
  }

  private void skipBlanks() {
    while (at < length) {
      char c = text[at];
      if (c == '\n' || c == '\r') {
        first = true;
        endLine();
      } else if (c <= ' ') {
        if (c != ' ' && c != '\t' && c != '\f') {
          odd();
        }
        at++;
      } else if (c == '/' && (peek(1) == '/' || peek(1) == '*')) {
        skipComment();
      } else {
        return;
      }
    }
  }

  /** Goes on behind a line end; that of CRLF is behind both. */
  private void endLine() {
    boolean half = text[at] == '\r' && peek(1) == '\n';
    at++;
    if (!half) {
      line++;
      lineStart = at;
    }
  }

  private void odd() {
    if (lean != null) {
      lean.odd();
    }
  }

  private void skipComment() {
    int from = at;
    int fromLine = line;
    int fromColumn = from - lineStart + 1;
    at += 2;
    if (text[from + 1] == '/') {
      while (at < length && text[at] != '\n' && text[at] != '\r') {
        at++;
      }
    } else {
      while (at < length && !(text[at] == '*' && peek(1) == '/')) {
        if (text[at] == '\n' || text[at] == '\r') {
          first = true;
          endLine();
        } else {
          at++;
        }
      }
      if (at >= length) {
        odd();
      }
      at = Math.min(length, at + 2);
    }
    Span span = new Span(fromLine, fromColumn, line, at - lineStart + 1);
    comments.add(new Comment(span, source.substring(from, at)));
  }

  private void skipLiteral(char quote) {
    boolean block = quote == '"' && peek(1) == '"' && peek(2) == '"';
    at += block ? 3 : 1;
    if (block) {
      odd();
    }
    while (at < length) {
      char c = text[at];
      if (c == '\\') {
        at++;
      } else if (block ? c == '"' && peek(1) == '"' && peek(2) == '"' : c == quote) {
        at += block ? 3 : 1;
        return;
      } else if (!block && (c == '\n' || c == '\r')) {
        odd();
        return;
      }
      at++;
    }
    at = length;
    odd();
  }

  private char peek(int ahead) {
    return at + ahead < length ? text[at + ahead] : '\0';
  }

  static boolean isWordPart(char c) {
    return c < ASCII ? WORD_PARTS[c] : isForeignPart(c);
  }

  private static boolean isForeignPart(char c) {
    return Character.isJavaIdentifierPart(c) || Character.isSurrogate(c);
  }
}
