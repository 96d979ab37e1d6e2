package dev.heddle.ui.html;

import dev.heddle.flow.Step;
import dev.heddle.rule.Finding;
import dev.heddle.ui.format.CommandGuard;
import dev.heddle.ui.format.Report;
import dev.heddle.ui.format.ReportFormat;
import dev.heddle.ui.format.SourceLines;
import dev.heddle.ui.format.Visible;
import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** One self-contained page: findings by rule, severity and file, with code and trail. */
public final class HtmlFormat implements ReportFormat {
  private static final int CONTEXT = 2;
  private static final int LONGEST = 400;
  private static final Pattern CODE = Pattern.compile("`([^`]*)`");
  private static final Pattern SLOT = Pattern.compile("@([A-Z]+)@");

  @Override
  public String name() {
    return "html";
  }

  @Override
  public String purpose() {
    return "one page for a browser, with filters";
  }

  @Override
  public void write(Report report, Writer out) throws IOException {
    String page =
        SLOT.matcher(template())
            .replaceAll(slot -> Matcher.quoteReplacement(fill(slot.group(1), report)));
    CommandGuard.markup(out).write(page);
  }

  private static String fill(String slot, Report report) {
    return switch (slot) {
      case "SUMMARY" ->
          "<p>%s in %s</p>"
              .formatted(
                  Report.count(report.findings().size(), "finding"),
                  Report.count(report.result().files(), "file"));
      case "SEVERITIES" -> options(report, finding -> finding.severity().toString());
      case "RULES" -> options(report, Finding::rule);
      case "PATHS" -> options(report, finding -> report.path(finding.site()));
      case "FINDINGS" ->
          report.findings().stream().map(f -> article(report, f)).collect(Collectors.joining());
      default -> throw new IllegalStateException(slot);
    };
  }

  private static String options(Report report, Function<Finding, String> by) {
    return report.findings().stream()
        .map(by)
        .distinct()
        .sorted()
        .map(HtmlFormat::escape)
        // without a value of its own, an option loses the blanks of its text
        .map(value -> "<option value=\"" + value + "\">" + value + "</option>")
        .collect(Collectors.joining());
  }

  private static String article(Report report, Finding finding) {
    StringBuilder html = new StringBuilder();
    String path = report.path(finding.site());
    html.append("<article class=\"").append(finding.severity());
    html.append("\" data-severity=\"").append(finding.severity());
    html.append("\" data-rule=\"").append(escape(finding.rule()));
    html.append("\" data-path=\"").append(escape(path)).append("\">\n<h2>");
    html.append(finding.severity()).append(": ").append(text(finding.message())).append("</h2>\n");
    html.append("<p class=\"place\">").append(escape(finding.rule())).append(" in ");
    html.append(escape(path)).append(':').append(finding.site().span().line()).append("</p>\n");
    excerpt(html, report.sources().of(finding.site().path()), finding);
    steps(html, "How it comes about", "ol", report, finding.trail());
    steps(html, "See", "ul", report, finding.related());
    paragraph(html, "Why", finding.why());
    paragraph(html, "Fix", finding.fix());
    return html.append("</article>\n").toString();
  }

  private static void excerpt(StringBuilder html, SourceLines lines, Finding finding) {
    int line = finding.site().span().line();
    if (!lines.has(line)) {
      return;
    }
    html.append("<pre>");
    for (int n = Math.max(1, line - CONTEXT); n <= line + CONTEXT && lines.has(n); n++) {
      String code = code(lines.line(n));
      html.append(String.format(Locale.ROOT, "%5d  ", n));
      html.append(n == line ? "<mark>" + code + "</mark>" : code).append('\n');
    }
    html.append("</pre>\n");
  }

  /** A line of code; tabs stay, whatever else is hidden is shown as an escape, long ones end. */
  private static String code(String line) {
    StringBuilder shown = new StringBuilder();
    line.codePoints()
        .limit(LONGEST)
        .forEach(
            c -> {
              if (c == '\t') {
                shown.append('\t');
              } else {
                Visible.append(shown, c);
              }
            });
    boolean cut = line.codePointCount(0, line.length()) > LONGEST;
    return markup(cut ? shown + " …" : shown.toString());
  }

  private static void steps(
      StringBuilder html, String title, String list, Report report, List<Step> steps) {
    if (steps.isEmpty()) {
      return;
    }
    html.append("<p>").append(title).append(":</p>\n<").append(list).append(">\n");
    for (Step step : steps) {
      html.append("<li>").append(text(step.text())).append(" <span class=\"place\">");
      html.append(escape(report.path(step.site()))).append(':');
      int line = step.site().span().line();
      html.append(line).append("</span>");
      SourceLines lines = report.sources().of(step.site().path());
      if (lines.has(line)) {
        html.append("<pre>").append(code(lines.line(line).strip())).append("</pre>");
      }
      html.append("</li>\n");
    }
    html.append("</").append(list).append(">\n");
  }

  private static void paragraph(StringBuilder html, String title, String text) {
    if (!text.isEmpty()) {
      html.append("<p><b>").append(title).append(":</b> ").append(text(text)).append("</p>\n");
    }
  }

  /** A phrase of ours, code in backticks. */
  private static String text(String phrase) {
    return CODE.matcher(escape(phrase)).replaceAll("<code>$1</code>");
  }

  private static String escape(String text) {
    return markup(Visible.of(text));
  }

  private static String markup(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;")
        .replace("'", "&#39;");
  }

  private static String template() throws IOException {
    try (InputStream in = HtmlFormat.class.getResourceAsStream("page.html")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
