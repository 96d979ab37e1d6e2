package dev.heddle.run;

import java.nio.file.Path;
import java.util.List;

/** Which files a configuration takes in. */
public final class PathFilter {
  /** Takes everything. */
  public static final PathFilter ALL = of(List.of(), List.of(), Path.of("/"), Path.of("/"));

  private final PathPatterns include;
  private final PathPatterns exclude;

  private PathFilter(PathPatterns include, PathPatterns exclude) {
    this.include = include;
    this.exclude = exclude;
  }

  /**
   * Takes what one of the first patterns covers and none of the second.
   *
   * @param include if not empty, only what one of these patterns covers is taken
   * @param exclude what one of these covers is not taken
   * @param folder that the patterns are relative to
   */
  public static PathFilter of(List<String> include, List<String> exclude, Path folder, Path root) {
    return new PathFilter(
        PathPatterns.of(include, folder, root), PathPatterns.of(exclude, folder, root));
  }

  /** Whether a file is taken; its path is relative to the root. */
  public boolean takes(String path) {
    return (include.isEmpty() || include.cover(path)) && !exclude.cover(path);
  }

  /** Whether nothing below a folder can be taken. */
  boolean excludesFolder(String path) {
    return exclude.coverFolder(path);
  }
}
