package dev.heddle.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/**
 * The `.gitignore` files that hold in a folder: its own and those of the folders above it up to the
 * root, then the `info/exclude` of the repository. The deepest file that says something decides.
 */
final class Ignores {
  private final Ignores above;
  private final String folder;
  private final IgnoreFile file;

  private Ignores(Ignores above, String folder, IgnoreFile file) {
    this.above = above;
    this.folder = folder;
    this.file = file;
  }

  /** What holds in the root itself. */
  static Ignores ofRoot(Path root) {
    Ignores exclude = new Ignores(null, "", IgnoreFile.read(excludeFile(root)));
    return exclude.with("", root);
  }

  /**
   * What holds in a folder below this one.
   *
   * @param path of the folder, relative to the root
   */
  Ignores enter(String path, Path place) {
    return with(path + "/", place);
  }

  /**
   * Whether a path is ignored, seen for itself: a walk that does not enter ignored folders need not
   * ask about the folders above.
   *
   * @param path relative to the root, in the folder of this object
   */
  boolean ignores(String path, boolean isFolder) {
    for (Ignores at = this; at != null; at = at.above) {
      IgnoreFile.Verdict verdict = at.file.verdict(path.substring(at.folder.length()), isFolder);
      if (verdict != IgnoreFile.Verdict.SILENT) {
        return verdict == IgnoreFile.Verdict.IGNORED;
      }
    }
    return false;
  }

  private Ignores with(String newFolder, Path place) {
    IgnoreFile own = IgnoreFile.read(place.resolve(".gitignore"));
    return own.isEmpty() ? this : new Ignores(this, newFolder, own);
  }

  /** In a linked worktree `.git` is a file that names the folder of the repository. */
  private static Path excludeFile(Path root) {
    Path git = root.resolve(".git");
    if (Files.isRegularFile(git)) {
      try {
        git = root.resolve(Texts.read(git).replaceFirst("^gitdir:", "").strip());
        Path common = git.resolve("commondir");
        if (Files.exists(common)) {
          git = git.resolve(Texts.read(common).strip());
        }
      } catch (IOException | InvalidPathException unreadable) {
        return root.resolve(".git"); // not a folder: nothing is excluded
      }
    }
    return git.resolve("info").resolve("exclude");
  }
}
