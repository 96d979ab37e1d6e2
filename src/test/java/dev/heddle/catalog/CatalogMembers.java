package dev.heddle.catalog;

import dev.heddle.code.MethodDecl;
import dev.heddle.code.TypeDecl;
import dev.heddle.code.TypeRef;
import dev.heddle.code.TypeSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.tomlj.TomlTable;

/** Compares the members that tables name with the signatures that are known. */
final class CatalogMembers {
  private final TypeSource signatures;
  private final List<String> faults = new ArrayList<>();

  CatalogMembers(TypeSource signatures) {
    this.signatures = signatures;
  }

  List<String> faults() {
    return faults;
  }

  void check(CatalogTable table) {
    for (String type : table.types()) {
      TomlTable entry = table.type(type);
      type(table.file(), type, entry);
      CatalogTable.words(entry, "also").forEach(twin -> twin(table.file(), twin, entry));
    }
  }

  private void type(String file, String name, TomlTable entry) {
    TypeDecl declared = signatures.find(name);
    if (declared == null) {
      if (!isAbsent(entry) && !name.contains("*")) {
        faults.add(file + ": no type " + name);
      }
      return;
    }
    if (isAbsent(entry) || entry.get("supertypes") != null) {
      faults.add(file + ": " + name + " is indexed: drop removed, since and supertypes");
    }
    List<MethodDecl> methods = methods(declared);
    for (TomlTable row : CatalogTable.rows(entry, "methods")) {
      for (String method : CatalogTable.words(row, "name")) {
        String where = file + ": " + name + "." + method;
        if (!isAbsent(row)) {
          row(where, method, row, methods);
        } else if (!name.startsWith("java.")) { // FormerJdk keeps what is gone
          absent(where, method, row, methods);
          inSomeTwin(where, method, row, CatalogTable.words(entry, "also"));
        }
      }
    }
    for (TomlTable row : CatalogTable.rows(entry, "entries")) {
      conditions(file + ": " + name, row);
      for (String method : CatalogTable.words(row, "methods")) {
        if (methods.stream().noneMatch(each -> each.name().equals(method))) {
          faults.add(file + ": " + name + "." + method + " (entry)");
        }
      }
    }
  }

  /** The types that conditions name exist too. */
  private void conditions(String where, TomlTable entry) {
    Stream.of("returns", "takes", "unless-takes", "annotated", "unless-annotated")
        .flatMap(key -> CatalogTable.words(entry, key).stream())
        .map(type -> type.replaceFirst("\\(.*", ""))
        .filter(type -> type.contains(".") && signatures.find(type) == null)
        .forEach(type -> faults.add(where + ": no type " + type + " (condition)"));
  }

  /** Twins need only exist: an older one may lack some members. */
  private void twin(String file, String name, TomlTable entry) {
    if (!isAbsent(entry) && signatures.find(name) == null) {
      faults.add(file + ": no type " + name);
    }
  }

  /** Whether the pinned versions lack what is described, as the table says itself. */
  private static boolean isAbsent(TomlTable described) {
    return described.get("removed") != null || described.get("since") != null;
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
    String returns = row.getString("returns");
    if (returns != null && named.stream().allMatch(each -> each.returns().is(returns))) {
      faults.add(where + " returns what its signature says");
    }
    if (row.get("runs") instanceof TomlTable runs) {
      runs.keySet().forEach(key -> indices(where, key, named));
    }
  }

  /** What a line says is gone must not be there. */
  private void absent(String where, String name, TomlTable row, List<MethodDecl> methods) {
    String params = row.getString("params");
    methods.stream()
        .filter(each -> each.name().equals(name))
        .filter(each -> params == null || simple(each).equals(split(params)))
        .findFirst()
        .ifPresent(each -> faults.add(where + " is indexed, so not absent"));
  }

  /** What the newest version lacks, one of its twins must have, if there are any. */
  private void inSomeTwin(String where, String name, TomlTable row, List<String> twins) {
    String params = row.getString("params");
    boolean found =
        twins.stream()
            .map(signatures::find)
            .filter(Objects::nonNull)
            .flatMap(twin -> methods(twin).stream())
            .filter(each -> each.name().equals(name))
            .anyMatch(each -> params == null || simple(each).equals(split(params)));
    if (!twins.isEmpty() && !found) {
      faults.add(where + ": no twin has it either");
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
