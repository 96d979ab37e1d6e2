package dev.heddle.catalog;

import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Collection;
import java.util.List;

/**
 * The binary form of a catalog, which loads many times faster than its tables.
 *
 * <p>Numbers are unsigned, 7 bits a byte, lowest first. Strings, lists, methods and entries that
 * occur again are named by their number: a number that is the count of those seen so far announces
 * a new one, which follows at once.
 *
 * <pre>
 * catalog = count, type*
 * type    = name, library, kinds, supertypes, count, method*, count, entry*, remedies
 * method  = name, parameters, arguments + 1, traits, blocks + 1, strength, runs, returns
 * runs    = count, (index, place, argument + 1)*
 * entry   = methods, place, strength, eight lists of the condition
 * list    = count, string*;  string = length in bytes, UTF-8
 * </pre>
 *
 * A string or list that may be null has 0 or 1 before it.
 */
final class CompiledCatalog {
  private CompiledCatalog() {}

  /** Writes the types in the order given; equal input gives equal bytes. */
  static void write(Collection<TypeMeaning> types, OutputStream out) throws IOException {
    DataOutputStream data = new DataOutputStream(out);
    new CompiledCatalogWriter(data).catalog(types);
    data.flush();
  }

  /** Reads what {@link #write} wrote. */
  static List<TypeMeaning> read(byte[] bytes) {
    return new CompiledCatalogReader(bytes).catalog();
  }
}
