package dev.heddle.catalog;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.tomlj.TomlTable;

/** The words that `rules/catalog/README.md` explains, each in code form. */
record CatalogVocabulary(Set<String> words) {
  private static final Pattern WORD = Pattern.compile("`([a-z][a-z-]*)`");

  static CatalogVocabulary read(Path readme) throws IOException {
    return new CatalogVocabulary(
        WORD.matcher(Files.readString(readme))
            .results()
            .map(word -> word.group(1))
            .collect(Collectors.toSet()));
  }

  /** The words of a table that nobody explains. */
  Set<String> unknownIn(CatalogTable table) {
    Set<String> used = new TreeSet<>();
    for (String name : table.types()) {
      TomlTable type = table.type(name);
      used.addAll(CatalogTable.words(type, "kind"));
      CatalogTable.rows(type, "methods").forEach(m -> used.addAll(CatalogTable.words(m, "is")));
      CatalogTable.rows(type, "entries").forEach(e -> used.addAll(CatalogTable.words(e, "when")));
    }
    used.removeAll(words);
    return used;
  }
}
