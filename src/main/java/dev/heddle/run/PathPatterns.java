package dev.heddle.run;

import java.nio.file.Path;
import java.util.List;

/** Patterns in the language of `.gitignore` (see {@link Glob}), relative to some folder. */
public final class PathPatterns {
  private static final String ANY = "/.";

  private final String above;
  private final String below;
  private final List<Glob> globs;

  private PathPatterns(String above, String below, List<Glob> globs) {
    this.above = above;
    this.below = below;
    this.globs = globs;
  }

  /**
   * Reads patterns as `.gitignore` files have them.
   *
   * @param folder that the patterns are relative to: the root, one below it or one above it; any
   *     other counts as the root
   * @param root that the asked paths are relative to
   */
  public static PathPatterns of(List<String> patterns, Path folder, Path root) {
    List<Glob> globs = patterns.stream().map(Glob::of).toList();
    String above = "";
    String below = "";
    if (root.startsWith(folder) && !root.equals(folder)) {
      above = folder.relativize(root).toString().replace('\\', '/') + "/";
    } else if (folder.startsWith(root) && !root.equals(folder)) {
      below = root.relativize(folder).toString().replace('\\', '/') + "/";
    }
    return new PathPatterns(above, below, globs);
  }

  /** Whether some pattern matches a file or a folder above it; its path is relative to the root. */
  public boolean cover(String path) {
    if (!path.startsWith(below)) {
      return false;
    }
    String inside = above + path.substring(below.length());
    return globs.stream().anyMatch(glob -> glob.covers(inside));
  }

  /** Whether everything below a folder is covered. */
  boolean coverFolder(String path) {
    return cover(path + ANY);
  }

  boolean isEmpty() {
    return globs.isEmpty();
  }
}
