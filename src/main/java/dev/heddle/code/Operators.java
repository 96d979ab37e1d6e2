package dev.heddle.code;

/** The operators between two operands: what they are called, and which binds tighter. JLS 15. */
final class Operators {
  /** What {@link #strength} gives for a token that is no such operator. */
  static final int NONE = 0;

  static final int LOOSEST = 1;

  private static final int INSTANCE_OF = 7;
  private static final int COMPARISON = 8;
  private static final int SHIFT = 9;

  private final Cursor cursor;

  Operators(Cursor cursor) {
    this.cursor = cursor;
  }

  /** How tight the operator at the cursor binds, or NONE. */
  int strength() {
    return switch (cursor.kind()) {
      case TokenKind.OR -> LOOSEST;
      case TokenKind.AND -> 2;
      case '|' -> 3;
      case '^' -> 4;
      case '&' -> 5;
      case TokenKind.EQUAL, TokenKind.UNEQUAL -> 6;
      case Keywords.INSTANCEOF -> INSTANCE_OF;
      case '<', TokenKind.AT_MOST -> COMPARISON;
      case TokenKind.SHIFT -> SHIFT;
      case '>' -> strengthOfAngles();
      case '+', '-' -> 10;
      case '*', '/', '%' -> 11;
      default -> NONE;
    };
  }

  private int strengthOfAngles() {
    int angles = angles();
    boolean equal = equalFollows(angles);
    return angles == 1 ? COMPARISON : equal ? NONE : SHIFT;
  }

  /** Passes the operator at the cursor. */
  String pass() {
    int kind = cursor.kind();
    if (kind == '>') {
      int angles = angles();
      boolean equal = angles == 1 && equalFollows(1);
      cursor.goTo(cursor.at() + angles + (equal ? 1 : 0));
      return equal ? ">=" : angles == 1 ? ">" : angles == 2 ? ">>" : ">>>";
    }
    cursor.pass();
    return switch (kind) {
      case TokenKind.OR -> "||";
      case TokenKind.AND -> "&&";
      case '|' -> "|";
      case '^' -> "^";
      case '&' -> "&";
      case TokenKind.EQUAL -> "==";
      case TokenKind.UNEQUAL -> "!=";
      case '<' -> "<";
      case TokenKind.AT_MOST -> "<=";
      case TokenKind.SHIFT -> "<<";
      case '+' -> "+";
      case '-' -> "-";
      case '*' -> "*";
      case '/' -> "/";
      case '%' -> "%";
      default -> throw new Unread();
    };
  }

  /** Passes the assignment at the cursor; null if there is none. */
  String passAssignment() {
    int kind = cursor.kind();
    if (kind == '=') {
      cursor.pass();
      return "=";
    }
    if (kind == TokenKind.COMPOUND) {
      return Words.of(cursor.tokens().text(cursor.pass(), 0));
    }
    int angles = kind == '>' ? angles() : 0;
    if (angles < 2 || !equalFollows(angles)) {
      return null;
    }
    cursor.goTo(cursor.at() + angles + 1);
    return angles == 2 ? ">>=" : ">>>=";
  }

  /** How many angle brackets touch each other here, at most three. */
  private int angles() {
    int angles = 1;
    while (angles < 3 && cursor.kind(angles) == '>' && touches(angles)) {
      angles++;
    }
    return angles;
  }

  private boolean equalFollows(int angles) {
    return cursor.kind(angles) == '=' && touches(angles);
  }

  /** Whether the token some places ahead touches the one before it. */
  private boolean touches(int ahead) {
    return cursor.tokens().touchesNext(cursor.at() + ahead - 1);
  }
}
