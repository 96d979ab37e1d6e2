package dev.heddle.ui;

import dev.heddle.rule.Pages;
import dev.heddle.run.Config;
import dev.heddle.run.ConfigReader;
import dev.heddle.run.ConfigText;
import dev.heddle.run.UsageError;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** `heddle config`: shows, checks and writes configurations. */
@Command(name = "config", description = "Show, check or write a configuration.")
final class ConfigCommand implements Runnable {
  private final CommandLine line = new CommandLine(this);
  private final Terminal terminal;

  private ConfigCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  static CommandLine of(Terminal terminal, Supplier<Pages> pages) {
    return new ConfigCommand(terminal)
        .line
        .addSubcommand(new Show(terminal, pages))
        .addSubcommand(new Validate(terminal, pages))
        .addSubcommand(new Init(terminal));
  }

  @Override
  public void run() {
    line.usage(terminal.outWriter());
  }

  /** A command about the configuration that counts for a path. */
  private abstract static class OfPath implements Callable<Integer> {
    private final Terminal terminal;
    private final Supplier<Pages> pages;

    @Parameters(
        paramLabel = "PATH",
        arity = "0..1",
        defaultValue = "",
        description = "What would be scanned. Default: this folder.")
    private Path path;

    @Mixin private ConfigOptions options;

    OfPath(Terminal terminal, Supplier<Pages> pages) {
      this.terminal = terminal;
      this.pages = pages;
    }

    @Override
    public Integer call() {
      Optional<Path> file = options.find(List.of(path));
      Config config = options.read(List.of(path), pages.get());
      PrintWriter out = terminal.outWriter();
      out.print(answer(file, config));
      out.flush();
      return ExitStatus.CLEAN;
    }

    abstract String answer(Optional<Path> file, Config config);
  }

  @Command(name = "show", description = "Show the configuration in force, defaults included.")
  private static final class Show extends OfPath {
    Show(Terminal terminal, Supplier<Pages> pages) {
      super(terminal, pages);
    }

    @Override
    String answer(Optional<Path> file, Config config) {
      return ConfigText.effective(config);
    }
  }

  @Command(name = "validate", description = "Check the configuration.")
  private static final class Validate extends OfPath {
    Validate(Terminal terminal, Supplier<Pages> pages) {
      super(terminal, pages);
    }

    @Override
    String answer(Optional<Path> file, Config config) {
      return file.map(found -> found + " is valid\n")
          .orElse("no configuration file; the defaults hold\n");
    }
  }

  @Command(name = "init", description = "Write a first heddle.toml to edit.")
  private static final class Init implements Callable<Integer> {
    private final Terminal terminal;

    @Parameters(
        paramLabel = "FOLDER",
        arity = "0..1",
        defaultValue = "",
        description = "Where to write it. Default: this folder.")
    private Path folder;

    Init(Terminal terminal) {
      this.terminal = terminal;
    }

    @Override
    public Integer call() throws IOException {
      Path file = folder.resolve(ConfigReader.FILE_NAME);
      if (Files.exists(file)) {
        throw new UsageError("`" + file + "` is there already");
      }
      Files.writeString(file, ConfigText.template());
      PrintWriter out = terminal.outWriter();
      out.println(file + " written");
      out.flush();
      return ExitStatus.CLEAN;
    }
  }
}
