package dev.heddle.ui;

import dev.heddle.rule.Pages;
import dev.heddle.run.ThreadMap;
import dev.heddle.ui.json.ThreadMapJson;
import dev.heddle.ui.text.ThreadMapText;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** `heddle threads`: which threads run the code, how they get there, and what it waits for. */
@Command(
    name = "threads",
    description = "Show which threads run the code and what it may wait for.",
    abbreviateSynopsis = true,
    sortOptions = false)
final class ThreadsCommand implements Callable<Integer> {
  /** How the map is written. */
  private enum Form {
    TEXT,
    JSON;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final Terminal terminal;
  private final Supplier<Pages> pages;

  @Parameters(paramLabel = "PATH", description = "Files and folders. Default: this folder.")
  private List<Path> paths = new ArrayList<>();

  @Option(
      names = "--method",
      paramLabel = "NAME",
      description = "Only methods of this simple or qualified name, whoever runs them.")
  private String method;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      description = "text or json. Default: ${DEFAULT-VALUE}.")
  private Form form;

  @Mixin private EngineOptions engine;
  @Mixin private ConfigOptions configuration;

  ThreadsCommand(Terminal terminal, Supplier<Pages> pages) {
    this.terminal = terminal;
    this.pages = pages;
  }

  @Override
  public Integer call() throws IOException {
    List<Path> mapped = paths.isEmpty() ? List.of(Path.of("")) : paths;
    ThreadMap map =
        ThreadMap.of(
            engine.settings(mapped, new RuleOptions(), configuration.read(mapped, pages.get())),
            method);
    PrintWriter out = terminal.outWriter();
    if (form == Form.JSON) {
      ThreadMapJson.write(map, out);
    } else {
      out.print(ThreadMapText.of(map));
    }
    out.flush();
    return ExitStatus.CLEAN;
  }
}
