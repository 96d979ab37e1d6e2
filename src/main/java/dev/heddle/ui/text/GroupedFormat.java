package dev.heddle.ui.text;

import dev.heddle.code.Span;
import dev.heddle.rule.Finding;
import dev.heddle.ui.format.CommandGuard;
import dev.heddle.ui.format.Report;
import dev.heddle.ui.format.ReportFormat;
import dev.heddle.ui.format.Visible;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;

/** The findings of each file under its name, in columns. */
public final class GroupedFormat implements ReportFormat {
  @Override
  public String name() {
    return "grouped";
  }

  @Override
  public String purpose() {
    return "findings in columns under each file";
  }

  @Override
  public void write(Report report, Writer out) throws IOException {
    Ink ink = new Ink(report.color());
    Writer guarded = CommandGuard.text(out);
    String between = "";
    for (Map.Entry<String, List<Finding>> file : report.byPath().entrySet()) {
      String path = Visible.of(file.getKey());
      String safe = path.strip().startsWith("::") ? "./" + path : path;
      guarded.write(between + ink.strong(safe) + "\n");
      int places = file.getValue().stream().mapToInt(f -> place(f).length()).max().orElse(0);
      for (Finding finding : file.getValue()) {
        guarded.write(line(finding, places, ink));
      }
      between = "\n";
    }
  }

  private static String line(Finding finding, int places, Ink ink) {
    String place = place(finding);
    String severity = finding.severity().toString();
    return "  "
        + " ".repeat(places - place.length())
        + place
        + "  "
        + ink.severity(finding.severity(), severity)
        + " ".repeat("warning".length() - severity.length() + 2)
        + Visible.of(finding.message())
        + "  "
        + ink.frame("[" + finding.rule() + "]")
        + "\n";
  }

  private static String place(Finding finding) {
    Span span = finding.site().span();
    return span.line() + ":" + span.column();
  }
}
