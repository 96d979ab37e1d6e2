package dev.heddle.code;

import java.util.function.Consumer;

/** Marks that a merge left in a text: of each conflict only the first side is read. */
final class Conflicts {
  private static final String FIRST = "<<<<<<< ";
  private static final String BASE = "||||||| ";
  private static final String SECOND = "=======";
  private static final String LAST = ">>>>>>> ";

  private Conflicts() {}

  /** The text, of the same length, with blanks for marks and second sides. */
  static String keepFirst(String path, String text, LineMap lines, Consumer<Problem> problems) {
    if (!text.contains(FIRST)) {
      return text;
    }
    StringBuilder kept = new StringBuilder(text.length());
    boolean inConflict = false;
    boolean dropping = false;
    for (int at = 0; at < text.length(); ) {
      int end = text.indexOf('\n', at) + 1;
      end = end == 0 ? text.length() : end;
      String line = text.substring(at, end);
      boolean mark = true;
      if (line.startsWith(FIRST)) {
        inConflict = true;
        dropping = false;
        Site site = new Site(path, lines.span(at, at + FIRST.length() - 1));
        problems.accept(new Problem(site, "merge conflict: only its first side is checked"));
      } else if (inConflict && (line.startsWith(SECOND) || line.startsWith(BASE))) {
        dropping = true;
      } else if (inConflict && line.startsWith(LAST)) {
        inConflict = false;
        dropping = false;
      } else {
        mark = false;
      }
      kept.append(mark || dropping ? line.replaceAll("[^\r\n]", " ") : line);
      at = end;
    }
    return kept.toString();
  }
}
