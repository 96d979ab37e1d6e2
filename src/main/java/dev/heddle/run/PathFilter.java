package dev.heddle.run;

import java.util.List;

/**
 * Which paths a configuration takes in: patterns in the language of `.gitignore` (see {@link
 * Glob}), relative to the folder of the configuration.
 */
public final class PathFilter {
  /** Takes everything. */
  public static final PathFilter ALL = new PathFilter("", List.of(), List.of());

  private final String folder;
  private final List<Glob> include;
  private final List<Glob> exclude;

  /**
   * @param folder of the patterns, relative to the root, empty or ending in `/`
   * @param include if not empty, only what one of these covers is taken
   * @param exclude what one of these covers is not taken
   */
  public PathFilter(String folder, List<String> include, List<String> exclude) {
    this.folder = folder;
    this.include = include.stream().map(Glob::of).toList();
    this.exclude = exclude.stream().map(Glob::of).toList();
  }

  /** Whether a file is taken; its path is relative to the root. */
  public boolean takes(String path) {
    if (!path.startsWith(folder)) {
      return true; // the configuration says nothing of what lies beside it
    }
    String inside = path.substring(folder.length());
    return (include.isEmpty() || anyCovers(include, inside)) && !anyCovers(exclude, inside);
  }

  /** Whether nothing below a folder can be taken. */
  boolean excludesFolder(String path) {
    return path.startsWith(folder) && anyCovers(exclude, path.substring(folder.length()) + "/.");
  }

  private static boolean anyCovers(List<Glob> globs, String path) {
    return globs.stream().anyMatch(glob -> glob.covers(path));
  }
}
