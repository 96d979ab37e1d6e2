package dev.heddle.ui;

import dev.heddle.code.Problem;
import dev.heddle.rule.Finding;
import dev.heddle.rule.Severity;
import dev.heddle.run.ScanResult;
import dev.heddle.ui.format.Report;
import dev.heddle.ui.format.Visible;
import java.io.PrintWriter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What a person wants to know of a scan besides its findings; goes to the error output. */
final class Summary {
  private static final int SHOWN_PROBLEMS = 3;

  private final Report report;
  private final ScanResult result;

  Summary(Report report) {
    this.report = report;
    this.result = report.result();
  }

  /** Findings by severity, size and time of the scan, and what could not be analysed. */
  void print(PrintWriter err) {
    err.println(
        String.format(
            Locale.ROOT,
            "%s%s in %s (%s), Java %d (%s), %.1f s",
            findings(),
            suppressed(),
            Report.count(result.files(), "file"),
            bodies(),
            result.release(),
            result.releaseReason(),
            result.millis() / 1000.0));
    List<Problem> problems = result.problems();
    if (!problems.isEmpty()) {
      err.println(Report.count(problems.size(), "place") + " not analysed:");
      problems.stream().limit(SHOWN_PROBLEMS).map(this::line).forEach(err::println);
      if (problems.size() > SHOWN_PROBLEMS) {
        err.println("  and " + (problems.size() - SHOWN_PROBLEMS) + " more");
      }
    }
    err.flush();
  }

  /** How often each rule spoke, the most frequent first. */
  void printStatistics(PrintWriter err) {
    Map<String, Long> counts =
        report.findings().stream()
            .collect(Collectors.groupingBy(Finding::rule, TreeMap::new, Collectors.counting()));
    counts.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .map(entry -> String.format(Locale.ROOT, "%6d  %s", entry.getValue(), entry.getKey()))
        .forEach(err::println);
    err.flush();
  }

  private String findings() {
    String total = Report.count(report.findings().size(), "finding");
    String parts =
        List.of(Severity.ERROR, Severity.WARNING, Severity.NOTE).stream()
            .filter(severity -> report.count(severity) > 0)
            .map(severity -> Report.count(report.count(severity), severity.toString()))
            .collect(Collectors.joining(", "));
    return parts.isEmpty() ? "no findings" : total + ": " + parts;
  }

  private String suppressed() {
    int number = result.suppressed().size();
    return number == 0 ? "" : String.format(Locale.ROOT, " (and %,d suppressed)", number);
  }

  private String bodies() {
    return result.bodies() == 1
        ? "1 body"
        : String.format(Locale.ROOT, "%,d bodies", result.bodies());
  }

  private String line(Problem problem) {
    String place = report.path(problem.site()) + ":" + problem.site().span().line();
    // A line must not start with a path, which might be a workflow command to GitHub's runner.
    return "  - " + Visible.of(place + ": " + problem.message());
  }
}
