package dev.heddle.code;

/**
 * A piece of text in braces that can be taken out, parsed alone and put back.
 *
 * @param open offset of the opening brace
 * @param end offset after the closing brace, or of where a piece that is never closed ends
 * @param closed whether the last character is the closing brace
 * @param depth how many arrow blocks, anonymous classes and switch expressions are around it
 * @param owner name of the member it belongs to
 */
record Cut(Kind kind, int open, int end, boolean closed, int depth, String owner) {
  /** The construct whose braces these are. */
  enum Kind {
    /** Body of a method, constructor or initialiser. */
    BODY("body"),
    /** Block after an arrow: of a lambda or a switch rule. */
    ARROW_BLOCK("block"),
    ANONYMOUS_CLASS("anonymous class"),
    SWITCH_EXPRESSION("switch"),
    /** Legal since Java 16, but unknown to JavaParser: taken out with its name. */
    LOCAL_ENUM("local enum"),
    /** Any member of a type, taken out whole. */
    MEMBER("member"),
    /** A closing brace too many: taken out. */
    STRAY_BRACE("stray brace"),
    /** The place of a closing brace that a type lacks: of no length, put in. */
    MISSING_BRACE("missing brace");

    private final String words;

    Kind(String words) {
      this.words = words;
    }

    /** Whether it nests within expressions, which JavaParser reads again and again. */
    boolean inExpression() {
      return this == ARROW_BLOCK || this == ANONYMOUS_CLASS || this == SWITCH_EXPRESSION;
    }

    /** Whether something stands between its braces that can be parsed alone. */
    boolean isPart() {
      return this == BODY || inExpression();
    }
  }

  /** How a message names it. */
  String describe() {
    String before =
        switch (kind) {
          case BODY -> "body of `";
          case MEMBER -> "member `";
          default -> kind.words + " in `";
        };
    return before + owner + "`";
  }
}
