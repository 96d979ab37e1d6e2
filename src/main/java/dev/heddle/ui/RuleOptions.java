package dev.heddle.ui;

import dev.heddle.rule.Pages;
import dev.heddle.run.UsageError;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** Which rules run. */
final class RuleOptions {
  @Option(
      names = "--enable",
      split = ",",
      paramLabel = "RULE",
      description = "Switch on rules that are off by default.")
  private Set<String> enabled = new LinkedHashSet<>();

  @Option(names = "--disable", split = ",", paramLabel = "RULE", description = "Switch off rules.")
  private Set<String> disabled = new LinkedHashSet<>();

  @Option(
      names = "--only",
      split = ",",
      paramLabel = "RULE",
      description = "Run these rules and no others.")
  private Set<String> only = new LinkedHashSet<>();

  /** Refuses names that no rule has. */
  void check(Pages pages) {
    Stream.of(enabled, disabled, only)
        .flatMap(Set::stream)
        .filter(id -> pages.find(id).isEmpty())
        .findFirst()
        .ifPresent(
            id -> {
              throw UsageError.unknown("rule", id, List.copyOf(pages.ids()), "heddle rules");
            });
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
