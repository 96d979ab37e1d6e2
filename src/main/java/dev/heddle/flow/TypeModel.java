package dev.heddle.flow;

import dev.heddle.catalog.Catalog;
import dev.heddle.catalog.TypeMeaning;
import dev.heddle.code.FieldDecl;
import dev.heddle.code.MethodDecl;
import dev.heddle.code.TypeDecl;
import dev.heddle.code.TypeRef;
import dev.heddle.code.TypeSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
  private final Map<Named, List<Declared>> methods = new ConcurrentHashMap<>();
  private final Answers<String, Optional<Declared>> functions =
      new Answers<>(name -> Optional.ofNullable(declaredFunction(name)));

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
    ancestors.putIfAbsent(name, all);
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
    Named key = new Named(type.name(), name);
    List<Declared> found = methods.get(key);
    if (found == null) {
      found = methods.computeIfAbsent(key, this::declared);
    }
    List<Member> members = new ArrayList<>(found.size());
    for (Declared each : found) {
      members.add(member(type, each));
    }
    return members;
  }

  /** A method name looked up in a type. */
  private record Named(String type, String method) {}

  /** A declared method: its type and its index there. */
  private record Declared(TypeDecl owner, int index) {
    MethodDecl method() {
      return owner.methods().get(index);
    }
  }

  private List<Declared> declared(Named key) {
    Set<String> names = new LinkedHashSet<>(ancestors(key.type()));
    // classes of the sources do not name their root
    names.add("java.lang.Object");
    String method = key.method();
    return collect(names, m -> m.name().equals(method));
  }

  /** The declared method with the type arguments that the type gives to its owner. */
  private Member member(TypeRef type, Declared declared) {
    TypeDecl owner = declared.owner();
    TypeRef seen = owner.typeParameters().isEmpty() ? null : asSuper(type, owner.name());
    List<TypeRef> arguments = seen == null ? List.of() : seen.arguments();
    return new Member(owner, declared.index(), Substitution.of(owner.typeParameters(), arguments));
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

  private List<Declared> collect(Collection<String> owners, Predicate<MethodDecl> wanted) {
    List<Declared> found = new ArrayList<>();
    for (String name : owners) {
      TypeDecl declared = find(name);
      List<MethodDecl> all = declared == null ? List.of() : declared.methods();
      for (int i = 0; i < all.size(); i++) {
        if (wanted.test(all.get(i))) {
          found.add(new Declared(declared, i));
        }
      }
    }
    return List.copyOf(found);
  }

  /** The single abstract method of a functional interface, or null. */
  Member functionOf(TypeRef type) {
    if (type.dimensions() > 0 || type.isUnknown() || type.variable()) {
      return null;
    }
    Declared function = functions.of(type.name()).orElse(null);
    return function == null ? null : member(type, function);
  }

  private Declared declaredFunction(String name) {
    TypeDecl declared = find(name);
    if (declared == null || declared.kind() != TypeDecl.Kind.INTERFACE) {
      return null;
    }
    Declared single = null;
    for (Declared each : collect(ancestors(name), TypeModel::isAbstract)) {
      if (isObjectMethod(each.method()) || isOverridden(each, name)) {
        continue;
      }
      if (single != null && !sameShape(single.method(), each.method())) {
        return null;
      }
      if (single == null) {
        single = each;
      }
    }
    return single;
  }

  private static boolean isAbstract(MethodDecl m) {
    return java.lang.reflect.Modifier.isAbstract(m.flags()) && !m.isConstructor();
  }

  private boolean isOverridden(Declared method, String type) {
    MethodDecl m = method.method();
    return collect(
            ancestors(type),
            other -> sameShape(m, other) && (other.flags() & MethodDecl.DEFAULT) != 0)
        .stream()
        .anyMatch(o -> ancestors(o.owner().name()).contains(method.owner().name()));
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
