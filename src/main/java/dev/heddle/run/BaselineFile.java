package dev.heddle.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.tomlj.Toml;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlTable;

/** Reads and writes a baseline: TOML, sorted, one entry a line, so that its diffs are small. */
public final class BaselineFile {
  /** The name of the file, in the root. */
  public static final String FILE_NAME = "heddle-baseline.toml";

  private static final int VERSION = 1;
  private static final String HEAD =
      "# Findings that this project had when it took Heddle up; a scan reports the others.\n"
          + "# Written by `heddle baseline create`, `update` and `prune`.\n"
          + BaselineLines.START;

  private BaselineFile() {}

  /**
   * Reads a baseline.
   *
   * @throws UsageError if it is missing or is no baseline
   */
  public static Baseline read(Path file) {
    if (!Files.exists(file)) {
      throw new UsageError("no baseline `" + file + "`; `heddle baseline create` writes one");
    }
    try {
      return parse(file.toString(), Texts.read(file));
    } catch (IOException e) {
      throw new UsageError("cannot read `" + file + "`: " + e.getMessage(), e);
    }
  }

  /** Replaces a baseline. */
  public static void write(Path file, Baseline baseline) throws IOException {
    AtomicFile.write(file, format(baseline).getBytes(StandardCharsets.UTF_8));
  }

  static String format(Baseline baseline) {
    StringBuilder text = new StringBuilder(HEAD);
    baseline.counts().forEach((key, count) -> text.append(BaselineLines.format(key, count)));
    return text.append(BaselineLines.END).toString();
  }

  static Baseline parse(String file, String text) {
    return BaselineLines.parse(text).orElseGet(() -> parseAny(file, text));
  }

  /** Any TOML, as a person may have edited it: slow, but it says what is wrong. */
  private static Baseline parseAny(String file, String text) {
    ConfigErrors errors = new ConfigErrors(file);
    TomlParseResult toml = Toml.parse(text);
    toml.errors().forEach(error -> errors.add(error.position(), error.getMessage()));
    errors.throwIfAny();
    ConfigTable table = new ConfigTable(toml, errors);
    if (table.integer("version", VERSION, VERSION).isEmpty()) {
      errors.add(toml.inputPositionOf("version"), "expected `version = " + VERSION + "`");
    }
    NavigableMap<BaselineKey, Integer> counts = new TreeMap<>();
    for (TomlTable line : table.tables("findings")) {
      ConfigTable entry = new ConfigTable(line, errors);
      BaselineKey key =
          new BaselineKey(
              text(entry, line, "path", errors),
              text(entry, line, "rule", errors),
              text(entry, line, "member", errors),
              text(entry, line, "statement", errors));
      counts.merge(key, entry.integer("count", 1, 1_000_000).orElse(1), Integer::sum);
      entry.finish();
    }
    table.finish();
    errors.throwIfAny();
    return new Baseline(counts);
  }

  private static String text(ConfigTable entry, TomlTable line, String key, ConfigErrors errors) {
    Optional<ConfigTable.Word> word = entry.word(key);
    if (word.isEmpty() && !line.contains(key)) {
      errors.add(ConfigTable.firstPosition(line), "the entry has no `" + key + "`");
    }
    return word.map(ConfigTable.Word::text).orElse("");
  }
}
