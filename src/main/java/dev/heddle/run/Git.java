package dev.heddle.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Asks git what changed in a repository. The repository may come from a stranger: nothing that it
 * configures is run (monitors, hooks, external diffs, text conversions), no attribute hides a file
 * from the diff, and a revision is never taken for an option.
 */
public final class Git {
  private static final List<String> COMMAND =
      List.of(
          "git",
          "--no-pager",
          "-c",
          "core.fsmonitor=false",
          "-c",
          "core.hooksPath=/dev/null",
          "-c",
          "core.quotePath=true",
          "-c",
          "diff.relative=false");
  private static final List<String> DIFF =
      List.of(
          "diff",
          "--no-ext-diff",
          "--no-textconv",
          "--no-color",
          "--text",
          "--unified=0",
          "--inter-hunk-context=0",
          "--find-renames",
          "--ignore-submodules=all",
          "--src-prefix=a/",
          "--dst-prefix=b/");
  private static final String JAVA_FILES = ":(top,glob)**/*.java";
  private static final String FETCH =
      "fetch more of it: `git fetch --unshallow`, or `fetch-depth: 0` for actions/checkout";

  private final Path root;

  /**
   * @param root the top folder of the repository
   * @throws UsageError if it is none
   */
  public Git(Path root) {
    this.root = root;
    Answer inside = run(List.of("rev-parse", "--is-inside-work-tree"));
    if (!inside.ok()) {
      throw new UsageError(
          "`" + root + "` is no git repository that can be read: " + inside.said());
    }
  }

  /**
   * The lines that the working tree, with its untracked files, has added since it left a revision.
   *
   * @throws UsageError if the revision is unknown or shares no history with the working tree
   */
  public ChangedLines addedSince(String revision) {
    boolean shallow =
        run(List.of("rev-parse", "--is-shallow-repository")).out().strip().equals("true");
    if (revision.startsWith("-") || !run(resolving(revision)).ok()) {
      throw new UsageError(
          "unknown revision `"
              + revision
              + "`"
              + (shallow
                  ? "; the clone is shallow: " + FETCH
                  : "; fetch it, or see `git branch -a`"));
    }
    Answer base = run(List.of("merge-base", revision, "HEAD"));
    if (!base.ok()) {
      throw new UsageError(
          "`"
              + revision
              + "` and HEAD have no commit in common"
              + (shallow ? ": the clone is shallow, " + FETCH : ""));
    }
    Answer untracked =
        run(List.of("ls-files", "-z", "--others", "--exclude-standard", "--", JAVA_FILES));
    return ChangedLines.of(diff(base.out().strip()))
        .withFiles(List.of(untracked.orThrow().split("\0")));
  }

  /** The lines that the index adds to the last commit, as they stand in the working tree. */
  public ChangedLines staged() {
    return ChangedLines.of(diff("--cached")).after(diff());
  }

  private static List<String> resolving(String revision) {
    return List.of("rev-parse", "--quiet", "--verify", revision + "^{commit}");
  }

  private List<UnifiedDiff.FileChange> diff(String... what) {
    List<String> arguments = new ArrayList<>(DIFF);
    arguments.addAll(List.of(what));
    arguments.addAll(List.of("--", JAVA_FILES));
    return UnifiedDiff.parse(run(arguments).orThrow());
  }

  private record Answer(boolean ok, String out, String said) {
    String orThrow() {
      if (!ok) {
        throw new UsageError("git failed: " + said);
      }
      return out;
    }
  }

  private Answer run(List<String> arguments) {
    List<String> command = new ArrayList<>(COMMAND);
    command.addAll(arguments);
    ProcessBuilder builder = new ProcessBuilder(command).directory(root.toFile());
    Map<String, String> environment = builder.environment();
    environment.remove("GIT_EXTERNAL_DIFF");
    environment.keySet().removeIf(name -> name.endsWith("_PATHSPECS"));
    environment.putAll(
        Map.of("GIT_OPTIONAL_LOCKS", "0", "GIT_TERMINAL_PROMPT", "0", "LC_ALL", "C"));
    try {
      Path errors = Files.createTempFile("heddle", ".git");
      try {
        Process process = builder.redirectError(errors.toFile()).start();
        process.getOutputStream().close();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int code = process.waitFor();
        return new Answer(
            code == 0, out, Files.readString(errors, StandardCharsets.ISO_8859_1).strip());
      } finally {
        Files.deleteIfExists(errors);
      }
    } catch (IOException e) {
      throw new UsageError("cannot run git: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new UsageError("interrupted while git ran", e);
    }
  }
}
