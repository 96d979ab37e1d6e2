package dev.heddle.run;

import dev.heddle.flow.Confidence;
import dev.heddle.rule.Severity;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.tomlj.Toml;
import org.tomlj.TomlTable;

/**
 * What a `heddle.toml` says. Paths are patterns in the language of `.gitignore`, relative to the
 * folder of the file.
 *
 * @param file where it was read, empty without a configuration
 * @param rules what holds for all paths
 * @param perPath what holds for some paths besides; a later one wins over an earlier one
 * @param include if not empty, only what one of these patterns covers is scanned
 * @param exclude what one of these patterns covers is not scanned
 * @param catalog the project's own knowledge, in the form of `rules/catalog`
 */
public record Config(
    Optional<Path> file,
    RuleSettings rules,
    List<PathRules> perPath,
    List<String> include,
    List<String> exclude,
    OptionalInt javaRelease,
    Optional<Confidence> minConfidence,
    OptionalInt callDepth,
    TomlTable catalog) {
  /** The configuration of a project that has none. */
  public static final Config NONE =
      new Config(
          Optional.empty(),
          RuleSettings.NONE,
          List.of(),
          List.of(),
          List.of(),
          OptionalInt.empty(),
          Optional.empty(),
          OptionalInt.empty(),
          Toml.parse(""));

  /**
   * Choices among the rules, by their ids.
   *
   * @param states whether a rule is on, for those that are named
   * @param severities that replace those of the findings
   */
  public record RuleSettings(Map<String, Boolean> states, Map<String, Severity> severities) {
    static final RuleSettings NONE = new RuleSettings(Map.of(), Map.of());
  }

  /** Choices for the files that some patterns cover. */
  public record PathRules(List<String> paths, RuleSettings rules) {}

  /** The files that it takes in. */
  public PathFilter filter(Path root) {
    return PathFilter.of(include, exclude, folder(root), root);
  }

  /** The folder that its patterns are relative to; without a file the root. */
  Path folder(Path root) {
    return file.map(Path::getParent).orElse(root);
  }
}
