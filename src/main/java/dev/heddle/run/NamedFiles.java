package dev.heddle.run;

import java.nio.file.Path;
import java.util.Optional;

/**
 * How a scan treats the files that its user names.
 *
 * @param filtered whether the configuration may exclude them, as commit hooks and editors want it
 * @param alone whether the sources around them are left out of the analysis
 * @param unsaved the one whose text an editor has not written yet
 */
public record NamedFiles(boolean filtered, boolean alone, Optional<Unsaved> unsaved) {
  /** Named files are always scanned, with what is around them. */
  public static final NamedFiles PLAIN = new NamedFiles(false, false, Optional.empty());

  /**
   * A text that takes the place of a file's, which need not exist.
   *
   * @param file as the user names it
   */
  public record Unsaved(Path file, String text) {}

  /** Whether a path is the file that need not exist. */
  boolean isUnsaved(Path path) {
    return unsaved.map(u -> u.file().equals(path)).orElse(false);
  }
}
