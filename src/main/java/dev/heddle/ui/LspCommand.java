package dev.heddle.ui;

import dev.heddle.rule.Pages;
import dev.heddle.run.Config;
import dev.heddle.run.ConfigReader;
import dev.heddle.run.RuleNames;
import dev.heddle.run.Workspace;
import dev.heddle.ui.lsp.HeddleServer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** `heddle lsp`: speaks the language server protocol over the standard streams. */
@Command(name = "lsp", description = "Serve an editor: findings while you type, and quick fixes.")
final class LspCommand implements Callable<Integer> {
  private final Terminal terminal;
  private final Supplier<Pages> pages;

  @Mixin private RuleOptions rules;
  @Mixin private EngineOptions engine;

  @Option(
      names = "--delay",
      paramLabel = "MILLIS",
      defaultValue = "50",
      description = "How long a text must rest before it is analysed. Default: ${DEFAULT-VALUE}.")
  private long delay;

  @Option(names = "--stdio", description = "Use the standard streams, as it does anyway.")
  @SuppressWarnings("UnusedVariable") // some clients always pass it
  private boolean stdio;

  LspCommand(Terminal terminal, Supplier<Pages> pages) {
    this.terminal = terminal;
    this.pages = pages;
  }

  @Override
  public Integer call() throws InterruptedException {
    Pages known = pages.get();
    rules.check(known);
    boolean orderly =
        HeddleServer.serve(
            (root, config) -> open(root, config, known),
            known,
            Version.heddle(),
            delay,
            terminal.in(),
            terminal.out());
    return orderly ? ExitStatus.CLEAN : ExitStatus.FINDINGS;
  }

  private Workspace open(Path root, Optional<Path> file, Pages known) {
    RuleNames names = new RuleNames(known.all());
    Config config = file.map(found -> ConfigReader.read(found, names)).orElse(Config.NONE);
    return Workspace.open(engine.settings(List.of(root), rules, config));
  }
}
