package dev.heddle.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.code.SignatureIndex;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The tables of the catalog are sorted, unique and sourced, and name only what exists. */
@Tag("law")
class CatalogLaw {
  private static final Path TABLES = Path.of("rules/catalog");

  @Test
  void filesSayWhatTheySpeakOf() throws IOException {
    List<String> faults = new ArrayList<>();
    for (CatalogTable table : tables()) {
      faults.addAll(table.missingKeys());
    }
    assertEquals(List.of(), faults);
  }

  @Test
  void typesAreSortedInSectionsAndUnique() throws IOException {
    List<String> faults = new ArrayList<>();
    Map<String, String> files = new TreeMap<>();
    for (CatalogTable table : tables()) {
      faults.addAll(table.unsorted());
      for (String type : table.typesAndTwins()) {
        String other = files.put(type, table.file());
        if (other != null) {
          faults.add(table.file() + ": " + type + " is also in " + other);
        }
      }
    }
    assertEquals(List.of(), faults);
  }

  @Test
  void wordsAreExplained() throws IOException {
    CatalogVocabulary vocabulary = CatalogVocabulary.read(TABLES.resolve("README.md"));
    List<String> faults = new ArrayList<>();
    for (CatalogTable table : tables()) {
      vocabulary.unknownIn(table).stream()
          .map(word -> table.file() + ": `" + word + "` is not explained in README.md")
          .forEach(faults::add);
    }
    assertEquals(List.of(), faults);
  }

  @Test
  void namedMembersExist() throws IOException {
    CatalogMembers members = new CatalogMembers(SignatureIndex.load());
    for (CatalogTable table : tables()) {
      members.check(table);
    }
    assertEquals("", String.join("\n", members.faults()));
  }

  @Test
  void artifactsArePinnedAsInTheIndex() throws IOException {
    String pinned = Files.readString(Path.of("rules/artifacts.toml"));
    List<String> faults = new ArrayList<>();
    for (CatalogTable table : tables()) {
      CatalogTable.words(table.root(), "artifacts").stream()
          .filter(artifact -> !artifact.startsWith("jdk:") && !pinned.contains("\"" + artifact))
          .map(artifact -> table.file() + ": " + artifact + " is not in rules/artifacts.toml")
          .forEach(faults::add);
    }
    assertEquals(List.of(), faults);
  }

  private static List<CatalogTable> tables() throws IOException {
    List<CatalogTable> tables = new ArrayList<>();
    try (Stream<Path> files = Files.list(TABLES)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".toml")).sorted().toList()) {
        tables.add(CatalogTable.read(file));
      }
    }
    return tables;
  }
}
