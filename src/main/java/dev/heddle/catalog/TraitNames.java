package dev.heddle.catalog;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** How the methods of all types that have a certain trait are called. */
final class TraitNames implements Predicate<String> {
  static final TraitNames NONE = new TraitNames();

  private final Set<String> names = new HashSet<>();
  private final List<MethodMeaning> patterns = new ArrayList<>();

  static Map<String, TraitNames> byTrait(Collection<TypeMeaning> types) {
    Map<String, TraitNames> byTrait = new HashMap<>();
    for (TypeMeaning type : types) {
      for (MethodMeaning method : type.methods()) {
        for (String trait : method.traits()) {
          byTrait.computeIfAbsent(trait, t -> new TraitNames()).add(method);
        }
      }
    }
    return byTrait;
  }

  private void add(MethodMeaning method) {
    if (method.name().indexOf('*') < 0) {
      names.add(method.name());
    } else {
      patterns.add(method);
    }
  }

  @Override
  public boolean test(String method) {
    if (names.contains(method)) {
      return true;
    }
    for (MethodMeaning pattern : patterns) {
      if (pattern.names(method)) {
        return true;
      }
    }
    return false;
  }
}
