package dev.heddle.ui;

import dev.heddle.rule.Pages;
import dev.heddle.run.Baseline;
import dev.heddle.run.BaselineFile;
import dev.heddle.run.ScanResult;
import dev.heddle.run.Settings;
import dev.heddle.run.UsageError;
import dev.heddle.ui.format.Report;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** `heddle baseline`: records the findings that a project has, so that scans report new ones. */
@Command(name = "baseline", description = "Record the findings there are; scans report new ones.")
final class BaselineCommand implements Runnable {
  private final CommandLine line = new CommandLine(this);
  private final Terminal terminal;

  private BaselineCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  static CommandLine of(
      Terminal terminal, Function<Settings, ScanResult> scan, Supplier<Pages> pages) {
    return new BaselineCommand(terminal)
        .line
        .addSubcommand(new Create(terminal, scan, pages))
        .addSubcommand(new Update(terminal, scan, pages))
        .addSubcommand(new Prune(terminal, scan, pages));
  }

  @Override
  public void run() {
    line.usage(terminal.outWriter());
  }

  /** A command that scans and writes a baseline. */
  private abstract static class Writing implements Callable<Integer> {
    private final Terminal terminal;
    private final Function<Settings, ScanResult> scan;
    private final Supplier<Pages> pages;

    @Parameters(paramLabel = "PATH", description = "Files and folders. Default: this folder.")
    private List<Path> paths = new ArrayList<>();

    @Mixin private RuleOptions rules;
    @Mixin private EngineOptions engine;
    @Mixin private ConfigOptions configuration;

    @Option(
        names = "--baseline",
        paramLabel = "FILE",
        description = "The baseline. Default: heddle-baseline.toml in the root.")
    private Path baseline;

    Writing(Terminal terminal, Function<Settings, ScanResult> scan, Supplier<Pages> pages) {
      this.terminal = terminal;
      this.scan = scan;
      this.pages = pages;
    }

    @Override
    public Integer call() throws IOException {
      Pages known = pages.get();
      rules.check(known);
      List<Path> scanned = paths.isEmpty() ? List.of(Path.of("")) : paths;
      Settings settings = engine.settings(scanned, rules, configuration.read(scanned, known));
      ScanResult result;
      try (ProgressLine line = ProgressLine.start(terminal, false, ProgressLine.FIRST_MILLIS)) {
        result = scan.apply(settings.with(line));
      }
      Path file = baseline != null ? baseline : result.root().resolve(BaselineFile.FILE_NAME);
      Baseline written = make(file, result);
      BaselineFile.write(file, written);
      PrintWriter out = terminal.outWriter();
      out.println(file + ": " + Report.count(written.size(), "finding") + " recorded");
      out.flush();
      return ExitStatus.CLEAN;
    }

    abstract Baseline make(Path file, ScanResult result);
  }

  @Command(name = "create", description = "Write a baseline of all findings.")
  private static final class Create extends Writing {
    @Option(names = "--force", description = "Replace a baseline that is there already.")
    private boolean force;

    Create(Terminal terminal, Function<Settings, ScanResult> scan, Supplier<Pages> pages) {
      super(terminal, scan, pages);
    }

    @Override
    Baseline make(Path file, ScanResult result) {
      if (!force && Files.exists(file)) {
        throw new UsageError(
            "`" + file + "` is there already; use `heddle baseline update`, or --force");
      }
      return Baseline.of(result.findings(), result::text);
    }
  }

  @Command(name = "update", description = "Replace what the baseline says of the scanned files.")
  private static final class Update extends Writing {
    Update(Terminal terminal, Function<Settings, ScanResult> scan, Supplier<Pages> pages) {
      super(terminal, scan, pages);
    }

    @Override
    Baseline make(Path file, ScanResult result) {
      return BaselineFile.read(file).updated(result.findings(), result::text, result.scope());
    }
  }

  @Command(name = "prune", description = "Remove what is no longer found; add nothing.")
  private static final class Prune extends Writing {
    Prune(Terminal terminal, Function<Settings, ScanResult> scan, Supplier<Pages> pages) {
      super(terminal, scan, pages);
    }

    @Override
    Baseline make(Path file, ScanResult result) {
      Baseline old = BaselineFile.read(file);
      return old.pruned(old.apply(result.findings(), result::text, result.scope()).stale());
    }
  }
}
