package dev.heddle.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The patterns of one `.gitignore` file; of those that match, the last decides. */
final class IgnoreFile {
  private static final long MAX_BYTES = 1 << 20;

  /** What a file says of a path. */
  enum Verdict {
    IGNORED,
    KEPT,
    SILENT
  }

  private record Line(Glob glob, boolean negated) {}

  private final List<Line> lines;

  private IgnoreFile(List<Line> lines) {
    this.lines = lines;
  }

  static IgnoreFile parse(String text) {
    List<Line> lines = new ArrayList<>();
    for (String raw :
        text.startsWith("\uFEFF") ? text.substring(1).split("\n") : text.split("\n")) {
      String line = stripEnd(raw);
      if (line.isEmpty() || line.startsWith("#")) {
        continue;
      }
      boolean negated = line.startsWith("!");
      lines.add(new Line(Glob.of(negated ? line.substring(1) : line), negated));
    }
    return new IgnoreFile(List.copyOf(lines));
  }

  /** The patterns of a file; none if it is missing, unreadable, huge or (as in git) a link. */
  static IgnoreFile read(Path file) {
    try {
      if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) && Files.size(file) <= MAX_BYTES) {
        return parse(Texts.read(file));
      }
    } catch (IOException unreadable) {
      // git, too, goes on without it
    }
    return new IgnoreFile(List.of());
  }

  boolean isEmpty() {
    return lines.isEmpty();
  }

  /**
   * What the file says of a path itself; the folders above it are the caller's.
   *
   * @param path relative to the folder of the file
   */
  Verdict verdict(String path, boolean folder) {
    for (int i = lines.size() - 1; i >= 0; i--) {
      Line line = lines.get(i);
      if (line.glob.matches(path, folder)) {
        return line.negated ? Verdict.KEPT : Verdict.IGNORED;
      }
    }
    return Verdict.SILENT;
  }

  /** Without the carriage return and the spaces at the end, unless a backslash keeps a space. */
  private static String stripEnd(String line) {
    int end = line.endsWith("\r") ? line.length() - 1 : line.length();
    while (end > 0 && line.charAt(end - 1) == ' ' && !isEscaped(line, end - 1)) {
      end--;
    }
    return line.substring(0, end);
  }

  private static boolean isEscaped(String line, int at) {
    int backslashes = 0;
    while (at - 1 - backslashes >= 0 && line.charAt(at - 1 - backslashes) == '\\') {
      backslashes++;
    }
    return backslashes % 2 == 1;
  }
}
