package dev.heddle.catalog;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/**
 * Reads one catalog file: TOML with one quoted table a type and its methods one line an overload
 * set. The form is described in `rules/catalog/README.md`.
 */
public final class CatalogReader {
  private static final Set<String> FILE_KEYS = Set.of("library", "source", "artifacts", "remedies");
  private static final Set<String> TYPE_KEYS =
      Set.of("kind", "also", "supertypes", "methods", "entries", "remedies", "removed", "since");
  private static final Set<String> METHOD_KEYS =
      Set.of(
          "name",
          "params",
          "args",
          "is",
          "blocks",
          "strength",
          "runs",
          "returns",
          "removed",
          "since",
          "source");
  private static final Set<String> ENTRY_KEYS =
      Set.of(
          "methods",
          "place",
          "strength",
          "returns",
          "takes",
          "unless-takes",
          "annotated",
          "unless-annotated",
          "imports",
          "unless-imports",
          "when");

  private final String file;
  private final List<TypeMeaning> meanings = new ArrayList<>();
  private final List<CatalogException> faults = new ArrayList<>();

  private CatalogReader(String file) {
    this.file = file;
  }

  /**
   * The meanings of one file, in its order.
   *
   * @param file name for messages
   * @throws CatalogException if the file cannot be used, naming file, line and key
   */
  public static List<TypeMeaning> read(String file, String text) {
    TomlParseResult toml = Toml.parse(text);
    if (toml.hasErrors()) {
      var first = toml.errors().get(0);
      throw new CatalogException(
          file, first.position(), first.getMessage(), "", Collections.emptySortedSet());
    }
    return read(file, toml);
  }

  /** The meanings of tables already parsed, as in the `catalog` table of a configuration. */
  public static List<TypeMeaning> read(String file, TomlTable table) {
    CatalogReader reader = new CatalogReader(file);
    reader.file(table);
    if (!reader.faults.isEmpty()) {
      throw reader.faults.get(0);
    }
    return reader.meanings;
  }

  /** What keeps such tables from being used: at most one fault a type. */
  public static List<CatalogException> faults(String file, TomlTable table) {
    CatalogReader reader = new CatalogReader(file);
    reader.file(table);
    return reader.faults;
  }

  private void file(TomlTable root) {
    try {
      String library = string(root, "library", "this project");
      Map<String, String> remedies = strings(root, "remedies");
      for (String key : root.keySet()) {
        if (!FILE_KEYS.contains(key)) {
          type(root, key, library, remedies);
        }
      }
    } catch (CatalogException e) {
      faults.add(e);
    }
  }

  private void type(TomlTable root, String key, String library, Map<String, String> remedies) {
    try {
      if (!(root.get(List.of(key)) instanceof TomlTable type)) {
        throw error(root, key, "expected a table of a type, such as [\"java.lang.Thread\"]");
      }
      check(type, TYPE_KEYS, key);
      type(key, type, library, remedies);
    } catch (CatalogException e) {
      faults.add(e);
    }
  }

  private void type(
      String name, TomlTable table, String library, Map<String, String> fileRemedies) {
    Map<String, String> remedies = new HashMap<>(fileRemedies);
    remedies.putAll(strings(table, "remedies"));
    List<MethodMeaning> methods = new ArrayList<>();
    tables(table, "methods").forEach(line -> method(line, name, methods));
    List<Entry> entries = new ArrayList<>();
    tables(table, "entries").forEach(line -> entries.add(entry(line, name)));
    List<String> names = new ArrayList<>(List.of(name));
    names.addAll(words(table, "also"));
    for (String each : names) {
      meanings.add(
          new TypeMeaning(
              each,
              library,
              Set.copyOf(words(table, "kind")),
              words(table, "supertypes"),
              List.copyOf(methods),
              List.copyOf(entries),
              Map.copyOf(remedies)));
    }
  }

  private void method(TomlTable line, String type, List<MethodMeaning> out) {
    check(line, METHOD_KEYS, type);
    String params = string(line, "params", null);
    List<String> parameters =
        params == null
            ? null
            : params.isBlank()
                ? List.of()
                : Arrays.stream(params.split(",")).map(String::trim).toList();
    int arguments = number(line, "args");
    if (string(line, "name", "").isBlank()) {
      throw error(line, "name", "a line of `methods` in " + type + " names no method");
    }
    String blocks = string(line, "blocks", null);
    for (String name : words(line, "name")) {
      out.add(
          new MethodMeaning(
              name,
              parameters,
              arguments,
              new TreeSet<>(words(line, "is")),
              blocks == null ? null : constant(Blocking.class, line, "blocks", blocks),
              strength(line, Strength.CERTAIN),
              runs(line),
              string(line, "returns", null)));
    }
  }

  private Map<Integer, Runs> runs(TomlTable line) {
    Map<Integer, Runs> runs = new LinkedHashMap<>();
    for (Map.Entry<String, String> entry : strings(line, "runs").entrySet()) {
      String text = entry.getValue();
      Runs where;
      if (text.startsWith("executor:")) {
        where = new Runs(Place.EXECUTOR, index(line, text.substring(9)));
      } else {
        where = Runs.on(constant(Place.class, line, "runs", text));
      }
      for (String index : entry.getKey().split("_")) {
        runs.put(index(line, index), where);
      }
    }
    return runs;
  }

  private int index(TomlTable line, String text) {
    if (text.matches("\\d{1,2}")) {
      return Integer.parseInt(text);
    }
    throw error(line, "runs", "`" + text + "` is no index of an argument");
  }

  private Entry entry(TomlTable line, String type) {
    check(line, ENTRY_KEYS, type);
    String place = string(line, "place", null);
    if (place == null) {
      throw error(line, "place", "an entry of " + type + " names no place");
    }
    return new Entry(
        new TreeSet<>(words(line, "methods")),
        constant(Place.class, line, "place", place),
        strength(line, Strength.CERTAIN),
        condition(line));
  }

  private Condition condition(TomlTable line) {
    return new Condition(
        words(line, "returns"),
        words(line, "takes"),
        words(line, "unless-takes"),
        words(line, "annotated"),
        words(line, "unless-annotated"),
        words(line, "imports"),
        words(line, "unless-imports"),
        words(line, "when"));
  }

  private Strength strength(TomlTable line, Strength otherwise) {
    String text = string(line, "strength", null);
    return text == null ? otherwise : constant(Strength.class, line, "strength", text);
  }

  private <E extends Enum<E>> E constant(Class<E> type, TomlTable at, String key, String text) {
    try {
      return Enum.valueOf(type, text.toUpperCase(Locale.ROOT).replace('-', '_'));
    } catch (IllegalArgumentException e) {
      SortedSet<String> known = new TreeSet<>();
      for (E each : type.getEnumConstants()) {
        known.add(each.name().toLowerCase(Locale.ROOT).replace('_', '-'));
      }
      throw unknown(at, key, "`" + text + "` is unknown", text, known);
    }
  }

  private void check(TomlTable table, Set<String> allowed, String type) {
    for (String key : table.keySet()) {
      if (!allowed.contains(key)) {
        throw unknown(table, key, "unknown in " + type, key, new TreeSet<>(allowed));
      }
    }
  }

  /** An array of inline tables, or an array of tables. */
  private List<TomlTable> tables(TomlTable table, String key) {
    Object value = table.get(List.of(key));
    if (value == null) {
      return List.of();
    }
    if (value instanceof TomlArray array
        && array.toList().stream().allMatch(TomlTable.class::isInstance)) {
      return array.toList().stream().map(TomlTable.class::cast).toList();
    }
    throw error(table, key, "expected an array of tables, such as [{ … }]");
  }

  private int number(TomlTable table, String key) {
    Object value = table.get(List.of(key));
    if (value == null) {
      return -1;
    }
    if (value instanceof Long number && number >= 0 && number < 256) {
      return number.intValue();
    }
    throw error(table, key, "expected a number of arguments");
  }

  private String string(TomlTable table, String key, String otherwise) {
    Object value = table.get(List.of(key));
    if (value == null) {
      return otherwise;
    }
    if (value instanceof String text) {
      return text;
    }
    throw error(table, key, "expected a string");
  }

  /** A string of words separated by spaces, or an array of strings. */
  private List<String> words(TomlTable table, String key) {
    Object value = table.get(List.of(key));
    if (value == null) {
      return List.of();
    }
    if (value instanceof String text) {
      return Arrays.stream(text.trim().split("\\s+")).filter(w -> !w.isEmpty()).toList();
    }
    if (value instanceof TomlArray array
        && array.toList().stream().allMatch(String.class::isInstance)) {
      return array.toList().stream().map(String.class::cast).toList();
    }
    throw error(table, key, "expected a string or an array of strings");
  }

  private Map<String, String> strings(TomlTable table, String key) {
    Object value = table.get(List.of(key));
    if (value == null) {
      return Map.of();
    }
    if (!(value instanceof TomlTable inner)) {
      throw error(table, key, "expected a table");
    }
    Map<String, String> strings = new LinkedHashMap<>();
    for (String name : inner.keySet()) {
      strings.put(name, string(inner, name, ""));
    }
    return strings;
  }

  private CatalogException error(TomlTable table, String key, String what) {
    return unknown(table, key, what, "", Collections.emptySortedSet());
  }

  private CatalogException unknown(
      TomlTable table, String key, String what, String word, SortedSet<String> known) {
    TomlPosition at = table.inputPositionOf(List.of(key));
    if (at == null) {
      at = table.keySet().isEmpty() ? null : table.inputPositionOf(List.of(first(table)));
    }
    return new CatalogException(file, at, "key `" + key + "`: " + what, word, known);
  }

  private static String first(TomlTable table) {
    return table.keySet().iterator().next();
  }
}
