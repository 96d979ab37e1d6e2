package dev.heddle.fact;

import dev.heddle.code.Import;
import dev.heddle.code.TypeDecl;
import dev.heddle.code.TypeRef;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The types of one file as they are met: their numbering, and which names are their fields. */
final class Naming {
  private final List<TypeDecl> types = new ArrayList<>();
  private final Set<String> constants = new HashSet<>();
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Map<String, TypeDecl> byName = new HashMap<>();
  private final Map<String, Set<String>> fields = new HashMap<>();
  private final Set<String> imported = new HashSet<>();
  private boolean importsAllConstants;

  /**
   * Names in capitals that are imported one by one from a type are its constants; others may be.
   */
  void addImports(List<Import> imports) {
    for (Import each : imports) {
      String name = each.name().substring(each.name().lastIndexOf('.') + 1);
      if (each.isStatic() && !each.onDemand() && name.equals(name.toUpperCase(Locale.ROOT))) {
        constants.add(name);
      }
      importsAllConstants |= each.isStatic() && each.onDemand();
      if (!each.isStatic() && !each.onDemand()) {
        imported.add(name);
      }
    }
  }

  void add(TypeDecl type) {
    types.add(type);
    byName.put(type.name(), type);
    fields.clear(); // what was outside of what is in sight may be known now
  }

  List<TypeDecl> types() {
    return List.copyOf(types);
  }

  /** A fresh name for an anonymous (empty simple name) or local type. */
  String fresh(String outer, String simpleName) {
    int number = numbers.merge(outer, 1, Integer::sum);
    return outer + "." + number + simpleName;
  }

  /** Whether the name is a field in sight, as far as this file says. */
  boolean isField(String type, String name) {
    Set<String> known = fields.get(type);
    if (known == null) {
      known = fieldsInSight(type);
      fields.put(type, known);
    }
    return known.contains(name) || constants.contains(name);
  }

  private Set<String> fieldsInSight(String type) {
    Set<String> names = new HashSet<>();
    Set<String> seen = new HashSet<>();
    for (TypeDecl t = byName.get(type); t != null && !seen.contains(t.name()); ) {
      addFields(t, names, seen);
      t = byName.get(t.outer());
    }
    return names;
  }

  /** The fields of a type and of those that it extends in this file. */
  private void addFields(TypeDecl type, Set<String> names, Set<String> seen) {
    if (!seen.add(type.name())) {
      return;
    }
    type.fields().forEach(field -> names.add(field.name()));
    for (TypeRef above : type.supertypes()) {
      TypeDecl declared = declared(type, above.name());
      if (declared != null) {
        addFields(declared, names, seen);
      }
    }
  }

  /** Whether a name that no field of this file has may be a constant of another one. */
  boolean mayBeConstant(String type, String name) {
    if (imported.contains(name) || types.stream().anyMatch(t -> t.name().endsWith("." + name))) {
      return false;
    }
    if (importsAllConstants) {
      return true;
    }
    for (TypeDecl t = byName.get(type); t != null; t = byName.get(t.outer())) {
      if (inheritsFromElsewhere(t, new HashSet<>())) {
        return true;
      }
    }
    return false;
  }

  private boolean inheritsFromElsewhere(TypeDecl type, Set<TypeDecl> seen) {
    for (TypeRef above : seen.add(type) ? type.supertypes() : List.<TypeRef>of()) {
      TypeDecl declared = declared(type, above.name());
      if (declared == null || inheritsFromElsewhere(declared, seen)) {
        return true;
      }
    }
    return false;
  }

  /** The type of this file that a name written beside another type means; or null. */
  private TypeDecl declared(TypeDecl beside, String name) {
    for (String at = beside.name(); ; at = at.substring(0, at.lastIndexOf('.'))) {
      TypeDecl found = byName.get(at + "." + name);
      if (found != null || at.indexOf('.') < 0) {
        return found == null ? byName.get(name) : found;
      }
    }
  }
}
