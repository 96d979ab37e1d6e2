package dev.heddle.run;

import dev.heddle.code.Problem;
import dev.heddle.code.SourceFile;
import dev.heddle.code.SourceReader;
import dev.heddle.rule.Finding;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What one scan found, in the order of reports: path, line, column, rule.
 *
 * @param root the folder that all paths are relative to
 * @param problems files or bodies that could not be analysed, and why
 * @param failures those of the problems that are defects of Heddle itself
 * @param release the Java release assumed
 * @param releaseReason why, such as `from pom.xml` or `newest known`
 * @param suppressed findings that their author wants no word of, in the same order
 * @param scope what the scan can say of a baseline
 * @param unsaved texts that take the place of those of files, by path
 * @param millis wall time of the scan in milliseconds
 */
public record ScanResult(
    Path root,
    List<Finding> findings,
    List<Problem> problems,
    List<ScanFailure> failures,
    int files,
    int bodies,
    int release,
    String releaseReason,
    List<Suppressions.Suppressed> suppressed,
    Baseline.Scope scope,
    Map<String, String> unsaved,
    long millis) {
  /** A result without suppressions, of no use for a baseline. */
  public ScanResult(
      Path root,
      List<Finding> findings,
      List<Problem> problems,
      int files,
      int bodies,
      int release,
      String releaseReason,
      long millis) {
    this(
        root,
        findings,
        problems,
        List.of(),
        files,
        bodies,
        release,
        releaseReason,
        List.of(),
        new Baseline.Scope(root, Set.of(), Set.of()),
        Map.of(),
        millis);
  }

  /** The text of a scanned file, empty if it cannot be read. */
  public String text(String path) {
    if (unsaved.containsKey(path)) {
      return unsaved.get(path);
    }
    try {
      return new SourceReader()
          .read(root.resolve(path), path, problem -> {})
          .map(SourceFile::text)
          .orElse("");
    } catch (InvalidPathException unreadable) {
      return "";
    }
  }

  /** This result with some of its findings. */
  public ScanResult with(List<Finding> fewer) {
    return new ScanResult(
        root,
        List.copyOf(fewer),
        problems,
        failures,
        files,
        bodies,
        release,
        releaseReason,
        suppressed,
        scope,
        unsaved,
        millis);
  }
}
