package dev.heddle.catalog;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The step of the build that compiles the tables of the catalog into one resource. */
public final class CatalogBuild {
  private CatalogBuild() {}

  /**
   * Compiles a folder of tables.
   *
   * @param arguments the folder of the tables and the file to write
   */
  public static void main(String[] arguments) throws IOException {
    Catalog catalog = new Catalog(CatalogSource.tables(Path.of(arguments[0])));
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    CompiledCatalog.write(catalog.types(), bytes);
    Path target = Path.of(arguments[1]);
    Files.createDirectories(target.toAbsolutePath().getParent());
    Files.write(target, bytes.toByteArray());
  }
}
