package dev.heddle.code;

/** Where in a text the grammar has come to. */
final class Cursor {
  private final TokenTable tokens;
  private int at;

  Cursor(TokenTable tokens) {
    this.tokens = tokens;
  }

  TokenTable tokens() {
    return tokens;
  }

  /** The number of the next token. */
  int at() {
    return at;
  }

  /** The number of the token before. */
  int last() {
    return at - 1;
  }

  int kind() {
    return tokens.kind(at);
  }

  /** The kind of a token behind the next. */
  int kind(int ahead) {
    return tokens.kind(at + ahead);
  }

  boolean is(int kind) {
    return tokens.kind(at) == kind;
  }

  /** Whether the next token is this word, which is reserved in some places only. */
  boolean isWord(String word) {
    return is(TokenKind.WORD) && tokens.word(at).equals(word);
  }

  /** Passes the next token and tells its number. */
  int pass() {
    return at++;
  }

  /** Passes the next token if it is of a kind. */
  boolean accept(int kind) {
    if (tokens.kind(at) != kind) {
      return false;
    }
    at++;
    return true;
  }

  /** Passes the next token, which must be of a kind. */
  void expect(int kind) {
    if (tokens.kind(at) != kind) {
      throw new Unread();
    }
    at++;
  }

  /** Passes the next token, which must be a name, and tells it. */
  String name() {
    expect(TokenKind.WORD);
    return tokens.word(at - 1);
  }

  /** Passes several tokens. */
  void goTo(int token) {
    at = token;
  }
}
