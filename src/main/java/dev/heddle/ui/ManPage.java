package dev.heddle.ui;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The manual page in the form of `man`, written from what the commands say of themselves. */
final class ManPage {
  private final StringBuilder page = new StringBuilder();

  private ManPage() {}

  /** The page of a command and all commands below it. */
  static String of(CommandLine command) {
    ManPage man = new ManPage();
    man.write(command.getCommandSpec());
    return man.page.toString();
  }

  private void write(CommandSpec heddle) {
    line(".TH HEDDLE 1 \"\" \"heddle\" \"User Commands\"");
    section("NAME", "heddle \\- " + lower(text(heddle.usageMessage().description())));
    section("SYNOPSIS", ".B heddle", "\\fICOMMAND\\fR [\\fIOPTION\\fR]...");
    section(
        "DESCRIPTION",
        text("Reads Java sources, without building or running them, and reports where threads,"),
        text("futures, reactive pipelines and locks are used in a way that loses work, blocks"),
        text("what must not wait, or breaks under load. `heddle explain RULE` shows the page of"),
        text("a rule, `heddle rules` lists them. Where the type or thread of something is not"),
        text("known, nothing is said."));
    section("COMMANDS");
    for (CommandLine command : subcommands(heddle)) {
      command(command.getCommandSpec());
    }
    line(".SH OPTIONS OF ALL COMMANDS");
    heddle.options().forEach(this::option);
    end();
  }

  private void end() {
    section("EXIT STATUS");
    item("0", "Nothing was found at or above \\fB\\-\\-fail\\-on\\fR.");
    item("1", "There are findings.");
    item("2", "Wrong use, a wrong configuration, or an internal error.");
    item("3", "Something could not be analysed, under \\fB\\-\\-strict\\fR.");
    section("ENVIRONMENT");
    item("JAVA_HOME", "The Java that the launcher tries first.");
    item("HEDDLE_JAVA_OPTS", "Options for the JVM; they come after those of the launcher.");
    item("NO_COLOR", "No colours, unless \\fB\\-\\-color always\\fR asks for them.");
    item("CLICOLOR_FORCE", "Colours also where the output is no terminal.");
    item("CI", "No moving line during a long scan.");
    section("FILES");
    item("heddle.toml", "The configuration, in the scanned folder or one above it.");
    item("heddle\\-baseline.toml", "Findings that are known and not reported again.");
    section("EXAMPLES");
    item("heddle scan", "Scan this folder.");
    item("heddle scan \\-\\-new\\-since origin/main", "Report only what changed lines brought.");
    item("heddle baseline create", "Record what is there, so that only new findings count.");
  }

  private void command(CommandSpec command) {
    StringBuilder synopsis = new StringBuilder(".SS \"" + text(command.qualifiedName()));
    for (PositionalParamSpec parameter : command.positionalParameters()) {
      String label = text(parameter.paramLabel());
      boolean many = parameter.arity().max() > 1 || parameter.type().equals(List.class);
      String named = label + (many ? "..." : "");
      synopsis.append(parameter.required() ? " " + named : " [" + named + "]");
    }
    line(synopsis + "\"");
    line(text(command.usageMessage().description()));
    for (PositionalParamSpec parameter : command.positionalParameters()) {
      item(text(parameter.paramLabel()), text(parameter.description()));
    }
    own(command).forEach(this::option);
    for (CommandLine inner : subcommands(command)) {
      command(inner.getCommandSpec());
    }
  }

  /** The options of a command that not all commands have. */
  private static List<OptionSpec> own(CommandSpec command) {
    return command.options().stream().filter(option -> !option.inherited()).toList();
  }

  private void option(OptionSpec option) {
    List<String> names = new ArrayList<>();
    for (String name : option.names()) {
      names.add("\\fB" + text(name) + "\\fR");
    }
    boolean valued = option.arity().max() > 0;
    String label = valued ? " \\fI" + text(option.paramLabel()) + "\\fR" : "";
    line(".TP");
    line(String.join(", ", names) + label);
    line(text(option.description()));
  }

  private void section(String title, String... lines) {
    line(".SH " + title);
    Arrays.stream(lines).forEach(this::line);
  }

  private void item(String term, String text) {
    line(".TP");
    line("\\fB" + term + "\\fR");
    line(text);
  }

  private void line(String line) {
    page.append(line).append('\n');
  }

  private static Set<CommandLine> subcommands(CommandSpec command) {
    return new LinkedHashSet<>(command.subcommands().values());
  }

  private static String lower(String sentence) {
    String start = sentence.substring(0, 1).toLowerCase(java.util.Locale.ROOT);
    return start + sentence.substring(1).replaceFirst("\\.$", "");
  }

  /** Text as `man` reads it: code in bold, and nothing that is a request by accident. */
  private static String text(String... lines) {
    String joined = String.join(" ", lines).replace("\\", "\\e").replace("-", "\\-");
    String bold = joined.replaceAll("`([^`]*)`", "\\\\fB$1\\\\fR");
    return bold.startsWith(".") || bold.startsWith("'") ? "\\&" + bold : bold;
  }
}
