package dev.heddle.run;

import dev.heddle.code.Problem;
import dev.heddle.rule.Finding;
import java.nio.file.Path;
import java.util.List;

/**
 * What one scan found, in the order of reports: path, line, column, rule.
 *
 * @param root the folder that all paths are relative to
 * @param problems files or bodies that could not be analysed, and why
 * @param release the Java release assumed
 * @param releaseReason why, such as `from pom.xml` or `newest known`
 * @param millis wall time of the scan in milliseconds
 */
public record ScanResult(
    Path root,
    List<Finding> findings,
    List<Problem> problems,
    int files,
    int bodies,
    int release,
    String releaseReason,
    long millis) {}
