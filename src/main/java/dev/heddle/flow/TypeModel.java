package dev.heddle.flow;

import dev.heddle.catalog.Catalog;
import dev.heddle.catalog.TypeMeaning;
import dev.heddle.code.FieldDecl;
import dev.heddle.code.MethodDecl;
import dev.heddle.code.TypeDecl;
import dev.heddle.code.TypeRef;
import dev.heddle.code.TypeSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/** All known types in layers: the project, then the libraries; with their ancestors and members. */
final class TypeModel {
  /** Deep enough for any real hierarchy, finite for a cyclic one. */
  private static final int MAX_DEPTH = 40;

  private final Map<String, TypeDecl> project;
  private final List<TypeSource> libraries;
  private final Catalog catalog;
  private final Map<String, Set<String>> ancestors = new ConcurrentHashMap<>();

  TypeModel(Map<String, TypeDecl> project, List<TypeSource> libraries, Catalog catalog) {
    this.project = project;
    this.libraries = libraries;
    this.catalog = catalog;
  }

  Catalog catalog() {
    return catalog;
  }

  /** The declaration, or null if no layer has it. */
  TypeDecl find(String name) {
    TypeDecl own = project.get(name);
    if (own != null) {
      return own;
    }
    if (name.indexOf('.') < 0) {
      return null;
    }
    for (TypeSource library : libraries) {
      TypeDecl found = library.find(name);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  boolean isProject(String name) {
    return project.containsKey(name);
  }

  /** Direct super types with this type's arguments put in. */
  List<TypeRef> supertypes(TypeRef type) {
    TypeDecl declared = find(type.name());
    if (declared == null) {
      TypeMeaning meaning = catalog.type(type.name());
      return meaning == null
          ? List.of()
          : meaning.supertypes().stream()
              .map(n -> TypeRef.of(n).withArguments(type.arguments()))
              .toList();
    }
    List<TypeRef> supertypes = new ArrayList<>();
    Substitution own = Substitution.of(declared.typeParameters(), type.arguments());
    for (TypeRef superType : declared.supertypes()) {
      supertypes.add(own.apply(superType));
    }
    TypeMeaning meaning = catalog.type(type.name());
    if (meaning != null) {
      meaning.supertypes().forEach(n -> supertypes.add(TypeRef.of(n)));
    }
    return supertypes;
  }

  /** The type itself and all its ancestors by name, nearest first. */
  Set<String> ancestors(String name) {
    Set<String> known = ancestors.get(name);
    if (known != null) {
      return known;
    }
    Set<String> all = new LinkedHashSet<>();
    List<String> level = List.of(name);
    for (int depth = 0; depth < MAX_DEPTH && !level.isEmpty(); depth++) {
      List<String> next = new ArrayList<>();
      for (String each : level) {
        if (all.add(each)) {
          supertypes(TypeRef.of(each)).forEach(s -> next.add(s.name()));
        }
      }
      level = next;
    }
    ancestors.put(name, all);
    return all;
  }

  boolean isSubtype(TypeRef type, String ancestor) {
    return type.dimensions() == 0
        && !type.variable()
        && (type.name().equals(ancestor) || ancestors(type.name()).contains(ancestor));
  }

  /** The type seen as one of its ancestors, with type arguments; null if it is none. */
  TypeRef asSuper(TypeRef type, String ancestor) {
    return asSuper(type, ancestor, 0);
  }

  private TypeRef asSuper(TypeRef type, String ancestor, int depth) {
    if (type.name().equals(ancestor)) {
      return type;
    }
    if (depth > MAX_DEPTH || !ancestors(type.name()).contains(ancestor)) {
      return null;
    }
    for (TypeRef superType : supertypes(type)) {
      TypeRef found = asSuper(superType, ancestor, depth + 1);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** A method as a member of a type: the substitution gives the receiver's type arguments. */
  record Member(TypeDecl owner, int index, Substitution receiver) {
    MethodDecl method() {
      return owner.methods().get(index);
    }
  }

  /** Methods of this name that the type has or inherits, nearest first; overridden ones too. */
  List<Member> methods(TypeRef type, String name) {
    List<Member> found = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    collect(type, m -> m.name().equals(name), found, seen, 0);
    // classes of the sources do not name their root
    collect(TypeRef.OBJECT, m -> m.name().equals(name), found, seen, 0);
    return found;
  }

  List<Member> constructors(TypeRef type) {
    List<Member> found = new ArrayList<>();
    TypeDecl declared = find(type.name());
    if (declared != null) {
      // a diamond leaves the variables free: the arguments bind them
      Substitution own =
          type.arguments().isEmpty()
              ? Substitution.of(List.of(), List.of())
              : Substitution.of(declared.typeParameters(), type.arguments());
      for (int i = 0; i < declared.methods().size(); i++) {
        if (declared.methods().get(i).isConstructor()) {
          found.add(new Member(declared, i, own));
        }
      }
    }
    return found;
  }

  private void collect(
      TypeRef type, Predicate<MethodDecl> wanted, List<Member> out, Set<String> seen, int depth) {
    TypeDecl declared = depth > MAX_DEPTH ? null : find(type.name());
    if (!seen.add(type.name())) {
      return;
    }
    if (declared != null) {
      Substitution own = Substitution.of(declared.typeParameters(), type.arguments());
      List<MethodDecl> methods = declared.methods();
      for (int i = 0; i < methods.size(); i++) {
        if (wanted.test(methods.get(i))) {
          out.add(new Member(declared, i, own));
        }
      }
    }
    for (TypeRef superType : supertypes(type)) {
      collect(superType, wanted, out, seen, depth + 1);
    }
  }

  /** The single abstract method of a functional interface, or null. */
  Member functionOf(TypeRef type) {
    TypeDecl declared = find(type.name());
    if (declared == null || type.dimensions() > 0) {
      return null;
    }
    boolean isInterface = declared.kind() == TypeDecl.Kind.INTERFACE;
    List<Member> found = new ArrayList<>();
    collect(type, m -> isAbstract(m), found, new HashSet<>(), 0);
    Member single = null;
    for (Member m : found) {
      if (isObjectMethod(m.method()) || isOverridden(m, type)) {
        continue;
      }
      if (single != null && !sameShape(single.method(), m.method())) {
        return null;
      }
      if (single == null) {
        single = m;
      }
    }
    return isInterface ? single : null;
  }

  private static boolean isAbstract(MethodDecl m) {
    return java.lang.reflect.Modifier.isAbstract(m.flags()) && !m.isConstructor();
  }

  private boolean isOverridden(Member m, TypeRef type) {
    List<Member> same = new ArrayList<>();
    collect(
        type,
        other ->
            other.name().equals(m.method().name())
                && (other.flags() & MethodDecl.DEFAULT) != 0
                && other.parameters().size() == m.method().parameters().size(),
        same,
        new HashSet<>(),
        0);
    return same.stream().anyMatch(o -> ancestors(o.owner().name()).contains(m.owner().name()));
  }

  private static boolean isObjectMethod(MethodDecl m) {
    int parameters = m.parameters().size();
    return switch (m.name()) {
      case "equals" -> parameters == 1;
      case "hashCode", "toString", "getClass", "notify", "notifyAll" -> parameters == 0;
      default -> false;
    };
  }

  private static boolean sameShape(MethodDecl a, MethodDecl b) {
    return a.name().equals(b.name()) && a.parameters().size() == b.parameters().size();
  }

  /** A field as a member of a type. */
  record FieldMember(TypeDecl owner, FieldDecl field, TypeRef type) {}

  /** The field that the name means in the type, nearest first; null if there is none. */
  FieldMember field(TypeRef type, String name) {
    for (String each : ancestors(type.name())) {
      TypeDecl declared = find(each);
      if (declared == null) {
        continue;
      }
      for (FieldDecl field : declared.fields()) {
        if (field.name().equals(name)) {
          TypeRef seen = asSuper(type, each);
          Substitution own =
              Substitution.of(
                  declared.typeParameters(), seen == null ? List.of() : seen.arguments());
          return new FieldMember(declared, field, own.apply(field.type()));
        }
      }
    }
    return null;
  }
}
