package dev.heddle.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The folder that all paths of a scan are relative to: the nearest one with `.git` above the first
 * path, else the folder common to all paths. A path outside that repository widens it.
 *
 * @param folder absolute, links resolved
 * @param repository whether the folder holds a `.git`
 * @param starts the paths to scan, absolute, links resolved, in the given order
 */
record ScanRoot(Path folder, boolean repository, List<Path> starts) {

  /**
   * @param paths as the user gave them; none means the working directory
   * @throws UsageError if a path is missing or is a link that leads out of the repository
   */
  static ScanRoot of(List<Path> paths) {
    return of(paths, NamedFiles.PLAIN);
  }

  /** Likewise, where one of the files need not exist. */
  static ScanRoot of(List<Path> paths, NamedFiles named) {
    List<Path> given = paths.isEmpty() ? List.of(Path.of("")) : paths;
    List<Path> starts = new ArrayList<>();
    for (Path path : given) {
      starts.add(named.isUnsaved(path) ? resolveUnsaved(path) : resolve(path));
    }
    Path root = repositoryAbove(parentOf(given.get(0), starts.get(0)));
    for (int i = 0; root != null && i < starts.size(); i++) {
      if (Files.isSymbolicLink(given.get(i)) && !starts.get(i).startsWith(root)) {
        throw new UsageError(
            "`" + given.get(i) + "` is a symbolic link that leads out of `" + root + "`");
      }
    }
    Path first = starts.get(0);
    Path common = root != null ? root : Files.isDirectory(first) ? first : first.getParent();
    for (Path start : starts) {
      while (!start.startsWith(common)) {
        common = common.getParent();
      }
    }
    return new ScanRoot(common, common.equals(root), List.copyOf(starts));
  }

  /** The name of a place below the root: relative, segments separated by `/`. */
  String nameOf(Path place) {
    return folder.relativize(place).toString().replace(place.getFileSystem().getSeparator(), "/");
  }

  private static Path resolve(Path path) {
    if (!Files.exists(path)) {
      throw new UsageError(
          "no such file or folder: `"
              + path
              + "`; name the sources to scan, for example `src/main/java`");
    }
    try {
      return path.toRealPath();
    } catch (IOException e) {
      throw new UsageError("cannot read `" + path + "`: " + e.getMessage(), e);
    }
  }

  private static Path resolveUnsaved(Path path) {
    Path file = path.toAbsolutePath();
    return Files.exists(file)
        ? resolve(path)
        : resolve(file.getParent()).resolve(file.getFileName());
  }

  /** Where to look for the repository from: beside a link, not where it leads. */
  private static Path parentOf(Path given, Path resolved) {
    if (!Files.isSymbolicLink(given)) {
      return resolved;
    }
    Path parent = given.toAbsolutePath().getParent();
    return parent == null ? resolved : resolve(parent);
  }

  private static Path repositoryAbove(Path start) {
    for (Path at = start; at != null; at = at.getParent()) {
      if (Files.exists(at.resolve(".git"))) {
        return at;
      }
    }
    return null;
  }
}
