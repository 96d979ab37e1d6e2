package dev.heddle.catalog;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Where the catalog comes from: the resource that the build compiled, or the tables themselves. */
final class CatalogSource {
  /** System property: a folder of rules whose tables take the place of the compiled ones. */
  static final String RULES = "heddle.rules";

  static final String COMPILED = "catalog.bin";
  private static final String TABLES = "/dev/heddle/rules/catalog";

  private CatalogSource() {}

  /**
   * The meanings of the property's folder, else of the compiled resource, else of the table files
   * beside the classes.
   *
   * @throws CatalogException if there is none of them or a table cannot be used
   */
  static List<TypeMeaning> read() {
    try {
      String rules = System.getProperty(RULES);
      if (rules != null) {
        return tables(Path.of(rules, "catalog"));
      }
      try (InputStream compiled = CatalogSource.class.getResourceAsStream(COMPILED)) {
        return compiled == null
            ? tables(besideClasses())
            : CompiledCatalog.read(compiled.readAllBytes());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The meanings of all files `*.toml` of a folder, in the order of their names. */
  static List<TypeMeaning> tables(Path folder) throws IOException {
    List<TypeMeaning> meanings = new ArrayList<>();
    for (Path file : files(folder)) {
      String text = Files.readString(file, StandardCharsets.UTF_8);
      meanings.addAll(CatalogReader.read(file.getFileName().toString(), text));
    }
    return meanings;
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".toml")).sorted().toList();
    }
  }

  private static Path besideClasses() {
    URL tables = CatalogSource.class.getResource(TABLES);
    if (tables == null || !tables.getProtocol().equals("file")) {
      throw new CatalogException(
          "no catalog: neither the resource "
              + COMPILED
              + " nor the folder "
              + TABLES
              + " is on the class path; name a folder of rules with -D"
              + RULES
              + "=rules");
    }
    try {
      return Path.of(new URI(tables.toString()));
    } catch (URISyntaxException e) {
      throw new CatalogException("no catalog: " + e.getMessage());
    }
  }
}
