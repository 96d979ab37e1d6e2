package dev.heddle.ui.github;

import dev.heddle.code.Span;
import dev.heddle.rule.Finding;
import dev.heddle.rule.Severity;
import dev.heddle.ui.format.CommandGuard;
import dev.heddle.ui.format.Report;
import dev.heddle.ui.format.ReportFormat;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;

/**
 * Annotations as workflow commands of GitHub Actions, the worst first. A runner shows ten of each
 * kind and forgets the others, so the tenth says how many more there are.
 */
public final class GithubFormat implements ReportFormat {
  private static final int SHOWN = 10;

  /** The runner cuts messages at 4,096 characters. */
  private static final int LONGEST = 4_000;

  @Override
  public String name() {
    return "github";
  }

  @Override
  public String purpose() {
    return "annotations of GitHub Actions";
  }

  @Override
  public void write(Report report, Writer out) throws IOException {
    Writer guarded = CommandGuard.text(out);
    for (Severity severity : List.of(Severity.ERROR, Severity.WARNING, Severity.NOTE)) {
      write(severity, report, guarded);
    }
  }

  private static void write(Severity severity, Report report, Writer out) throws IOException {
    List<Finding> findings =
        report.findings().stream()
            .filter(finding -> finding.severity() == severity)
            .sorted(Report.WORST_FIRST)
            .toList();
    boolean all = findings.size() <= SHOWN;
    List<Finding> shown = all ? findings : findings.subList(0, SHOWN - 1);
    for (Finding finding : shown) {
      out.write(annotation(finding));
    }
    if (!all) {
      int more = findings.size() - shown.size();
      String text =
          String.format(
              Locale.ROOT,
              "%d more findings of severity %s; the job summary and the SARIF report have them",
              more,
              severity);
      out.write("::" + command(severity) + " title=heddle::" + data(text) + "\n");
    }
  }

  private static String annotation(Finding finding) {
    Span span = finding.site().span();
    StringBuilder line = new StringBuilder("::").append(command(finding.severity()));
    line.append(" file=").append(property(finding.site().path()));
    // One line always: an annotation stands below its last line, far from what it is about.
    line.append(",line=").append(span.line()).append(",endLine=").append(span.line());
    line.append(",col=").append(span.column());
    if (span.line() == span.endLine()) {
      line.append(",endColumn=").append(span.endColumn());
    }
    line.append(",title=").append(property(finding.rule()));
    return line.append("::").append(data(text(finding))).append('\n').toString();
  }

  private static String text(Finding finding) {
    String fix = finding.fix().isEmpty() ? "" : "\nfix: " + finding.fix();
    String text = finding.message() + fix;
    return text.length() <= LONGEST ? text : text.substring(0, LONGEST) + "…";
  }

  private static String command(Severity severity) {
    return severity == Severity.NOTE ? "notice" : severity.toString();
  }

  private static String data(String text) {
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
  }

  private static String property(String text) {
    return data(text).replace(":", "%3A").replace(",", "%2C");
  }
}
