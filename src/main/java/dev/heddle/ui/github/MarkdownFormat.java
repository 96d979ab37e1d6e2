package dev.heddle.ui.github;

import dev.heddle.code.Problem;
import dev.heddle.code.Site;
import dev.heddle.flow.Step;
import dev.heddle.rule.Finding;
import dev.heddle.rule.Severity;
import dev.heddle.ui.format.Report;
import dev.heddle.ui.format.ReportFormat;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The job summary of GitHub Actions: counts, the worst findings, how the very worst come about.
 *
 * <p>GitHub refuses a summary of more than 1,024 KiB as a whole. Every list here has an end and
 * every phrase a longest length, so that this one stays under 900 KiB.
 */
public final class MarkdownFormat implements ReportFormat {
  private static final int SHOWN_FINDINGS = 200;
  private static final int SHOWN_TRAILS = 5;
  private static final int SHOWN_STEPS = 20;
  private static final int SHOWN_PROBLEMS = 20;

  @Override
  public String name() {
    return "markdown";
  }

  @Override
  public String purpose() {
    return "job summary in Markdown";
  }

  @Override
  public void write(Report report, Writer out) throws IOException {
    List<Finding> worst = report.findings().stream().sorted(Report.WORST_FIRST).toList();
    out.write("## Heddle\n\n" + headline(report) + "\n");
    if (!worst.isEmpty()) {
      out.write(rules(report));
      out.write(findings(worst));
      out.write(trails(worst));
    }
    out.write(problems(report.result().problems()));
  }

  private static String headline(Report report) {
    String counts =
        List.of(Severity.ERROR, Severity.WARNING, Severity.NOTE).stream()
            .map(severity -> report.count(severity) + " " + severity)
            .collect(Collectors.joining(", "));
    return String.format(
        Locale.ROOT,
        "**%s** (%s) in %s, Java %d (%s).\n",
        Report.count(report.findings().size(), "finding"),
        counts,
        Report.count(report.result().files(), "file"),
        report.result().release(),
        MarkdownText.phrase(report.result().releaseReason()));
  }

  private static String rules(Report report) {
    Map<String, List<Finding>> byRule =
        report.findings().stream()
            .collect(Collectors.groupingBy(Finding::rule, TreeMap::new, Collectors.toList()));
    StringBuilder table = new StringBuilder("| rule | error | warning | note |\n");
    table.append("| --- | ---: | ---: | ---: |\n");
    byRule.forEach(
        (rule, findings) ->
            table.append(
                String.format(
                    Locale.ROOT,
                    "| %s | %d | %d | %d |\n",
                    MarkdownText.code(rule),
                    count(findings, Severity.ERROR),
                    count(findings, Severity.WARNING),
                    count(findings, Severity.NOTE))));
    return table.append('\n').toString();
  }

  private static long count(List<Finding> findings, Severity severity) {
    return findings.stream().filter(finding -> finding.severity() == severity).count();
  }

  private static String findings(List<Finding> worst) {
    StringBuilder table = new StringBuilder("| severity | rule | place | finding |\n");
    table.append("| --- | --- | --- | --- |\n");
    for (Finding finding : worst.subList(0, Math.min(worst.size(), SHOWN_FINDINGS))) {
      table.append(
          String.format(
              Locale.ROOT,
              "| %s | %s | %s | %s |\n",
              finding.severity(),
              MarkdownText.code(finding.rule()),
              place(finding.site()),
              MarkdownText.phrase(finding.message())));
    }
    if (worst.size() > SHOWN_FINDINGS) {
      table.append(String.format(Locale.ROOT, "\nand %,d more.\n", worst.size() - SHOWN_FINDINGS));
    }
    return table.append('\n').toString();
  }

  private static String trails(List<Finding> worst) {
    StringBuilder details = new StringBuilder();
    worst.stream()
        .filter(finding -> !finding.trail().isEmpty())
        .limit(SHOWN_TRAILS)
        .forEach(finding -> trail(finding, details));
    return details.toString();
  }

  private static void trail(Finding finding, StringBuilder details) {
    details.append("<details><summary>How ").append(MarkdownText.html(name(finding.site())));
    details.append(" comes about</summary>\n\n");
    List<Step> steps = finding.trail();
    for (Step step : steps.subList(0, Math.min(steps.size(), SHOWN_STEPS))) {
      details.append("1. " + place(step.site()) + " " + MarkdownText.phrase(step.text()) + "\n");
    }
    details.append("\n**" + MarkdownText.phrase(finding.message()) + "**");
    if (!finding.fix().isEmpty()) {
      details.append("; " + MarkdownText.phrase(finding.fix()));
    }
    details.append("\n\n</details>\n\n");
  }

  private static String problems(List<Problem> problems) {
    if (problems.isEmpty()) {
      return "";
    }
    StringBuilder list =
        new StringBuilder(Report.count(problems.size(), "place") + " not analysed:\n\n");
    for (Problem problem : problems.subList(0, Math.min(problems.size(), SHOWN_PROBLEMS))) {
      list.append(
          "- " + place(problem.site()) + " " + MarkdownText.phrase(problem.message()) + "\n");
    }
    if (problems.size() > SHOWN_PROBLEMS) {
      list.append("- and " + (problems.size() - SHOWN_PROBLEMS) + " more\n");
    }
    return list.toString();
  }

  private static String place(Site site) {
    return MarkdownText.code(name(site));
  }

  private static String name(Site site) {
    return site.path() + ":" + site.span().line();
  }
}
