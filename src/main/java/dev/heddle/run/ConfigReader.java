package dev.heddle.run;

import dev.heddle.flow.Confidence;
import dev.heddle.rule.Severity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tomlj.Toml;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlTable;

/** Finds and reads `heddle.toml`. */
public final class ConfigReader {
  /** The name of the file. */
  public static final String FILE_NAME = "heddle.toml";

  private static final int MAX_CALL_DEPTH = 64;

  private final ConfigErrors errors;
  private final RuleNames names;

  private ConfigReader(ConfigErrors errors, RuleNames names) {
    this.errors = errors;
    this.names = names;
  }

  /**
   * The file nearest to a path: in its folder or one above it, up to the root of the scan. Where
   * the root is no repository, the folders between it and the working directory count, too.
   */
  public static Optional<Path> find(Path start, Path root, Path workingDirectory) {
    Path here = real(workingDirectory);
    boolean repository = Files.exists(root.resolve(".git"));
    Path top = repository || !root.startsWith(here) ? root : here;
    Path at = real(start);
    at = Files.isDirectory(at) ? at : at.getParent();
    while (at != null && at.startsWith(top)) {
      Path file = at.resolve(FILE_NAME);
      if (Files.isRegularFile(file)) {
        return Optional.of(file);
      }
      at = at.getParent();
    }
    return Optional.empty();
  }

  private static Path real(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException missing) {
      return path.toAbsolutePath().normalize();
    }
  }

  /**
   * Reads a file.
   *
   * @throws UsageError if it cannot be read or something in it is wrong
   */
  public static Config read(Path file, RuleNames names) {
    try {
      return parse(file, Texts.read(file), names);
    } catch (IOException e) {
      String why = Files.exists(file) ? "cannot read `" + file + "`: " + e.getMessage() : "";
      throw new UsageError(
          why.isEmpty()
              ? "no such configuration file: `" + file + "`; `heddle config init` writes one"
              : why,
          e);
    }
  }

  static Config parse(Path file, String text, RuleNames names) {
    ConfigErrors errors = new ConfigErrors(file.toString());
    TomlParseResult toml = Toml.parse(text);
    for (TomlParseError error : toml.errors()) {
      errors.add(error.position(), error.getMessage());
    }
    errors.throwIfAny();
    Config config = new ConfigReader(errors, names).config(file, toml);
    errors.throwIfAny();
    return config;
  }

  private Config config(Path file, TomlTable toml) {
    ConfigTable root = new ConfigTable(toml, errors);
    ConfigTable rules = inner(root, "rules");
    ConfigTable paths = inner(root, "paths");
    Config config =
        new Config(
            Optional.of(file.toAbsolutePath().normalize()),
            ruleSettings(rules),
            root.tables("per-path").stream().map(this::pathRules).toList(),
            patterns(paths, "include"),
            patterns(paths, "exclude"),
            root.integer("java-release", 5, 99),
            root.word("min-confidence").flatMap(word -> constant(word, Confidence.values())),
            root.integer("call-depth", 1, MAX_CALL_DEPTH),
            root.table("catalog").orElse(Config.NONE.catalog()));
    ConfigCatalog.check(file.toString(), config.catalog(), errors);
    rules.finish();
    paths.finish();
    root.finish();
    return config;
  }

  private ConfigTable inner(ConfigTable table, String key) {
    return new ConfigTable(table.table(key).orElse(Config.NONE.catalog()), errors);
  }

  private Config.PathRules pathRules(TomlTable toml) {
    ConfigTable table = new ConfigTable(toml, errors);
    List<String> paths = patterns(table, "paths");
    if (paths.isEmpty()) {
      errors.add(
          ConfigTable.firstPosition(toml), "`[[per-path]]` needs `paths`, a list of patterns");
    }
    Config.PathRules rules = new Config.PathRules(paths, ruleSettings(table));
    table.finish();
    return rules;
  }

  private Config.RuleSettings ruleSettings(ConfigTable table) {
    Map<String, Boolean> states =
        names.states(selectors(table.words("enable")), selectors(table.words("disable")));
    Map<String, Severity> ofSelectors = new TreeMap<>();
    table
        .wordsByKey("severity")
        .forEach(
            (rule, value) ->
                constant(value, Severity.values())
                    .ifPresent(s -> selectors(List.of(rule)).forEach(r -> ofSelectors.put(r, s))));
    Map<String, Severity> severities = new TreeMap<>();
    ofSelectors.keySet().stream()
        .sorted(names.leastSpecificFirst())
        .forEach(
            word -> names.select(word).forEach(id -> severities.put(id, ofSelectors.get(word))));
    return new Config.RuleSettings(Map.copyOf(states), Map.copyOf(severities));
  }

  /** Those that name something; the others are errors. */
  private List<String> selectors(List<ConfigTable.Word> words) {
    List<String> known = new ArrayList<>();
    for (ConfigTable.Word word : words) {
      if (names.words().contains(word.text())) {
        known.add(word.text());
      } else {
        errors.add(word.position(), names.unknown(word.text()));
      }
    }
    return known;
  }

  private static List<String> patterns(ConfigTable table, String key) {
    return table.words(key).stream().map(ConfigTable.Word::text).toList();
  }

  private <E extends Enum<E>> Optional<E> constant(ConfigTable.Word word, E[] constants) {
    List<String> known =
        Arrays.stream(constants).map(c -> c.name().toLowerCase(Locale.ROOT)).toList();
    int index = known.indexOf(word.text());
    if (index >= 0) {
      return Optional.of(constants[index]);
    }
    String guess = Spelling.didYouMean(word.text(), known);
    errors.add(
        word.position(),
        "`"
            + word.text()
            + "` is none of "
            + String.join(", ", known)
            + (word.text().equals("off") ? "; to switch a rule off use `disable`" : guess));
    return Optional.empty();
  }
}
