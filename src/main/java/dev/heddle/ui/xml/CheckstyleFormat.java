package dev.heddle.ui.xml;

import static dev.heddle.ui.xml.XmlText.attribute;

import dev.heddle.rule.Finding;
import dev.heddle.rule.Severity;
import dev.heddle.ui.format.CommandGuard;
import dev.heddle.ui.format.Report;
import dev.heddle.ui.format.ReportFormat;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;

/** The XML of Checkstyle, which most build servers read. */
public final class CheckstyleFormat implements ReportFormat {
  @Override
  public String name() {
    return "checkstyle";
  }

  @Override
  public String purpose() {
    return "XML of Checkstyle, for build servers";
  }

  @Override
  public void write(Report report, Writer out) throws IOException {
    Writer guarded = CommandGuard.markup(out);
    guarded.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"10.0\">\n");
    for (Map.Entry<String, List<Finding>> file : report.byPath().entrySet()) {
      guarded.write("  <file" + attribute("name", file.getKey()) + ">\n");
      for (Finding finding : file.getValue()) {
        guarded.write(error(finding));
      }
      guarded.write("  </file>\n");
    }
    guarded.write("</checkstyle>\n");
  }

  private static String error(Finding finding) {
    return "    <error"
        + attribute("line", finding.site().span().line())
        + attribute("column", finding.site().span().column())
        + attribute("severity", severity(finding.severity()))
        + attribute("message", Report.advice(finding))
        + attribute("source", "heddle." + finding.rule())
        + "/>\n";
  }

  private static String severity(Severity severity) {
    return severity == Severity.NOTE ? "info" : severity.toString();
  }
}
