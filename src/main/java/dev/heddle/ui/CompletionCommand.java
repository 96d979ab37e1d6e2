package dev.heddle.ui;

import java.io.PrintWriter;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** `heddle completion`: prints a completion script for a shell, or the manual page. */
@Command(
    name = "completion",
    description = "Print a completion script for a shell, or the manual page.")
final class CompletionCommand implements Callable<Integer> {
  /** The shells that scripts are written for, and `man`. */
  private enum Shell {
    BASH,
    ZSH,
    FISH,
    MAN;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final Terminal terminal;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "SHELL", description = "bash, zsh, fish, or man.")
  private Shell shell;

  CompletionCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    CommandLine heddle = spec.root().commandLine();
    PrintWriter out = terminal.outWriter();
    out.print(
        switch (shell) {
          case BASH, ZSH -> AutoComplete.bash("heddle", heddle);
          case FISH -> fish(heddle);
          case MAN -> ManPage.of(heddle);
        });
    out.flush();
    return ExitStatus.CLEAN;
  }

  private static String fish(CommandLine heddle) {
    StringBuilder script = new StringBuilder();
    String none =
        "not __fish_seen_subcommand_from " + String.join(" ", heddle.getSubcommands().keySet());
    heddle
        .getSubcommands()
        .forEach(
            (name, command) -> {
              String[] text = command.getCommandSpec().usageMessage().description();
              script.append("complete -c heddle -f -n ").append(quote(none));
              script.append(" -a ").append(name).append(" -d ").append(quote(first(text)));
              script.append('\n');
              options(script, name, command);
            });
    return script.toString();
  }

  private static void options(StringBuilder script, String name, CommandLine command) {
    for (OptionSpec option : command.getCommandSpec().options()) {
      script.append("complete -c heddle -n ").append(quote("__fish_seen_subcommand_from " + name));
      for (String spelled : option.names()) {
        script.append(spelled.startsWith("--") ? " -l " : " -s ");
        script.append(spelled.replaceFirst("^--?", ""));
      }
      if (option.arity().max() > 0) {
        script.append(" -r");
        if (option.completionCandidates() != null) {
          script.append(" -a ").append(quote(String.join(" ", option.completionCandidates())));
        }
      }
      script.append(" -d ").append(quote(first(option.description()))).append('\n');
    }
  }

  /** The first sentence of a description. */
  private static String first(String[] text) {
    return text.length == 0 ? "" : text[0].split("\\.( |$)", 2)[0];
  }

  private static String quote(String text) {
    return "'"
        + Arrays.stream(text.split("'", -1)).reduce((a, b) -> a + "\\'" + b).orElse("")
        + "'";
  }
}
