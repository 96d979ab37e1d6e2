package dev.heddle.flow;

import dev.heddle.catalog.Catalog;
import dev.heddle.catalog.TypeMeaning;
import dev.heddle.code.TypeDecl;
import dev.heddle.code.TypeRef;
import dev.heddle.code.TypeSource;
import dev.heddle.code.Workers;
import dev.heddle.fact.Body;
import dev.heddle.fact.FileFacts;
import dev.heddle.fact.Region;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** All sources of one scan, linked: every method, type and field, and what the catalog says. */
public final class Program {
  private final Assumptions assumptions;
  private final TypeModel model;
  private final Catalog catalog;
  private final Map<String, Type> types = new LinkedHashMap<>();
  private final List<Method> methods = new ArrayList<>();
  private final Map<String, List<Type>> subtypes = new HashMap<>();
  private final Answers<String, Set<String>> kinds = new Answers<>(this::findKinds);
  private final CallGraph calls;
  private final FieldAccesses accesses;
  private final Set<String> askedPaths = new HashSet<>();
  private final PoolKinds pools = new PoolKinds();
  private volatile Map<String, List<Type>> typesByPath;
  private volatile Places places;
  private final List<Method> asked = new ArrayList<>();
  private final Holds holds = new Holds(this);
  private final LockingFiles lockingFiles = new LockingFiles(this);
  private final Sayings sayings = new Sayings(this);
  private final EntryWords entryWords = new EntryWords(this);
  private final Timings timings = new Timings();
  private final Workers workers;

  private Program(
      ProjectTypes project,
      List<TypeSource> libraries,
      Catalog catalog,
      Assumptions assumptions,
      Predicate<String> isAsked,
      Workers workers) {
    this.workers = workers;
    this.assumptions = assumptions;
    this.catalog = catalog;
    this.model = new TypeModel(project.types(), libraries, catalog);
    for (TypeDecl declared : new TreeMap<>(project.types()).values()) {
      types.put(declared.name(), new Type(this, declared, project.names(declared.name())));
    }
    project.files().stream().map(FileFacts::path).filter(isAsked).forEach(askedPaths::add);
    for (List<Method> ofFile : workers.map(project.files(), () -> project, this::linked)) {
      methods.addAll(ofFile);
      if (!ofFile.isEmpty() && asked(ofFile.get(0))) {
        asked.addAll(ofFile);
      }
    }
    for (int i = 0; i < methods.size(); i++) {
      methods.get(i).number(i);
    }
    workers.map(List.copyOf(types.keySet()), () -> model, TypeModel::ancestors);
    for (Type type : types.values()) {
      for (String ancestor : model.ancestors(type.name())) {
        subtypes.computeIfAbsent(ancestor, a -> new ArrayList<>()).add(type);
      }
    }
    this.calls = new CallGraph(this);
    this.accesses = new FieldAccesses(methods);
  }

  /**
   * Links the facts of all files.
   *
   * @param libraries signatures of everything that is no source, most specific first
   * @param isAsked the paths of the files that findings are wanted in
   */
  public static Program link(
      List<FileFacts> files,
      List<TypeSource> libraries,
      Catalog catalog,
      Assumptions assumptions,
      Predicate<String> isAsked,
      Workers workers) {
    ProjectTypes types = ProjectTypes.of(files, libraries, workers);
    Program program = new Program(types, libraries, catalog, assumptions, isAsked, workers);
    program.prepare();
    return program;
  }

  /** The bodies of a file, by position. */
  private List<Method> linked(ProjectTypes project, FileFacts file) {
    List<Method> linked = new ArrayList<>();
    Names names = project.names(file);
    for (Body body : file.bodies()) {
      if (types.containsKey(body.type()) && project.names(body.type()) == names) {
        linked(new BodyLink(body, names, model), linked);
      }
    }
    return linked;
  }

  private void linked(BodyLink link, List<Method> out) {
    Method[] ofRegion = new Method[link.body().regions().size()];
    for (Region region : link.body().regions()) {
      if (region.kind().isFunction()) {
        Method enclosing = region.parent() < 0 ? null : ofRegion[link.functionOf(region.parent())];
        Method method = new Method(this, link, region, enclosing);
        ofRegion[region.id()] = method;
        out.add(method);
        // a type is that of one file, which one worker links
        method.type().add(method);
      }
    }
    link.methods(ofRegion);
  }

  /** Finds out what nearly every question needs, by all workers, so that none waits for another. */
  private void prepare() {
    workers.map(
        List.<Runnable>of(calls::index, accesses::index),
        () -> this,
        (program, index) -> {
          index.run();
          return index;
        });
    workers.map(asked(), () -> this, (program, method) -> understand(method));
    calls.indexReferences();
    places().prepare();
  }

  private static Method understand(Method method) {
    method.callList().forEach(Call::understand);
    return method;
  }

  /** Those who share the work of what is found out for the program as a whole. */
  Workers workers() {
    return workers;
  }

  public Assumptions assumptions() {
    return assumptions;
  }

  /** Every body, lambdas and methods of anonymous types included, by path and position. */
  public List<Method> methods() {
    return methods;
  }

  /** The bodies of the files that findings are wanted in; what others do matters only to them. */
  public List<Method> asked() {
    return asked;
  }

  /** The declared types of the files that findings are wanted in, by name. */
  public List<Type> askedTypes() {
    return types.values().stream().filter(type -> askedPaths.contains(type.path())).toList();
  }

  boolean asked(Method method) {
    return askedPaths.contains(method.path());
  }

  /** The declared types of the sources, by name. */
  public Collection<Type> types() {
    return types.values();
  }

  /** The types that a file declares, those of anonymous and local ones included. */
  List<Type> typesIn(String path) {
    Map<String, List<Type>> known = typesByPath;
    if (known == null) {
      known = types.values().stream().collect(Collectors.groupingBy(Type::path));
      typesByPath = known;
    }
    return known.getOrDefault(path, List.of());
  }

  /** The type of the sources of this qualified name, or null. */
  public Type type(String name) {
    return types.get(name);
  }

  /** All types of the sources that are or extend the named type (also one of a library). */
  public List<Type> subtypes(String name) {
    return subtypes.getOrDefault(name, List.of());
  }

  /** Which locks are held where. */
  public Holds holds() {
    return holds;
  }

  /** When methods run the functions that they are given. */
  Timings timings() {
    return timings;
  }

  /** How handlers are registered. */
  EntryWords entryWords() {
    return entryWords;
  }

  /** What the catalog says of methods. */
  Sayings sayings() {
    return sayings;
  }

  /** Which files take locks at all. */
  LockingFiles lockingFiles() {
    return lockingFiles;
  }

  /** What is known of executors. */
  PoolKinds pools() {
    return pools;
  }

  public CallGraph calls() {
    return calls;
  }

  /** Who reads and writes which field. */
  FieldAccesses accesses() {
    return accesses;
  }

  /** What runs where. */
  public Places places() {
    Places known = places;
    return known == null ? newPlaces() : known;
  }

  private synchronized Places newPlaces() {
    if (places == null) {
      places = new Places(this);
    }
    return places;
  }

  public Catalog catalog() {
    return catalog;
  }

  TypeModel model() {
    return model;
  }

  public boolean isSubtype(TypeRef type, String ancestor) {
    return model.isSubtype(type, ancestor);
  }

  /** The type itself and all its ancestors by qualified name, nearest first. */
  public Set<String> ancestors(String name) {
    return model.ancestors(name);
  }

  /** The declaration of a type of the sources or of a library, or null. */
  public TypeDecl declaration(String name) {
    return model.find(name);
  }

  /** What the objects of a type are in the catalog's words, those of its ancestors included. */
  public Set<String> kinds(TypeRef type) {
    if (type.isUnknown() || type.variable() || type.dimensions() > 0) {
      return Set.of();
    }
    return kinds.of(type.name());
  }

  private Set<String> findKinds(String type) {
    Set<String> all = new TreeSet<>();
    for (String ancestor : model.ancestors(type)) {
      TypeMeaning meaning = catalog.type(ancestor);
      if (meaning != null) {
        all.addAll(meaning.kinds());
      }
    }
    return Set.copyOf(all);
  }

  /** What the catalog advises for a type on a topic (a rule id), or null. */
  public String remedy(TypeRef type, String topic) {
    for (String ancestor : model.ancestors(type.name())) {
      TypeMeaning meaning = catalog.type(ancestor);
      if (meaning != null && meaning.remedies().containsKey(topic)) {
        return meaning.remedies().get(topic);
      }
    }
    return null;
  }
}
