package dev.heddle.ui;

import dev.heddle.run.Baseline;
import dev.heddle.run.BaselineFile;
import dev.heddle.run.ChangedLines;
import dev.heddle.run.Git;
import dev.heddle.run.ScanResult;
import dev.heddle.run.UsageError;
import dev.heddle.ui.format.Report;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** Which findings are old and so not reported. */
final class NewCodeOptions {
  @Option(
      names = "--baseline",
      paramLabel = "FILE",
      description = "Report only what is not in a baseline. Default: heddle-baseline.toml, if any.")
  private Path baseline;

  @Option(names = "--no-baseline", description = "Report what is in the baseline, too.")
  private boolean noBaseline;

  @Option(
      names = "--new-since",
      paramLabel = "REF",
      description = "Report only findings on lines added since the branch left a git revision.")
  private String revision;

  @Option(names = "--staged", description = "Report only findings on lines added in the index.")
  private boolean staged;

  @Option(
      names = "--new-from-patch",
      paramLabel = "FILE",
      description = "Report only findings on lines that a unified diff adds.")
  private Path patch;

  /** The result without old findings; says which entries of the baseline are stale. */
  ScanResult narrow(ScanResult result, PrintWriter err) throws IOException {
    Optional<ChangedLines> changed = changedLines(result.root());
    ScanResult narrowed = result;
    if (changed.isPresent()) {
      narrowed = result.with(result.findings().stream().filter(changed.get()::touch).toList());
    }
    Path file = baselineOf(result.root());
    boolean used = !noBaseline && (baseline != null || Files.exists(file));
    return used ? withoutKnown(narrowed, file, changed.isEmpty(), err) : narrowed;
  }

  /** The file of the baseline, whether it exists or not. */
  Path baselineOf(Path root) {
    return baseline != null ? baseline : root.resolve(BaselineFile.FILE_NAME);
  }

  private static ScanResult withoutKnown(
      ScanResult result, Path file, boolean judgesStale, PrintWriter err) {
    Baseline.Outcome outcome =
        BaselineFile.read(file).apply(result.findings(), result::text, result.scope());
    int stale = outcome.stale().size();
    if (judgesStale && stale > 0) {
      err.println(
          "heddle: "
              + (stale == 1 ? "1 entry" : stale + " entries")
              + " of the baseline no longer found; `heddle baseline prune` removes them");
    }
    int known = result.findings().size() - outcome.fresh().size();
    if (known > 0) {
      err.println("heddle: " + Report.count(known, "finding") + " held back by the baseline");
    }
    return result.with(outcome.fresh());
  }

  private Optional<ChangedLines> changedLines(Path root) throws IOException {
    long given = Stream.of(revision != null, staged, patch != null).filter(g -> g).count();
    if (given > 1) {
      throw new UsageError("choose one of --new-since, --staged and --new-from-patch");
    }
    if (revision != null) {
      return Optional.of(new Git(root).addedSince(revision));
    }
    if (patch != null) {
      byte[] bytes = Files.readAllBytes(patch);
      return Optional.of(ChangedLines.ofPatch(new String(bytes, StandardCharsets.UTF_8)));
    }
    return staged ? Optional.of(new Git(root).staged()) : Optional.empty();
  }
}
