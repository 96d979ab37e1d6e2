package dev.heddle.catalog;

import dev.heddle.code.MethodDecl;
import dev.heddle.code.TypeDecl;
import dev.heddle.code.TypeRef;
import dev.heddle.code.TypeSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.tomlj.TomlTable;

/** Compares the members that tables name with the signatures that are known. */
final class CatalogMembers {
  private final TypeSource signatures;
  private final List<String> faults = new ArrayList<>();
  private final Set<String> uncovered = new TreeSet<>();

  CatalogMembers(TypeSource signatures) {
    this.signatures = signatures;
  }

  List<String> faults() {
    return faults;
  }

  /** Types of packages that no signature is known of. */
  Set<String> uncovered() {
    return uncovered;
  }

  void check(CatalogTable table) {
    for (String type : table.types()) {
      TomlTable entry = table.type(type);
      type(table.file(), type, entry);
      CatalogTable.words(entry, "also").forEach(twin -> twin(table.file(), twin, entry));
    }
  }

  private void type(String file, String name, TomlTable entry) {
    if (isAbsent(entry) || name.contains("*")) {
      return;
    }
    TypeDecl declared = signatures.find(name);
    if (declared == null) {
      missing(file, name);
      return;
    }
    List<MethodDecl> methods = methods(declared);
    for (TomlTable row : CatalogTable.rows(entry, "methods")) {
      if (!isAbsent(row)) {
        for (String method : CatalogTable.words(row, "name")) {
          row(file + ": " + name + "." + method, method, row, methods);
        }
      }
    }
    for (TomlTable row : CatalogTable.rows(entry, "entries")) {
      for (String method : CatalogTable.words(row, "methods")) {
        if (methods.stream().noneMatch(each -> each.name().equals(method))) {
          faults.add(file + ": " + name + "." + method + " (entry)");
        }
      }
    }
  }

  /** Twins need only exist: an older one may lack some members. */
  private void twin(String file, String name, TomlTable entry) {
    if (!isAbsent(entry) && signatures.find(name) == null) {
      missing(file, name);
    }
  }

  /** Whether the pinned versions lack what is described, as the table says itself. */
  private static boolean isAbsent(TomlTable described) {
    return described.get("removed") != null || described.get("since") != null;
  }

  private void missing(String file, String name) {
    String packageName = name.replaceFirst("\\.[A-Z].*", "");
    if (signatures.knowsPackage(packageName)) {
      faults.add(file + ": no type " + name);
    } else {
      uncovered.add(name);
    }
  }

  private void row(String where, String name, TomlTable row, List<MethodDecl> methods) {
    String wanted = name.equals("new") ? "<init>" : name;
    if (name.equals("*")) {
      return; // every method
    }
    List<MethodDecl> named =
        methods.stream()
            .filter(each -> each.name().equals(wanted) || isLike(each.name(), wanted))
            .toList();
    if (named.isEmpty()) {
      faults.add(where + ": no such method");
      return;
    }
    String params = row.getString("params");
    Long arguments = row.getLong("args");
    if (params != null && named.stream().noneMatch(each -> simple(each).equals(split(params)))) {
      faults.add(
          where
              + ": no overload ("
              + params
              + ") among "
              + named.stream().map(CatalogMembers::simple).toList());
    }
    if (arguments != null
        && named.stream().noneMatch(each -> accepts(each, arguments.intValue()))) {
      faults.add(where + ": no overload of " + arguments + " arguments");
    }
    if (row.get("runs") instanceof TomlTable runs) {
      runs.keySet().forEach(key -> indices(where, key, named));
    }
  }

  private static boolean isLike(String name, String pattern) {
    return pattern.contains("*") && NamePattern.matches(pattern, name);
  }

  private void indices(String where, String key, List<MethodDecl> named) {
    for (String index : key.split("_")) {
      int needed = Integer.parseInt(index) + 1;
      if (named.stream()
          .noneMatch(each -> each.parameters().size() >= needed || each.isVarargs())) {
        faults.add(where + ": no overload has argument " + index);
      }
    }
  }

  private static boolean accepts(MethodDecl method, int arguments) {
    int size = method.parameters().size();
    return size == arguments || (method.isVarargs() && arguments >= size - 1);
  }

  private static List<String> simple(MethodDecl method) {
    return method.parameters().stream().map(each -> simple(each.type())).toList();
  }

  private static String simple(TypeRef type) {
    return type.simpleName() + "[]".repeat(type.dimensions());
  }

  private static List<String> split(String params) {
    return params.isBlank()
        ? List.of()
        : Arrays.stream(params.split(",")).map(String::trim).toList();
  }

  /** The methods of a type and of all its supertypes that are known. */
  private List<MethodDecl> methods(TypeDecl type) {
    Set<String> seen = new LinkedHashSet<>();
    List<MethodDecl> all = new ArrayList<>();
    gather(type, seen, all, true);
    return all;
  }

  private void gather(TypeDecl type, Set<String> seen, List<MethodDecl> all, boolean constructors) {
    if (!seen.add(type.name())) {
      return;
    }
    type.methods().stream().filter(each -> constructors || !each.isConstructor()).forEach(all::add);
    for (TypeRef supertype : type.supertypes()) {
      TypeDecl declared = signatures.find(supertype.name());
      if (declared != null) {
        gather(declared, seen, all, false);
      }
    }
  }
}
