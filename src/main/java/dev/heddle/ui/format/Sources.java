package dev.heddle.ui.format;

import dev.heddle.code.Span;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The texts of scanned files, read again when a report shows or hashes them. A file that has
 * vanished or lies outside the root has no lines.
 */
public final class Sources {
  /** Findings come by path, so few texts are needed at a time. */
  private static final int KEPT = 32;

  private final Path root;
  private final Map<String, String> unsaved;
  private final Map<String, SourceLines> kept =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, SourceLines> eldest) {
          return size() > KEPT;
        }
      };

  /** Texts of files below this folder. */
  public Sources(Path root) {
    this(root, Map.of());
  }

  /**
   * Texts of files below this folder.
   *
   * @param unsaved texts that take the place of those of files, by path
   */
  public Sources(Path root, Map<String, String> unsaved) {
    this.root = root.normalize();
    this.unsaved = unsaved;
  }

  /** The text of a file, by its path relative to the root. */
  public SourceLines of(String path) {
    return kept.computeIfAbsent(path, this::read);
  }

  /** The text of one span without any white space, so that it survives reformatting. */
  public String condensed(String path, Span span) {
    SourceLines lines = of(path);
    StringBuilder text = new StringBuilder();
    for (int number = span.line(); number <= span.endLine(); number++) {
      String line = lines.line(number);
      int from = number == span.line() ? Math.min(span.column() - 1, line.length()) : 0;
      int to =
          number == span.endLine() ? Math.min(span.endColumn() - 1, line.length()) : line.length();
      line.substring(from, Math.max(from, to))
          .codePoints()
          .filter(c -> !Character.isWhitespace(c))
          .forEach(text::appendCodePoint);
    }
    return text.toString();
  }

  private SourceLines read(String path) {
    if (unsaved.containsKey(path)) {
      return new SourceLines(unsaved.get(path));
    }
    try {
      Path file = root.resolve(path).normalize();
      if (!file.startsWith(root) || !Files.isRegularFile(file)) {
        return SourceLines.NONE;
      }
      return new SourceLines(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
    } catch (IOException | InvalidPathException e) {
      return SourceLines.NONE;
    }
  }
}
