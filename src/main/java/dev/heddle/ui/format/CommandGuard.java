package dev.heddle.ui.format;

import java.io.FilterWriter;
import java.io.IOException;
import java.io.Writer;

/**
 * Lets no `##[` through: GitHub's runner obeys `##[command]` anywhere in a line of a log, and file
 * names or string literals of a scanned project may hold one.
 */
public final class CommandGuard extends FilterWriter {
  private final String bracket;
  private int hashes;

  /**
   * A guard in front of a writer.
   *
   * @param bracket what to write for the bracket of a `##[`
   */
  public CommandGuard(Writer out, String bracket) {
    super(out);
    this.bracket = bracket;
  }

  /** For JSON, where `##[` can only stand inside a string. */
  public static CommandGuard json(Writer out) {
    return new CommandGuard(out, "\\u005b");
  }

  /** For text, where a word joiner parts the signs and nobody sees it. */
  public static CommandGuard text(Writer out) {
    return new CommandGuard(out, "\u2060[");
  }

  /** For XML, Markdown and HTML. */
  public static CommandGuard markup(Writer out) {
    return new CommandGuard(out, "&#91;");
  }

  @Override
  public void write(int c) throws IOException {
    if (c == '[' && hashes >= 2) {
      out.write(bracket);
    } else {
      out.write(c);
    }
    hashes = c == '#' ? hashes + 1 : 0;
  }

  @Override
  public void write(char[] chars, int offset, int length) throws IOException {
    for (int i = offset; i < offset + length; i++) {
      write(chars[i]);
    }
  }

  @Override
  public void write(String text, int offset, int length) throws IOException {
    for (int i = offset; i < offset + length; i++) {
      write(text.charAt(i));
    }
  }
}
