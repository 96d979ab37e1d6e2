package dev.heddle.code;

/** An open bracket of any kind, and what is known of the declaration or statement inside it. */
final class Frame {
  /** What stands between the brackets. */
  enum Kind {
    MEMBERS,
    STATEMENTS,
    PARENTHESES,
    BRACKETS,
    /** Array initialisers and the like. */
    OTHER
  }

  final Kind kind;

  /** The piece that these brackets enclose, or null. */
  final Cut.Kind cut;

  /** Offset where that piece begins. */
  final int open;

  /** How many pieces within expressions are around. */
  final int depth;

  final String owner;

  /** Column of the first token on the line of the opening bracket. */
  final int indent;

  /** Column of the first member of a type, or 0. */
  int memberColumn;

  /** Whether a type is open whose constants have not yet ended. */
  boolean constants;

  /** Whether a parenthesis holds the arguments of `new`. */
  boolean ofCreation;

  /** Whether a parenthesis holds the arguments of an annotation. */
  boolean ofAnnotation;

  /** Whether a parenthesis holds the selector of a switch that is an expression. */
  boolean ofSwitch;

  /** Offset of the first token of the current member or statement, or -1 between them. */
  int start = -1;

  /** Whether the current member or statement declares a type. */
  boolean type;

  boolean isEnum;

  /** Whether the current member has come to its value. */
  boolean assigned;

  /** Whether a `new` waits for its arguments. */
  boolean creation;

  /** Whether a switch expression waits for its selector. */
  boolean switched;

  /** Name of the current member, once known. */
  String name;

  Frame(Kind kind, Cut.Kind cut, int open, int depth, String owner, int indent) {
    this.kind = kind;
    this.cut = cut;
    this.open = open;
    this.depth = depth;
    this.owner = owner;
    this.indent = indent;
  }

  /** Forgets the current member or statement: it has ended. */
  void end() {
    start = -1;
    type = false;
    isEnum = false;
    assigned = false;
    creation = false;
    switched = false;
    name = null;
  }

  boolean inBraces() {
    return kind != Kind.PARENTHESES && kind != Kind.BRACKETS;
  }
}
