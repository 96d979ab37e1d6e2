package dev.heddle.ui;

import dev.heddle.rule.Pages;
import dev.heddle.run.Scan;
import dev.heddle.run.ScanResult;
import dev.heddle.run.Settings;
import java.io.FileDescriptor;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The command `heddle`. */
@Command(
    name = "heddle",
    description = "Finds concurrency defects in Java source code.",
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    footer = {
      "",
      "Exit status: 0 nothing found, 1 findings at or above --fail-on,",
      "2 usage, configuration or internal error, 3 incomplete under --strict."
    })
public final class Heddle implements Runnable {
  private final Terminal terminal;

  @Spec private CommandSpec spec;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT,
      description = "Show this help.")
  @SuppressWarnings("UnusedVariable") // picocli reads the option alone
  private boolean help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Show the version and that of the JVM.")
  @SuppressWarnings("UnusedVariable") // picocli reads the option alone
  private boolean version;

  @Option(
      names = "--debug",
      scope = ScopeType.INHERIT,
      description = "Show the stack trace of an internal error.")
  private boolean debug;

  private Heddle(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Runs one command and ends the JVM with its exit status. */
  public static void main(String[] arguments) {
    Output out = new Output(FileDescriptor.out);
    Terminal terminal = Terminal.ofProcess(out);
    int status = run(terminal, Scan::run, Pages::load, arguments);
    terminal.out().flush();
    if (out.loss() != null) {
      terminal.errWriter().println("heddle: the output cannot be written: " + out.loss());
      status = ExitStatus.ERROR;
    }
    terminal.err().flush();
    System.exit(status);
  }

  /**
   * Runs one command.
   *
   * @param scan the engine
   * @param pages where the rule pages come from; asked only by commands that need them
   * @return the exit status
   */
  static int run(
      Terminal terminal,
      Function<Settings, ScanResult> scan,
      Supplier<Pages> pages,
      String... arguments) {
    Heddle heddle = new Heddle(terminal);
    Failures failures = new Failures(terminal, () -> heddle.debug);
    Function<Settings, ScanResult> traced = settings -> failures.trace(scan.apply(settings));
    CommandLine line =
        new CommandLine(heddle)
            .addSubcommand(new ScanCommand(terminal, traced, pages))
            .addSubcommand(new ExplainCommand(terminal, pages))
            .addSubcommand(new RulesCommand(terminal, pages))
            .addSubcommand(ConfigCommand.of(terminal, pages))
            .addSubcommand(BaselineCommand.of(terminal, traced, pages))
            .addSubcommand(new LspCommand(terminal, pages))
            .addSubcommand(new ThreadsCommand(terminal, pages))
            .addSubcommand(new CompletionCommand(terminal));
    line.setExpandAtFiles(false)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setUsageHelpAutoWidth(true)
        .setColorScheme(CommandLine.Help.defaultColorScheme(terminal.helpColors()))
        .setOut(terminal.outWriter())
        .setErr(terminal.errWriter())
        .setParameterExceptionHandler(failures)
        .setExecutionExceptionHandler(failures);
    try {
      return line.execute(arguments);
    } catch (Error e) {
      // picocli handles exceptions only, but a stack overflow must not show a raw trace either.
      return failures.internal(e);
    }
  }

  @Override
  public void run() {
    spec.commandLine().usage(terminal.outWriter());
  }
}
