package dev.heddle.ui.format;

import java.io.IOException;
import java.io.Writer;

/** One way to write a report; what it writes depends on the report alone, never on the clock. */
public interface ReportFormat {
  /** The name on the command line. */
  String name();

  /** What it is for, in a few words, for the help text. */
  String purpose();

  /**
   * Writes the whole report, lines ended by `\n`.
   *
   * @throws IOException as the writer throws it
   */
  void write(Report report, Writer out) throws IOException;
}
