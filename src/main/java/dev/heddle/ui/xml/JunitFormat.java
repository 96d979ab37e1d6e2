package dev.heddle.ui.xml;

import static dev.heddle.ui.xml.XmlText.attribute;

import dev.heddle.code.Problem;
import dev.heddle.code.Site;
import dev.heddle.rule.Finding;
import dev.heddle.ui.format.CommandGuard;
import dev.heddle.ui.format.Report;
import dev.heddle.ui.format.ReportFormat;
import java.io.IOException;
import java.io.Writer;

/**
 * The XML of JUnit: each finding is a test that failed, each place that could not be analysed one
 * with an error; a clean scan is one test that passed.
 */
public final class JunitFormat implements ReportFormat {
  @Override
  public String name() {
    return "junit";
  }

  @Override
  public String purpose() {
    return "XML of JUnit, findings as failed tests";
  }

  @Override
  public void write(Report report, Writer out) throws IOException {
    int failures = report.findings().size();
    int errors = report.result().problems().size();
    boolean clean = failures + errors == 0;
    String counts =
        attribute("name", "heddle")
            + attribute("tests", clean ? 1 : failures + errors)
            + attribute("failures", failures)
            + attribute("errors", errors);
    Writer guarded = CommandGuard.markup(out);
    guarded.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    guarded.write("<testsuites" + counts + ">\n  <testsuite" + counts + ">\n");
    if (clean) {
      guarded.write("    <testcase name=\"no findings\" classname=\"heddle\"/>\n");
    }
    for (Finding finding : report.findings()) {
      String type = finding.severity().toString();
      guarded.write(
          test(
              finding.rule(),
              report.path(finding.site()),
              finding.site(),
              "failure",
              type,
              finding.message(),
              finding.fix()));
    }
    for (Problem problem : report.result().problems()) {
      guarded.write(
          test(
              "not analysed",
              report.path(problem.site()),
              problem.site(),
              "error",
              "problem",
              problem.message(),
              ""));
    }
    guarded.write("  </testsuite>\n</testsuites>\n");
  }

  private static String test(
      String name, String path, Site site, String kind, String type, String message, String more) {
    String place = site.span().line() + ":" + site.span().column();
    return "    <testcase"
        + attribute("name", name + " " + place)
        + attribute("classname", path)
        + attribute("file", path)
        + attribute("line", site.span().line())
        + ">\n      <"
        + kind
        + attribute("type", type)
        + attribute("message", message)
        + ">"
        + XmlText.escape(path + ":" + place + (more.isEmpty() ? "" : ": " + more))
        + "</"
        + kind
        + ">\n    </testcase>\n";
  }
}
