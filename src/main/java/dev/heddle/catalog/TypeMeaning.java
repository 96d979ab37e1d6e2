package dev.heddle.catalog;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the catalog says of one library type.
 *
 * @param name qualified
 * @param library title of the library, for messages
 * @param kinds what its objects are, in the open vocabulary of the catalog (`future`, `publisher`)
 * @param supertypes qualified names, for types that no signature is known of
 * @param entries for types that applications implement or annotate with
 * @param remedies what to do instead, by rule id or topic
 */
public record TypeMeaning(
    String name,
    String library,
    Set<String> kinds,
    List<String> supertypes,
    List<MethodMeaning> methods,
    List<Entry> entries,
    Map<String, String> remedies) {}
