package dev.heddle.ui;

import dev.heddle.rule.Page;
import dev.heddle.rule.Pages;
import dev.heddle.run.UsageError;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** `heddle explain`: shows the page of a rule. */
@Command(name = "explain", description = "Show what a rule finds, why, and how to mend it.")
final class ExplainCommand implements Callable<Integer> {
  private final Terminal terminal;
  private final Supplier<Pages> pages;

  @Parameters(paramLabel = "RULE", description = "Id of the rule, such as unjoined-future.")
  private String rule;

  ExplainCommand(Terminal terminal, Supplier<Pages> pages) {
    this.terminal = terminal;
    this.pages = pages;
  }

  @Override
  public Integer call() {
    Pages known = pages.get();
    Page page =
        known
            .find(rule)
            .orElseThrow(() -> UsageError.unknown("rule", rule, known.ids(), "heddle rules"));
    PrintWriter out = terminal.outWriter();
    out.print(page.markdown());
    out.flush();
    return ExitStatus.CLEAN;
  }
}
