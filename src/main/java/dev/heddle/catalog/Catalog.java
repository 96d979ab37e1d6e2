package dev.heddle.catalog;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Knowledge of libraries: what their types are and what calls of their methods mean. */
public final class Catalog {
  private final Map<String, TypeMeaning> types;
  private final List<TypeMeaning> patterns;
  private volatile Map<String, TraitNames> traitNames;

  public Catalog(Collection<TypeMeaning> meanings) {
    Map<String, TypeMeaning> byName = new HashMap<>();
    for (TypeMeaning meaning : meanings) {
      byName.merge(meaning.name(), meaning, Catalog::join);
    }
    this.types = Map.copyOf(byName);
    this.patterns =
        byName.values().stream()
            .filter(meaning -> meaning.name().indexOf('*') >= 0)
            .sorted(Comparator.comparing(TypeMeaning::name))
            .toList();
  }

  /**
   * The catalog that comes with Heddle, or the one in the folder that the system property {@code
   * heddle.rules} names.
   *
   * @throws CatalogException if a table cannot be used
   */
  public static Catalog load() {
    return new Catalog(CatalogSource.read());
  }

  /** What is known of the type, or of types that are named like it, or null. */
  public TypeMeaning type(String qualifiedName) {
    TypeMeaning known = types.get(qualifiedName);
    if (known != null) {
      return known;
    }
    for (TypeMeaning pattern : patterns) {
      if (NamePattern.matches(pattern.name(), qualifiedName)) {
        return pattern;
      }
    }
    return null;
  }

  /** Whether methods called so have a trait in some type; false spares the search for the type. */
  public boolean mayBe(String trait, String method) {
    return called(trait).test(method);
  }

  /** The names that methods with a trait have in some type. */
  public Predicate<String> called(String trait) {
    Map<String, TraitNames> names = traitNames;
    if (names == null) {
      names = TraitNames.byTrait(types.values());
      traitNames = names;
    }
    return names.getOrDefault(trait, TraitNames.NONE);
  }

  public Collection<TypeMeaning> types() {
    return new TreeMap<>(types).values();
  }

  /** This catalog with the entries of a project put before its own. */
  public Catalog with(Collection<TypeMeaning> project) {
    List<TypeMeaning> all = new ArrayList<>(project);
    all.addAll(types.values());
    return new Catalog(all);
  }

  private static TypeMeaning join(TypeMeaning first, TypeMeaning second) {
    Set<String> kinds = new TreeSet<>(first.kinds());
    kinds.addAll(second.kinds());
    List<MethodMeaning> methods = new ArrayList<>(first.methods());
    methods.addAll(second.methods());
    List<Entry> entries = new ArrayList<>(first.entries());
    entries.addAll(second.entries());
    List<String> supertypes = new ArrayList<>(first.supertypes());
    supertypes.addAll(second.supertypes());
    Map<String, String> remedies = new HashMap<>(second.remedies());
    remedies.putAll(first.remedies());
    return new TypeMeaning(
        first.name(), first.library(), kinds, supertypes, methods, entries, remedies);
  }
}
