package dev.heddle.ui;

import dev.heddle.rule.Pages;
import dev.heddle.run.ScanResult;
import dev.heddle.ui.format.Report;
import dev.heddle.ui.format.ReportFormat;
import dev.heddle.ui.format.Sources;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/** What is written, where, and how it looks. */
final class ReportOptions {
  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "full",
      completionCandidates = Formats.class,
      description = "Format of the report: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
  private String format;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write the report to a file instead of the standard output.")
  private String output;

  @Option(
      names = "--report",
      paramLabel = "FORMAT=PATH",
      description = "Write one more report; may be repeated.")
  private List<String> more = new ArrayList<>();

  @Option(
      names = "--paths",
      paramLabel = "STYLE",
      defaultValue = "relative",
      description = "Paths relative to the root, or absolute. Default: ${DEFAULT-VALUE}.")
  private PathStyle paths;

  @Option(
      names = "--color",
      paramLabel = "WHEN",
      defaultValue = "auto",
      description = "Colours: auto, always or never. Default: ${DEFAULT-VALUE}.")
  private ColorMode color;

  @Option(names = "--statistics", description = "Count the findings of each rule.")
  private boolean statistics;

  @Option(
      names = {"-q", "--quiet"},
      description = "Say nothing but the findings and errors.")
  private boolean quiet;

  /** The line that tells how far the scan is. */
  ProgressLine progress(Terminal terminal) {
    return ProgressLine.start(terminal, quiet, ProgressLine.FIRST_MILLIS);
  }

  /** The reports to write, checked before the scan. */
  Writing prepare(Terminal terminal) {
    ReportFormat main = Formats.named(format);
    List<ReportFile> files = new ArrayList<>();
    if (output != null && !output.equals("-")) {
      files.add(ReportFile.of(main, output));
    }
    more.stream().map(ReportFile::parse).forEach(files::add);
    return new Writing(terminal, main, files);
  }

  /** Reports that are ready to be written. */
  final class Writing {
    private final Terminal terminal;
    private final ReportFormat main;
    private final List<ReportFile> files;

    private Writing(Terminal terminal, ReportFormat main, List<ReportFile> files) {
      this.terminal = terminal;
      this.main = main;
      this.files = files;
    }

    /** Writes all of them, then what there is to say about the scan. */
    void write(ScanResult result, Pages pages) throws IOException {
      Report plain = report(result, pages, color == ColorMode.ALWAYS);
      for (ReportFile file : files) {
        file.write(plain);
      }
      if (output == null || output.equals("-")) {
        Writer out = new BufferedWriter(terminal.outWriter());
        main.write(report(result, pages, terminal.colors(color)), out);
        out.flush();
      }
      PrintWriter err = terminal.errWriter();
      Summary summary = new Summary(plain);
      if (statistics) {
        summary.printStatistics(err);
      }
      if (!quiet) {
        summary.print(err);
      }
    }

    private Report report(ScanResult result, Pages pages, boolean colored) {
      Sources sources = new Sources(result.root(), result.unsaved());
      boolean absolute = paths == PathStyle.ABSOLUTE;
      return new Report(result, pages, sources, Version.heddle(), absolute, colored);
    }
  }
}
