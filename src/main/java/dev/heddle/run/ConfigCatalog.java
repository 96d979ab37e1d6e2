package dev.heddle.run;

import dev.heddle.catalog.Catalog;
import dev.heddle.catalog.CatalogException;
import dev.heddle.catalog.CatalogReader;
import dev.heddle.catalog.MethodMeaning;
import dev.heddle.catalog.TypeMeaning;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.tomlj.TomlArray;
import org.tomlj.TomlTable;

/**
 * Checks what a configuration says of the project's own types, by the reader that a scan has: a
 * word that the catalog has never used means nothing to any rule.
 */
final class ConfigCatalog {
  private final TomlTable catalog;
  private final ConfigErrors errors;
  private final Set<String> kinds;
  private final Set<String> traits;

  private ConfigCatalog(TomlTable catalog, ConfigErrors errors) {
    this.catalog = catalog;
    this.errors = errors;
    Catalog known = Catalog.load();
    this.kinds = words(known, type -> type.kinds().stream());
    this.traits = words(known, t -> t.methods().stream().flatMap(ConfigCatalog::traits));
  }

  private static Stream<String> traits(MethodMeaning method) {
    return method.traits().stream();
  }

  private static Set<String> words(Catalog known, Function<TypeMeaning, Stream<String>> words) {
    Set<String> all = new TreeSet<>();
    known.types().forEach(type -> words.apply(type).forEach(all::add));
    return all;
  }

  static void check(String file, TomlTable catalog, ConfigErrors errors) {
    if (!catalog.isEmpty()) {
      List<CatalogException> faults = CatalogReader.faults(file, catalog);
      faults.forEach(fault -> errors.add(fault.position(), text(fault)));
      if (faults.isEmpty()) {
        new ConfigCatalog(catalog, errors).words();
      }
    }
  }

  private static String text(CatalogException fault) {
    String guess = Spelling.didYouMean(fault.word(), fault.known());
    boolean listed = guess.isEmpty() && !fault.known().isEmpty();
    return fault.what() + guess + (listed ? "; known: " + String.join(", ", fault.known()) : "");
  }

  private void words() {
    for (String name : catalog.keySet()) {
      if (catalog.get(List.of(name)) instanceof TomlTable type) {
        check(type, "kind", kinds);
        if (type.get(List.of("methods")) instanceof TomlArray methods) {
          methods.toList().forEach(line -> check((TomlTable) line, "is", traits));
        }
      }
    }
  }

  private void check(TomlTable table, String key, Set<String> known) {
    Object value = table.get(List.of(key));
    List<String> words =
        value instanceof TomlArray array
            ? array.toList().stream().map(String.class::cast).toList()
            : value instanceof String text ? Arrays.asList(text.trim().split("\\s+")) : List.of();
    for (String word : words) {
      if (!known.contains(word)) {
        errors.add(
            table.inputPositionOf(List.of(key)),
            "key `"
                + key
                + "`: `"
                + word
                + "` is no word of the catalog"
                + Spelling.didYouMean(word, known));
      }
    }
  }
}
