package dev.heddle.ui;

import dev.heddle.rule.Pages;
import dev.heddle.run.RuleNames;
import dev.heddle.run.UsageError;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** Which rules run. */
final class RuleOptions {
  @Option(
      names = "--enable",
      split = ",",
      paramLabel = "RULE",
      description = "Switch on rules, by id, family or `all`.")
  private Set<String> enabled = new LinkedHashSet<>();

  @Option(
      names = "--disable",
      split = ",",
      paramLabel = "RULE",
      description = "Switch off rules, likewise.")
  private Set<String> disabled = new LinkedHashSet<>();

  @Option(
      names = "--only",
      split = ",",
      paramLabel = "RULE",
      description = "Run these rules and no others.")
  private Set<String> only = new LinkedHashSet<>();

  /**
   * Refuses words that select no rule.
   *
   * @throws UsageError naming the word that was probably meant
   */
  void check(Pages pages) {
    RuleNames names = new RuleNames(pages.all());
    Stream.of(enabled, disabled, only).flatMap(Set::stream).forEach(names::select);
  }

  Set<String> enabled() {
    return enabled;
  }

  Set<String> disabled() {
    return disabled;
  }

  Set<String> only() {
    return only;
  }
}
