package dev.heddle.flow;

import dev.heddle.code.Import;
import dev.heddle.code.TypeDecl;
import dev.heddle.code.TypeParameter;
import dev.heddle.code.TypeRef;
import dev.heddle.fact.FileFacts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/**
 * Resolves the type names of one file, as JLS 6.5 orders them: type variables, nested types, single
 * imports, the package, `java.lang`, imports on demand.
 *
 * <p>A name that nothing declares stays as written: it is known by name only and equals no type.
 */
final class Names {
  private final FileFacts file;
  private final Declarations all;
  private final Map<String, TypeDecl> project;
  private final Predicate<String> exists;
  private final Map<String, String> singles = new HashMap<>();
  private final Map<String, Map<String, TypeRef>> known = new ConcurrentHashMap<>();

  Names(FileFacts file, Declarations all) {
    this.file = file;
    this.all = all;
    this.project = all.project();
    this.exists = all.exists();
    for (Import i : file.imports()) {
      if (!i.onDemand()) {
        singles.put(i.name().substring(i.name().lastIndexOf('.') + 1), i.name());
      }
    }
  }

  FileFacts file() {
    return file;
  }

  /**
   * The type with all names qualified.
   *
   * @param enclosing qualified name of the type in which it is written, or null
   * @param variables type parameters of the method around it
   */
  TypeRef resolve(TypeRef written, String enclosing, List<TypeParameter> variables) {
    if (written.isUnknown() || written.variable()) {
      return written;
    }
    List<TypeRef> arguments = written.arguments();
    if (!arguments.isEmpty()) {
      List<TypeRef> resolved = new ArrayList<>(arguments.size());
      for (TypeRef argument : arguments) {
        resolved.add(resolve(argument, enclosing, variables));
      }
      arguments = resolved;
    }
    String name = written.name();
    if (name.indexOf('.') < 0 && isVariable(name, enclosing, variables)) {
      return new TypeRef(name, List.of(), written.dimensions(), true);
    }
    TypeRef plain = plain(name, enclosing);
    return arguments.isEmpty() && written.dimensions() == 0
        ? plain
        : new TypeRef(plain.name(), arguments, written.dimensions(), false);
  }

  private boolean isVariable(String name, String enclosing, List<TypeParameter> variables) {
    for (TypeParameter p : variables) {
      if (p.name().equals(name)) {
        return true;
      }
    }
    for (TypeDecl t = project.get(enclosing); t != null; t = project.get(t.outer())) {
      for (TypeParameter p : t.typeParameters()) {
        if (p.name().equals(name)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The qualified name, or the name as written if nothing declares it. */
  String resolve(String name, String enclosing) {
    return plain(name, enclosing).name();
  }

  /** The type of a name, without arguments. */
  private TypeRef plain(String name, String enclosing) {
    String place = enclosing == null ? "" : enclosing;
    Map<String, TypeRef> inPlace = known.get(place);
    if (inPlace == null) {
      inPlace = known.computeIfAbsent(place, p -> new ConcurrentHashMap<>());
    }
    TypeRef resolved = inPlace.get(name);
    if (resolved == null) {
      resolved = all.type(all.namesakes().nearest(lookup(name, enclosing), file.path()));
      inPlace.put(name, resolved);
    }
    return resolved;
  }

  private String lookup(String name, String enclosing) {
    if (project.containsKey(name)) {
      return name;
    }
    int dot = name.indexOf('.');
    String head = dot < 0 ? name : name.substring(0, dot);
    String rest = dot < 0 ? "" : name.substring(dot);
    String outer = nested(head, enclosing, new HashSet<>());
    if (outer == null) {
      outer = outside(head);
    }
    if (outer != null) {
      return outer + rest;
    }
    return name;
  }

  /** A type nested in an enclosing type or in a super type of one. */
  private String nested(String head, String enclosing, Set<String> seen) {
    for (TypeDecl t = project.get(enclosing); t != null; t = project.get(t.outer())) {
      if (isCalled(Namesakes.plain(t.name()), head)) {
        return t.name();
      }
      String inherited = inherited(head, t, seen);
      if (inherited != null) {
        return inherited;
      }
    }
    return null;
  }

  private static boolean isCalled(String qualified, String simple) {
    int before = qualified.length() - simple.length() - 1;
    return qualified.endsWith(simple) && (before < 0 || qualified.charAt(before) == '.');
  }

  private String inherited(String head, TypeDecl type, Set<String> seen) {
    String member = type.name() + "." + head;
    if (!seen.add(member)) {
      return null;
    }
    if (project.containsKey(member)) {
      return member;
    }
    List<TypeRef> known = all.supertypes().get(type.name());
    for (TypeRef superType : known == null ? type.supertypes() : known) {
      String name = superType.name();
      if (known == null && !project.containsKey(name)) {
        name = superName(name, type, seen);
      }
      String found = name == null ? null : memberOf(name, head, seen);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  private String memberOf(String name, String head, Set<String> seen) {
    TypeDecl declared = project.get(name);
    if (declared != null) {
      return inherited(head, declared, seen);
    }
    String member = name + "." + head;
    return exists.test(member) ? member : null;
  }

  private String superName(String written, TypeDecl type, Set<String> seen) {
    if (exists.test(written) && written.indexOf('.') > 0) {
      return written;
    }
    int dot = written.indexOf('.');
    String head = dot < 0 ? written : written.substring(0, dot);
    String outer = type.outer() == null ? null : nested(head, type.outer(), seen);
    if (outer == null) {
      outer = outside(head);
    }
    return outer == null ? null : dot < 0 ? outer : outer + written.substring(dot);
  }

  private String outside(String head) {
    String single = singles.get(head);
    if (single != null) {
      return single;
    }
    String same = file.packageName().isEmpty() ? head : file.packageName() + "." + head;
    if (project.containsKey(same)) {
      return same;
    }
    String lang = "java.lang." + head;
    if (exists.test(lang)) {
      return lang;
    }
    for (Import i : file.imports()) {
      if (i.onDemand() && !i.module() && exists.test(i.name() + "." + head)) {
        return i.name() + "." + head;
      }
      if (i.module() && i.name().equals("java.base")) {
        String found = fromJavaBase(head);
        if (found != null) {
          return found;
        }
      }
    }
    return exists.test(same) && same.indexOf('.') > 0 ? same : null;
  }

  private static final List<String> JAVA_BASE =
      List.of(
          "java.util.",
          "java.util.concurrent.",
          "java.util.concurrent.atomic.",
          "java.util.concurrent.locks.",
          "java.util.function.",
          "java.util.stream.",
          "java.io.",
          "java.nio.file.",
          "java.net.",
          "java.time.",
          "java.text.",
          "java.math.",
          "java.security.",
          "java.nio.channels.",
          "java.nio.charset.",
          "java.nio.");

  private String fromJavaBase(String head) {
    for (String prefix : JAVA_BASE) {
      if (exists.test(prefix + head)) {
        return prefix + head;
      }
    }
    return null;
  }
}
