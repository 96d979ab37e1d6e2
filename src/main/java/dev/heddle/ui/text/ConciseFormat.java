package dev.heddle.ui.text;

import dev.heddle.code.Site;
import dev.heddle.rule.Finding;
import dev.heddle.ui.format.CommandGuard;
import dev.heddle.ui.format.Report;
import dev.heddle.ui.format.ReportFormat;
import dev.heddle.ui.format.Visible;
import java.io.IOException;
import java.io.Writer;

/** One line a finding, `path:line:col: severity[rule]: message`, which editors know how to read. */
public final class ConciseFormat implements ReportFormat {
  @Override
  public String name() {
    return "concise";
  }

  @Override
  public String purpose() {
    return "one line a finding, for editors";
  }

  @Override
  public void write(Report report, Writer out) throws IOException {
    Ink ink = new Ink(report.color());
    Writer guarded = CommandGuard.text(out);
    for (Finding finding : report.findings()) {
      guarded.write(place(report, finding.site()) + ": " + headline(finding, ink) + "\n");
    }
  }

  /** `severity[rule]: message`. */
  static String headline(Finding finding, Ink ink) {
    String kind = finding.severity() + "[" + finding.rule() + "]";
    return ink.severity(finding.severity(), kind) + ": " + Visible.of(finding.message());
  }

  /** `path:line:col`, safe at the start of a line. */
  static String place(Report report, Site site) {
    String path = Visible.of(report.path(site));
    // A line that starts with `::` is a workflow command to GitHub's runner.
    String safe = path.strip().startsWith("::") ? "./" + path : path;
    return safe + ":" + site.span().line() + ":" + site.span().column();
  }
}
