package dev.heddle.code;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Walks over the tokens of any text, Java or not, and collects the comments. It never fails: what
 * no token is it gives as a character, and remembers.
 */
final class Tokens {
  private static final int NO_OPERATOR = 0;

  /** What numbers have but digits, unless they are hexadecimal. */
  private static final String NUMBER_PARTS = "._eEfFdDlLbB";

  /** What a backslash gives another meaning. JLS 3.10.7; `u` is for an escape anywhere. */
  private static final String ESCAPES = "btnfrs\"'\\01234567u";

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
  private int at;
  private int start;
  private int line = 1;
  private int lineStart;
  private int startLine = 1;
  private int hash;
  private boolean first;
  private boolean escaped;
  private boolean odd;

  /** Offset where each line starts, as far as the tokens have been read. */
  private int[] lineStarts = new int[64];

  Tokens(String source) {
    this.source = source;
    text = source.toCharArray();
    length = text.length;
  }

  /** Goes on to the next token and tells its type. */
  int next() {
    first = at == 0;
    skipBlanks();
    start = at;
    startLine = line;
    if (at >= length) {
      return TokenKind.END;
    }
    char c = text[at];
    if (isWordPart(c)) {
      return isDigit(c) ? number() : word();
    }
    if (c == '"' || c == '\'') {
      return literal(c);
    }
    at++;
    int operator = operator(c, peek(0));
    if (operator != NO_OPERATOR) {
      at++;
      return operator;
    }
    if (c == '.') {
      return point();
    }
    escaped |= c == '\\';
    odd |= c >= ASCII || c < ' ';
    return c;
  }

  private int word() {
    int code = 0;
    while (at < length && isWordPart(text[at])) {
      code = 31 * code + text[at];
      at++;
    }
    hash = code;
    return TokenKind.WORD;
  }

  /** A number: points belong to it, and signs behind its exponent. JLS 3.10. */
  private int number() {
    char second = peek(1);
    boolean hex = text[at] == '0' && (second == 'x' || second == 'X');
    while (at < length) {
      char c = text[at];
      if (c == '.' || isWordPart(c)) {
        odd |= !hex && !isDigit(c) && NUMBER_PARTS.indexOf(c) < 0;
        at++;
      } else if ((c == '+' || c == '-') && isExponent(text[at - 1], hex)) {
        at++;
      } else {
        break;
      }
    }
    odd |= isExponent(text[at - 1], hex) || text[at - 1] == '_';
    return TokenKind.NUMBER;
  }

  private static boolean isExponent(char c, boolean hex) {
    return hex ? c == 'p' || c == 'P' : c == 'e' || c == 'E';
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private int point() {
    if (isDigit(peek(0))) {
      return number();
    }
    if (peek(0) == '.' && peek(1) == '.') {
      at += 2;
      return TokenKind.ELLIPSIS;
    }
    return '.';
  }

  /** The kind of the operator that two characters make, or else NO_OPERATOR. */
  private int operator(char c, char next) {
    return switch (c) {
      case '-' ->
          next == '>' ? TokenKind.ARROW : next == '-' ? TokenKind.DECREMENT : compound(next);
      case '+' -> next == '+' ? TokenKind.INCREMENT : compound(next);
      case ':' -> next == ':' ? TokenKind.COLONS : NO_OPERATOR;
      case '=' -> next == '=' ? TokenKind.EQUAL : NO_OPERATOR;
      case '!' -> next == '=' ? TokenKind.UNEQUAL : NO_OPERATOR;
      case '&' -> next == '&' ? TokenKind.AND : compound(next);
      case '|' -> next == '|' ? TokenKind.OR : compound(next);
      case '<' -> shift(next);
      case '*', '/', '%', '^' -> compound(next);
      default -> NO_OPERATOR;
    };
  }

  private static int compound(char next) {
    return next == '=' ? TokenKind.COMPOUND : NO_OPERATOR;
  }

  private int shift(char next) {
    if (next == '<' && peek(1) == '=') {
      at++;
      return TokenKind.COMPOUND;
    }
    return next == '<' ? TokenKind.SHIFT : next == '=' ? TokenKind.AT_MOST : NO_OPERATOR;
  }

  /** Whether a backslash was met outside of literals and comments. */
  boolean escaped() {
    return escaped;
  }

  /** Whether nothing was met that no token is, or that has no end. */
  boolean plain() {
    return !odd && !escaped;
  }

  /** The characters that the offsets count. */
  char[] text() {
    return text;
  }

  int start() {
    return start;
  }

  /** The line where the token starts. */
  int line() {
    return startLine;
  }

  /** Of a word: the hash of its string. */
  int hash() {
    return hash;
  }

  /** Offset where each line starts, from index 0; of use when all tokens have been read. */
  int[] lineStarts() {
    return Arrays.copyOf(lineStarts, line);
  }

  int end() {
    return at;
  }

  /** Whether the token is the first of its line. */
  boolean first() {
    return first;
  }

  boolean is(String word) {
    return Words.matches(word, text, start, at);
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
        odd |= c != ' ' && c != '\t' && c != '\f';
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
      if (line == lineStarts.length) {
        lineStarts = Arrays.copyOf(lineStarts, 2 * line);
      }
      lineStarts[line++] = at;
      lineStart = at;
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
        odd = true;
      }
      at = Math.min(length, at + 2);
    }
    Span span = new Span(fromLine, fromColumn, line, at - lineStart + 1);
    comments.add(new Comment(span, source.substring(from, at)));
  }

  private int literal(char quote) {
    if (quote == '"' && peek(1) == '"' && peek(2) == '"') {
      skipTextBlock();
      return TokenKind.TEXT_BLOCK;
    }
    at++;
    while (at < length && text[at] != quote) {
      char c = text[at];
      if (c == '\n' || c == '\r') {
        odd = true;
        return quote == '"' ? TokenKind.STRING : TokenKind.CHARACTER;
      }
      at += isEscape(c) ? 2 : 1;
    }
    endLiteral(1);
    return quote == '"' ? TokenKind.STRING : character();
  }

  /** A character in quotes is one, if perhaps of two halves, or an escape. */
  private int character() {
    int size = at - start - 2;
    boolean pair = size == 2 && Character.isHighSurrogate(text[start + 1]);
    odd |= size != 1 && !pair && text[start + 1] != '\\';
    return TokenKind.CHARACTER;
  }

  private void skipTextBlock() {
    at += 3;
    while (at < length && !(text[at] == '"' && peek(1) == '"' && peek(2) == '"')) {
      char c = text[at];
      if (c == '\n' || c == '\r') {
        endLine();
      } else {
        at += isEscape(c) ? 2 : 1;
      }
    }
    endLiteral(3);
  }

  /** Whether the next character has lost its meaning; a line end never does. */
  private boolean isEscape(char c) {
    if (c != '\\' || peek(1) == '\n' || peek(1) == '\r') {
      return false;
    }
    odd |= ESCAPES.indexOf(peek(1)) < 0;
    return true;
  }

  private void endLiteral(int quotes) {
    at += quotes;
    if (at > length) {
      at = length;
      odd = true;
    }
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
