package dev.heddle.ui.format;

import java.util.ArrayList;
import java.util.List;

/** One text by lines; CR, LF and CRLF each end a line, as GitHub and the parser count them. */
public final class SourceLines {
  /** The text of a file that cannot be read. */
  public static final SourceLines NONE = new SourceLines("");

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private final String text;
  private final List<String> lines;

  /** The text as decoded, a byte-order mark kept. */
  public SourceLines(String text) {
    this.text = text;
    this.lines = split(text);
  }

  /** The text as decoded, a byte-order mark kept. */
  public String text() {
    return text;
  }

  /** One line without its end and without a byte-order mark; empty if there is none. */
  public String line(int number) {
    return number >= 1 && number <= lines.size() ? lines.get(number - 1) : "";
  }

  /** Whether the text has a line of that number. */
  public boolean has(int number) {
    return this != NONE && number >= 1 && number <= lines.size();
  }

  private static List<String> split(String text) {
    List<String> lines = new ArrayList<>();
    int start = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? 1 : 0;
    for (int i = start; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\n' || c == '\r') {
        lines.add(text.substring(start, i));
        if (c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n') {
          i++;
        }
        start = i + 1;
      }
    }
    lines.add(text.substring(start));
    return lines;
  }
}
