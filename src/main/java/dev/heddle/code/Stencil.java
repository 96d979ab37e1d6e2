package dev.heddle.code;

import java.util.List;

/**
 * Writes parts of a text, each exactly at its line and column, and as little as possible between
 * them: what is left out becomes a comment, since JavaParser makes a token of each single blank.
 */
final class Stencil {
  private static final String OPEN = "/*";
  private static final String CLOSE = "*/";

  private final String text;
  private final LineMap lines;
  private final StringBuilder out = new StringBuilder();

  Stencil(String text, LineMap lines) {
    this.text = text;
    this.lines = lines;
  }

  /** Whether {@link #gap} finds room for some words. */
  boolean hasRoom(int from, int to, String words) {
    return words.length() <= to - from || lines.line(from) != lines.line(to);
  }

  /** Leaves out the text between two offsets and writes the words anywhere in its place. */
  Stencil gap(int from, int to, String words) {
    int breaks = lines.line(to) - lines.line(from);
    if (breaks == 0) {
      int blanks = to - from - words.length();
      if (blanks < OPEN.length() + CLOSE.length()) {
        out.append(" ".repeat(Math.max(0, blanks)));
      } else {
        out.append(OPEN).append(" ".repeat(blanks - OPEN.length() - CLOSE.length())).append(CLOSE);
      }
      out.append(words);
      return this;
    }
    // nothing else follows on the first line, so that the words may be longer than what was there
    out.append(words).append(OPEN);
    int blanks = lines.column(to) - 1;
    if (blanks < CLOSE.length()) {
      out.append("\n".repeat(breaks - 1)).append(CLOSE).append('\n').append(" ".repeat(blanks));
    } else {
      out.append("\n".repeat(breaks)).append(" ".repeat(blanks - CLOSE.length())).append(CLOSE);
    }
    return this;
  }

  /**
   * Writes the text between two offsets without some pieces; braces of pieces stay, empty.
   *
   * @param holes what to leave out, in the order of the text; those elsewhere are passed over
   */
  Stencil copy(int from, int to, List<Cut> holes) {
    int at = from;
    for (Cut hole : holes) {
      // at the end of all, closing braces may be missing
      if (hole.open() >= to && to < text.length()) {
        break;
      }
      if (hole.open() >= at && hole.end() <= to) {
        out.append(text, at, hole.open());
        leaveOut(hole);
        at = hole.end();
      }
    }
    out.append(text, at, to);
    return this;
  }

  private void leaveOut(Cut hole) {
    switch (hole.kind()) {
      case MISSING_BRACE -> out.append('}');
      case MEMBER, LOCAL_ENUM, STRAY_BRACE -> gap(hole.open(), hole.end(), "");
      default -> {
        out.append('{');
        gap(hole.open() + 1, hole.closed() ? hole.end() - 1 : hole.end(), "");
        out.append('}');
      }
    }
  }

  void append(String words) {
    out.append(words);
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
