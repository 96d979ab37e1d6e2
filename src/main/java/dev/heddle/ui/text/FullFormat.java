package dev.heddle.ui.text;

import dev.heddle.rule.Finding;
import dev.heddle.ui.format.CommandGuard;
import dev.heddle.ui.format.Report;
import dev.heddle.ui.format.ReportFormat;
import java.io.IOException;
import java.io.Writer;

/** The code of each finding, how it comes about, why it bites and how to mend it. */
public final class FullFormat implements ReportFormat {
  @Override
  public String name() {
    return "full";
  }

  @Override
  public String purpose() {
    return "code, trail and remedy of each finding";
  }

  @Override
  public void write(Report report, Writer out) throws IOException {
    Ink ink = new Ink(report.color());
    Writer guarded = CommandGuard.text(out);
    for (Finding finding : report.findings()) {
      guarded.write(new FindingText(report, finding, ink).write());
    }
  }
}
