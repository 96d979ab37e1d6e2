package dev.heddle.run;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import org.tomlj.TomlArray;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/** One table of a configuration, read key by key; keys that nobody asked for are errors. */
final class ConfigTable {
  /** A string of the file and where it stands. */
  record Word(String text, TomlPosition position) {}

  private final TomlTable table;
  private final ConfigErrors errors;
  private final Set<String> asked = new TreeSet<>();

  ConfigTable(TomlTable table, ConfigErrors errors) {
    this.table = table;
    this.errors = errors;
  }

  /** Where the first key of a table stands, or null. */
  static TomlPosition firstPosition(TomlTable table) {
    return table.keySet().stream()
        .map(key -> table.inputPositionOf(List.of(key)))
        .min(Comparator.comparingInt(TomlPosition::line).thenComparingInt(TomlPosition::column))
        .orElse(null);
  }

  OptionalInt integer(String key, int least, int most) {
    Object value = ask(key);
    if (value instanceof Long number && number >= least && number <= most) {
      return OptionalInt.of(number.intValue());
    }
    if (value != null) {
      wrong(key, "a number from " + least + " to " + most, value);
    }
    return OptionalInt.empty();
  }

  Optional<Word> word(String key) {
    Object value = ask(key);
    if (value instanceof String text) {
      return Optional.of(new Word(text, position(key)));
    }
    if (value != null) {
      wrong(key, "a string", value);
    }
    return Optional.empty();
  }

  /** The strings of an array. */
  List<Word> words(String key) {
    List<Word> words = new ArrayList<>();
    Object value = ask(key);
    if (value instanceof TomlArray array) {
      for (int i = 0; i < array.size(); i++) {
        if (array.get(i) instanceof String text) {
          words.add(new Word(text, array.inputPositionOf(i)));
        } else {
          errors.add(array.inputPositionOf(i), "expected a string in `" + key + "`");
        }
      }
    } else if (value != null) {
      wrong(key, "an array of strings", value);
    }
    return words;
  }

  /** A table whose keys are free, with the strings that they stand for. */
  Map<Word, Word> wordsByKey(String key) {
    Map<Word, Word> words = new LinkedHashMap<>();
    Object value = ask(key);
    if (value instanceof TomlTable inner) {
      for (String name : inner.keySet()) {
        TomlPosition position = inner.inputPositionOf(List.of(name));
        if (inner.get(List.of(name)) instanceof String text) {
          words.put(new Word(name, position), new Word(text, position));
        } else {
          errors.add(position, "expected a string for `" + name + "`");
        }
      }
    } else if (value != null) {
      wrong(key, "a table", value);
    }
    return words;
  }

  Optional<TomlTable> table(String key) {
    Object value = ask(key);
    if (value instanceof TomlTable inner) {
      return Optional.of(inner);
    }
    if (value != null) {
      wrong(key, "a table", value);
    }
    return Optional.empty();
  }

  List<TomlTable> tables(String key) {
    List<TomlTable> tables = new ArrayList<>();
    Object value = ask(key);
    if (value instanceof TomlArray array
        && array.toList().stream().allMatch(TomlTable.class::isInstance)) {
      array.toList().forEach(element -> tables.add((TomlTable) element));
    } else if (value != null) {
      wrong(key, "tables, each headed `[[" + key + "]]`", value);
    }
    return tables;
  }

  /** Reports the keys that nobody asked for. */
  void finish() {
    for (String key : table.keySet()) {
      if (!asked.contains(key)) {
        String guess = Spelling.didYouMean(key, asked);
        errors.add(
            position(key),
            "unknown key `"
                + key
                + "`"
                + (guess.isEmpty() ? "; known here: " + String.join(", ", asked) : guess));
      }
    }
  }

  private Object ask(String key) {
    asked.add(key);
    return table.get(List.of(key));
  }

  private TomlPosition position(String key) {
    return table.inputPositionOf(List.of(key));
  }

  private void wrong(String key, String expected, Object found) {
    errors.add(position(key), "`" + key + "` must be " + expected + ", not " + kindOf(found));
  }

  private static String kindOf(Object value) {
    if (value instanceof String text) {
      return "the string `" + text + "`";
    }
    if (value instanceof TomlTable) {
      return "a table";
    }
    return value instanceof TomlArray ? "an array" : "`" + value + "`";
  }
}
