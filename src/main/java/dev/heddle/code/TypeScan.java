package dev.heddle.code;

import java.util.BitSet;

/** Tells whether a type stands at some token, and where it ends, without reading it. */
final class TypeScan {
  /** What stands there is no type. */
  static final int NONE = -1;

  private final TokenTable tokens;

  /** The brackets that open no arguments: asked about from within them, too, again and again. */
  private final BitSet comparisons = new BitSet();

  TypeScan(TokenTable tokens) {
    this.tokens = tokens;
  }

  /** The token behind the type that starts at a token, or NONE. */
  int end(int token) {
    int start = passAnnotations(token);
    int kind = tokens.kind(start);
    int end = NONE;
    if (kind == TokenKind.WORD) {
      end = endOfName(start);
    } else if (Keywords.isPrimitive(kind)) {
      end = start + 1;
    }
    return end == NONE ? NONE : endOfDimensions(end);
  }

  /** Whether a type and then a name stand at a token: a declaration begins so. */
  boolean isDeclaration(int token) {
    int end = end(token);
    if (end == NONE || tokens.kind(end) != TokenKind.WORD) {
      return false;
    }
    return switch (tokens.kind(end + 1)) {
      case '=', ';', ',', '[', ':' -> true;
      default -> false;
    };
  }

  private int endOfName(int token) {
    int at = token + 1;
    while (true) {
      if (tokens.kind(at) == '<') {
        int open = at;
        at = comparisons.get(open) ? NONE : endOfArguments(open);
        if (at == NONE) {
          comparisons.set(open);
          return NONE;
        }
      }
      int next = tokens.kind(at) == '.' ? passAnnotations(at + 1) : at;
      if (next == at || tokens.kind(next) != TokenKind.WORD) {
        return at;
      }
      at = next + 1;
    }
  }

  private int endOfArguments(int open) {
    int at = open + 1;
    if (tokens.kind(at) == '>') {
      return at + 1;
    }
    while (true) {
      at = endOfArgument(at);
      if (at == NONE) {
        return NONE;
      }
      int kind = tokens.kind(at++);
      if (kind == '>') {
        return at;
      }
      if (kind != ',') {
        return NONE;
      }
    }
  }

  private int endOfArgument(int token) {
    int at = passAnnotations(token);
    if (tokens.kind(at) != '?') {
      return end(at);
    }
    int bound = tokens.kind(at + 1);
    return bound == Keywords.EXTENDS || bound == Keywords.SUPER ? end(at + 2) : at + 1;
  }

  /** The token behind pairs of brackets. */
  private int endOfDimensions(int token) {
    int at = token;
    int next = passBrackets(at);
    while (next > at) {
      at = next;
      next = passBrackets(at);
    }
    return at;
  }

  /** The token behind one pair of brackets, perhaps annotated; the same where none stands. */
  int passBrackets(int token) {
    int open = passAnnotations(token);
    return tokens.kind(open) == '[' && tokens.kind(open + 1) == ']' ? open + 2 : token;
  }

  /** The token behind what may stand before a local declaration or a pattern. */
  int passModifiers(int token) {
    int at = token;
    while (true) {
      int next =
          switch (tokens.kind(at)) {
            case Keywords.FINAL, Keywords.ABSTRACT, Keywords.STATIC, Keywords.STRICTFP -> at + 1;
            default -> passAnnotations(at);
          };
      if (next == at) {
        return at;
      }
      at = next;
    }
  }

  /** The token behind annotations, where there are any. */
  int passAnnotations(int token) {
    int at = token;
    while (tokens.kind(at) == '@' && tokens.kind(at + 1) == TokenKind.WORD) {
      at += 2;
      while (tokens.kind(at) == '.' && tokens.kind(at + 1) == TokenKind.WORD) {
        at += 2;
      }
      if (tokens.kind(at) == '(') {
        at = tokens.partner(at) + 1;
      }
    }
    return at;
  }
}
