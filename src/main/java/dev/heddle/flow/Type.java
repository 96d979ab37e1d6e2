package dev.heddle.flow;

import dev.heddle.code.AnnotationUse;
import dev.heddle.code.FieldDecl;
import dev.heddle.code.Import;
import dev.heddle.code.MethodDecl;
import dev.heddle.code.Site;
import dev.heddle.code.TypeDecl;
import dev.heddle.code.TypeRef;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A type declared in the sources. */
public final class Type {
  private final Program program;
  private final TypeDecl declaration;
  private final Names names;
  private final List<Method> methods = new ArrayList<>();
  private final Map<Integer, Method> byIndex = new TreeMap<>();
  private final Map<String, List<Method>> byName = new HashMap<>();
  private final Map<String, Field> fields = new TreeMap<>();
  private Optional<Method> function;
  private volatile List<Method> classInitialisers;
  private volatile List<String> annotations;
  private volatile List<AsyncMethod> asyncMethods;

  Type(Program program, TypeDecl declaration, Names names) {
    this.program = program;
    this.declaration = declaration;
    this.names = names;
    for (FieldDecl field : declaration.fields()) {
      fields.put(field.name(), new Field(this, field));
    }
  }

  void add(Method method) {
    methods.add(method);
    if (method.index() >= 0) {
      byIndex.put(method.index(), method);
      String name = declaration.methods().get(method.index()).name();
      byName.computeIfAbsent(name, n -> new ArrayList<>()).add(method);
    }
  }

  public Program program() {
    return program;
  }

  public TypeDecl declaration() {
    return declaration;
  }

  public String name() {
    return declaration.name();
  }

  public String simpleName() {
    return Namesakes.plain(name().substring(name().lastIndexOf('.') + 1));
  }

  public String path() {
    return names.file().path();
  }

  /** The type as seen by its own members. */
  public TypeRef ref() {
    return TypeRef.of(name())
        .withArguments(
            declaration.typeParameters().stream().map(p -> TypeRef.variable(p.name())).toList());
  }

  /** The bodies of its members, lambdas inside them included; not those of nested types. */
  public List<Method> methods() {
    return methods;
  }

  /** The body of the declared method at this index, or null if it has none. */
  public Method method(int index) {
    return byIndex.get(index);
  }

  /** The bodies of the declared methods of this name. */
  public List<Method> methods(String name) {
    return byName.getOrDefault(name, List.of());
  }

  /**
   * The method that objects of this class stand for where a function is wanted: its implementation
   * of the single method of a functional super type; null if there is none.
   */
  public synchronized Method function() {
    if (function == null) {
      function = Optional.ofNullable(Functions.runnableMethod(this));
    }
    return function.orElse(null);
  }

  /** The bodies that run when the class is first used, those of its super classes included. */
  List<Method> classInitialisers() {
    List<Method> known = classInitialisers;
    if (known == null) {
      known = new ArrayList<>();
      for (String ancestor : program.ancestors(name())) {
        Type each = program.type(ancestor);
        // the interfaces of a class are not initialised with it
        if (each != null && (each == this || !each.isInterface())) {
          each.methods().stream().filter(Type::isClassInitialiser).forEach(known::add);
        }
      }
      classInitialisers = known;
    }
    return known;
  }

  private static boolean isClassInitialiser(Method body) {
    // the constants of an enum are made there too
    return body.enclosing() == null
        && body.isInitialiser()
        && (body.type().isEnum() || body.isStatic());
  }

  public java.util.Collection<Field> fields() {
    return fields.values();
  }

  /** The field declared here under this name, or null. */
  public Field field(String name) {
    return fields.get(name);
  }

  /** The type around this one, or null. */
  public Type outer() {
    return declaration.outer() == null ? null : program.type(declaration.outer());
  }

  public boolean isSubtypeOf(String qualifiedName) {
    return program.ancestors(name()).contains(qualifiedName);
  }

  public boolean is(String kind) {
    return program.kinds(TypeRef.of(name())).contains(kind);
  }

  public boolean isFinal() {
    return Modifier.isFinal(declaration.flags());
  }

  public boolean isInterface() {
    return declaration.kind() == TypeDecl.Kind.INTERFACE;
  }

  public boolean isEnum() {
    return declaration.kind() == TypeDecl.Kind.ENUM;
  }

  /** Qualified name of an annotation as used in this file. */
  public String annotationName(AnnotationUse use) {
    return names.resolve(use.name(), name());
  }

  /** Qualified names of the annotations of the type. */
  public List<String> annotations() {
    List<String> known = annotations;
    if (known == null) {
      List<AnnotationUse> uses = declaration.annotations();
      known = uses.isEmpty() ? List.of() : uses.stream().map(this::annotationName).toList();
      annotations = known;
    }
    return known;
  }

  public List<String> annotations(MethodDecl method) {
    List<AnnotationUse> uses = method.annotations();
    return uses.isEmpty() ? List.of() : uses.stream().map(this::annotationName).toList();
  }

  /** Whether an annotation of the type is of a kind. */
  public boolean isMarked(String kind) {
    return annotations().stream().anyMatch(a -> program.kinds(TypeRef.of(a)).contains(kind));
  }

  /** Whether one of the annotations that stand somewhere in it is of a kind. */
  public boolean isMarked(List<AnnotationUse> uses, String kind) {
    for (AnnotationUse use : uses) {
      if (program.kinds(TypeRef.of(annotationName(use))).contains(kind)) {
        return true;
      }
    }
    return false;
  }

  /** Imported names of its file, on-demand ones with `.*`. */
  public List<String> imports() {
    return names.file().imports().stream()
        .map(i -> i.onDemand() ? i.name() + ".*" : i.name())
        .toList();
  }

  /** The imports of its file, in order. */
  public List<Import> importDeclarations() {
    return names.file().imports();
  }

  /** The methods that an annotation makes asynchronous through a proxy, in order. */
  public List<AsyncMethod> asyncMethods() {
    // without the monitor: two annotations that bear each other ask each other
    List<AsyncMethod> known = asyncMethods;
    if (known == null) {
      known = AsyncMethod.of(this);
      asyncMethods = known;
    }
    return known;
  }

  public Site site() {
    return new Site(path(), declaration.span());
  }

  @Override
  public String toString() {
    return name();
  }
}
