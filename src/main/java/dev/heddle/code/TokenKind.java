package dev.heddle.code;

/**
 * The kinds of tokens that are no keyword (see {@link Keywords}) and no single character, which is
 * a kind of its own.
 */
final class TokenKind {
  /** Behind the last token. */
  static final int END = -1;

  static final int WORD = -2;
  static final int NUMBER = -3;
  static final int STRING = -4;
  static final int TEXT_BLOCK = -5;
  static final int CHARACTER = -6;

  /** `->`. */
  static final int ARROW = -7;

  /** `::`. */
  static final int COLONS = -8;

  /** `...`. */
  static final int ELLIPSIS = -9;

  static final int INCREMENT = -10;
  static final int DECREMENT = -11;

  /** An assignment such as `+=`, but for those that begin with `>`. */
  static final int COMPOUND = -12;

  /** `==`. */
  static final int EQUAL = -13;

  /** `!=`. */
  static final int UNEQUAL = -14;

  /** `<=`. */
  static final int AT_MOST = -15;

  /** `<<`. */
  static final int SHIFT = -16;

  /** `&&`. */
  static final int AND = -17;

  /** `||`. */
  static final int OR = -18;

  private TokenKind() {}
}
