package dev.heddle.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
  /** Types that the signature index does not cover, at most; lower it when it covers more. */
  private static final int UNCOVERED_TYPES = 400;

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
  void namedMembersExist() throws IOException {
    CatalogMembers members = new CatalogMembers(SignatureIndex.load());
    for (CatalogTable table : tables()) {
      members.check(table);
    }
    assertEquals("", String.join("\n", members.faults()));
    System.out.println("types that the index does not cover: " + members.uncovered());
    assertTrue(members.uncovered().size() <= UNCOVERED_TYPES, () -> members.uncovered().toString());
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
