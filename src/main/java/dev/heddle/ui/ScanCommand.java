package dev.heddle.ui;

import dev.heddle.rule.Pages;
import dev.heddle.run.Config;
import dev.heddle.run.ScanResult;
import dev.heddle.run.Settings;
import dev.heddle.run.SuppressionWriter;
import dev.heddle.run.UsageError;
import dev.heddle.ui.format.Report;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** `heddle scan`: scans files and reports what is wrong. */
@Command(
    name = "scan",
    description = "Scan Java source for concurrency defects.",
    abbreviateSynopsis = true,
    sortOptions = false)
final class ScanCommand implements Callable<Integer> {
  private final Terminal terminal;
  private final Function<Settings, ScanResult> scan;
  private final Supplier<Pages> pages;

  @Parameters(
      paramLabel = "PATH",
      description = "Files and folders, or `-` for the input. Default: this folder.")
  private List<Path> paths = new ArrayList<>();

  @Mixin private RuleOptions rules;
  @Mixin private ReportOptions reports;
  @Mixin private EngineOptions engine;
  @Mixin private ConfigOptions configuration;
  @Mixin private NewCodeOptions newCode;
  @Mixin private FixOptions fixes;
  @Mixin private NamedFileOptions named;

  @Option(
      names = "--add-suppressions",
      paramLabel = "REASON",
      description = "Write a `heddle-ignore` comment with this reason above each finding.")
  private String reason;

  @Option(
      names = "--fail-on",
      paramLabel = "SEVERITY",
      defaultValue = "warning",
      description =
          "Least severity that makes the exit status 1: error, warning, note or never."
              + " Default: ${DEFAULT-VALUE}.")
  private FailOn failOn;

  @Option(names = "--strict", description = "Exit with 3 if any source could not be analysed.")
  private boolean strict;

  ScanCommand(Terminal terminal, Function<Settings, ScanResult> scan, Supplier<Pages> pages) {
    this.terminal = terminal;
    this.scan = scan;
    this.pages = pages;
  }

  @Override
  public Integer call() throws IOException {
    Pages known = pages.get();
    rules.check(known);
    ReportOptions.Writing writing = reports.prepare(terminal);
    List<Path> scanned = named.paths(paths);
    Config config = configuration.read(named.configured(scanned), known);
    SuppressionWriter suppressions = reason == null ? null : new SuppressionWriter(reason);
    if (NamedFileOptions.readsInput(paths) && (reason != null || fixes.any())) {
      throw new UsageError("the standard input cannot be mended; name the file itself");
    }
    Settings settings =
        engine.settings(scanned, rules, config).with(named.read(paths, terminal.in()));
    ScanResult result = newCode.narrow(scanned(settings), terminal.errWriter());
    if (suppressions != null) {
      return suppress(suppressions, result);
    }
    if (fixes.showsOnly()) {
      return fixes.show(result, terminal);
    }
    result = fixes.apply(result, terminal, () -> rescan(settings));
    writing.write(result, known);
    return ExitStatus.of(result, failOn, strict);
  }

  private ScanResult rescan(Settings settings) throws IOException {
    return newCode.narrow(scanned(settings), new PrintWriter(Writer.nullWriter()));
  }

  private ScanResult scanned(Settings settings) {
    try (ProgressLine progress = reports.progress(terminal)) {
      return scan.apply(settings.with(progress));
    }
  }

  private int suppress(SuppressionWriter writer, ScanResult result) throws IOException {
    int comments = writer.write(result.root(), result.findings());
    PrintWriter out = terminal.outWriter();
    out.println(Report.count(comments, "suppression") + " written");
    out.flush();
    return ExitStatus.CLEAN;
  }
}
