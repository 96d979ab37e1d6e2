package dev.heddle.catalog;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlTable;

/** One file of the catalog as it is written. */
record CatalogTable(String file, List<String> lines, TomlTable root) {
  private static final Set<String> FILE_KEYS = Set.of("library", "source", "artifacts", "remedies");

  static CatalogTable read(Path file) throws IOException {
    String text = Files.readString(file);
    String name = file.getFileName().toString();
    CatalogReader.read(name, text);
    return new CatalogTable(name, text.lines().toList(), Toml.parse(text));
  }

  List<String> missingKeys() {
    List<String> faults = new ArrayList<>();
    for (String key : List.of("library", "source", "artifacts")) {
      if (root.get(key) == null) {
        faults.add(file + ": no key " + key);
      }
    }
    return faults;
  }

  /** Sections begin with a comment {@code # -- name}. */
  List<String> unsorted() {
    List<String> faults = new ArrayList<>();
    String last = "";
    for (String line : lines) {
      if (line.startsWith("# -- ")) {
        last = "";
      } else if (line.startsWith("[\"")) {
        String type = line.substring(2, line.length() - 2);
        if (last.compareTo(type) >= 0) {
          faults.add(file + ": " + type + " stands after " + last);
        }
        last = type;
      }
    }
    return faults;
  }

  List<String> types() {
    return root.keySet().stream().filter(key -> !FILE_KEYS.contains(key)).toList();
  }

  List<String> typesAndTwins() {
    List<String> all = new ArrayList<>();
    for (String type : types()) {
      all.add(type);
      all.addAll(words(type(type), "also"));
    }
    return all;
  }

  TomlTable type(String name) {
    return (TomlTable) root.get(List.of(name));
  }

  /** The tables of an array, such as the methods of a type. */
  static List<TomlTable> rows(TomlTable type, String key) {
    TomlArray array = type.getArray(key);
    return array == null ? List.of() : array.toList().stream().map(TomlTable.class::cast).toList();
  }

  static List<String> words(TomlTable table, String key) {
    Object value = table.get(List.of(key));
    if (value instanceof TomlArray array) {
      return array.toList().stream().map(String.class::cast).toList();
    }
    return value == null ? List.of() : List.of(value.toString().trim().split("\\s+"));
  }
}
