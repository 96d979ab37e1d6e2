package dev.heddle.flow;

import dev.heddle.code.MethodDecl;
import dev.heddle.code.TypeRef;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Which bodies of the sources a call may run, and from where a body is called. */
public final class CallGraph {
  /** With more overriders than this only the declared method counts. */
  private static final int MAX_OVERRIDERS = 8;

  private final Program program;
  private final Answers<Overridden, List<Method>> overriders =
      new Answers<>(o -> findOverriders(o.type, o.declared));
  private final Answers<String, Map<Method, List<Call>>> callers = new Answers<>(this::findCallers);
  private final Answers<String, List<Call>> creations = new Answers<>(this::findCreations);
  private final Answers<String, List<Call>> saying = new Answers<>(this::findSaying);
  private final Answers<Reaching, Set<Method>> reaching = new Answers<>(this::findReaching);
  private final Template template;
  private CallNames names;
  private final Map<Method, List<Reference>> references = new HashMap<>();

  CallGraph(Program program) {
    this.program = program;
    this.template = new Template(program);
  }

  /** The methods whose steps depend on the class of their object. */
  Template template() {
    return template;
  }

  /** Finds the calls of every name. */
  void index() {
    names = new CallNames(program.methods());
  }

  /** Finds the bodies that a call may run: what is declared and up to eight overriders. */
  List<Method> targets(Call call) {
    Callee callee = call.callee();
    if (callee == null) {
      return List.of();
    }
    Type owner = program.type(callee.owner().name());
    if (owner == null) {
      return fromLibrary(call, callee);
    }
    MethodDecl declared = callee.method();
    Method own = owner.method(callee.index());
    boolean fixed =
        declared.isConstructor()
            || Modifier.isPrivate(declared.flags())
            || Modifier.isStatic(declared.flags())
            || Modifier.isFinal(declared.flags())
            || owner.isFinal()
            || (call.receiver() != null
                && call.receiver().value() instanceof dev.heddle.fact.Value.Super);
    if (fixed) {
      return own == null ? List.of() : List.of(own);
    }
    List<Method> targets = new ArrayList<>(overriders(seenFrom(call, callee), declared));
    if (own != null && !targets.contains(own)) {
      targets.add(0, own);
    }
    if (targets.size() > MAX_OVERRIDERS) {
      return own == null ? List.of() : List.of(own);
    }
    return targets.size() > 1 ? ofCreated(call, targets) : targets;
  }

  /** The same, but none where there are too many overriders to look at each. */
  List<Method> eachTarget(Call call) {
    List<Method> targets = call.targets();
    Method own = targets.size() == 1 && !call.isNew() ? targets.get(0) : null;
    boolean open =
        own != null
            && own.declaration() != null
            && (own.declaration().flags() & (Modifier.PRIVATE | Modifier.STATIC | Modifier.FINAL))
                == 0
            && (call.receiver() == null
                || !(call.receiver().value() instanceof dev.heddle.fact.Value.Super));
    if (!open || call.callee() == null) {
      return targets;
    }
    MethodDecl declared = call.callee().method();
    return overriders(seenFrom(call, call.callee()), declared).size() > MAX_OVERRIDERS
        ? List.of()
        : targets;
  }

  private String seenFrom(Call call, Callee callee) {
    TypeRef receiver = call.receiverType();
    return program.type(receiver.name()) == null ? callee.owner().name() : receiver.name();
  }

  /** Of several bodies the one that the receiver runs, where it is seen to be created. */
  private List<Method> ofCreated(Call call, List<Method> targets) {
    Expression receiver = call.receiver() == null ? null : call.receiver().localOrigin();
    Field field = receiver == null ? null : receiver.field();
    Type known = receiver == null ? null : Kept.created(receiver);
    Type at = field == null ? known : field.kept().created();
    for (; at != null; at = superclass(at)) {
      for (Method target : targets) {
        if (target.type() == at) {
          return List.of(target);
        }
      }
    }
    return targets;
  }

  /**
   * What the creation of an object runs besides the constructor that it names: initialisers of its
   * class and of the classes above, and the constructors above that nobody calls by name.
   */
  List<Method> runByCreation(Call creation) {
    List<Method> found = new ArrayList<>();
    Type type = program.type(creation.result().type().name());
    if (!creation.isNew() || type == null) {
      return found;
    }
    List<Method> named = creation.targets();
    Method constructor = named.isEmpty() ? null : named.get(0);
    boolean implicit = true;
    for (Type each = type; each != null; each = superclass(each)) {
      if (each != type && implicit) {
        constructor = withoutArguments(each);
        if (constructor != null) {
          found.add(constructor);
        }
      }
      implicit &=
          constructor == null || constructor.calls().noneMatch(c -> c.name().equals("<init>"));
      each.methods().stream()
          .filter(m -> m.isInitialiser() && !m.isConstructor() && !m.isStatic())
          .filter(m -> m.enclosing() == null)
          .forEach(found::add);
    }
    return found;
  }

  Type superclass(Type type) {
    for (TypeRef above : type.declaration().supertypes()) {
      Type found = program.type(above.name());
      if (found != null && !found.isInterface()) {
        return found;
      }
    }
    return null;
  }

  private static Method withoutArguments(Type type) {
    return type.methods().stream()
        .filter(m -> m.isConstructor() && m.declaration().parameters().isEmpty())
        .findFirst()
        .orElse(null);
  }

  /** A library's interface called where the sources implement it. */
  private List<Method> fromLibrary(Call call, Callee callee) {
    TypeRef receiver = call.receiver() == null ? TypeRef.UNKNOWN : call.receiver().type();
    Type known = program.type(receiver.name());
    if (known == null) {
      return List.of();
    }
    List<Method> found = overriders(known.name(), callee.method());
    return found.size() > MAX_OVERRIDERS ? List.of() : found;
  }

  /** Bodies in the named type and below it that override the method. */
  public List<Method> overriders(String type, MethodDecl declared) {
    return overriders.of(new Overridden(type, declared));
  }

  /** A method as seen in a type; declarations are compared as objects, which is fast. */
  private record Overridden(String type, MethodDecl declared) {
    @Override
    @SuppressWarnings("ReferenceEquality") // the same object, or another declaration
    public boolean equals(Object other) {
      return other instanceof Overridden o && o.declared == declared && o.type.equals(type);
    }

    @Override
    public int hashCode() {
      return type.hashCode() * 31 + System.identityHashCode(declared);
    }
  }

  private List<Method> findOverriders(String type, MethodDecl declared) {
    List<Method> found = new ArrayList<>();
    for (Type sub : program.subtypes(type)) {
      for (Method m : sub.methods(declared.name())) {
        MethodDecl d = m.declaration();
        if (d.parameters().size() == declared.parameters().size()
            && !Modifier.isStatic(d.flags())
            && sameParameters(d, declared)) {
          found.add(m);
        }
      }
    }
    return found;
  }

  private static boolean sameParameters(MethodDecl a, MethodDecl b) {
    for (int i = 0; i < a.parameters().size(); i++) {
      TypeRef p = a.parameters().get(i).type();
      TypeRef q = b.parameters().get(i).type();
      boolean same =
          p.variable()
              || q.variable()
              || p.name().equals(q.name())
              || p.isUnknown()
              || q.isUnknown();
      if (!same) {
        return false;
      }
    }
    return true;
  }

  /** The one body that implements an abstract method of the sources, or null. */
  Method onlyImplementation(Type owner, int index) {
    if (owner == null) {
      return null;
    }
    List<Method> all = overriders(owner.name(), owner.declaration().methods().get(index));
    return all.size() == 1 ? all.get(0) : null;
  }

  /** All calls of the sources, by path and position. */
  public Stream<Call> all() {
    return program.methods().stream().flatMap(Method::calls);
  }

  /** The calls of the sources that the catalog calls this, by path and position. */
  public List<Call> saying(String trait) {
    return saying.of(trait);
  }

  private List<Call> findSaying(String trait) {
    return names.mayBe(trait, program.catalog()).filter(call -> call.is(trait)).toList();
  }

  /** The bodies from which a few calls lead to one that the catalog calls this. */
  Set<Method> reaching(String trait, int steps) {
    return reaching.of(new Reaching(trait, steps));
  }

  private record Reaching(String trait, int steps) {}

  private Set<Method> findReaching(Reaching wanted) {
    Set<Method> found = new HashSet<>();
    saying(wanted.trait()).stream().map(Call::method).forEach(found::add);
    Set<Method> last = found;
    for (int i = 0; i < wanted.steps(); i++) {
      Set<Method> next = new HashSet<>();
      last.forEach(method -> callers(method).forEach(call -> next.add(call.method())));
      next.removeAll(found);
      found.addAll(next);
      last = next;
    }
    return found;
  }

  /** The calls of the sources to methods of a name, whatever their types. */
  List<Call> named(String name) {
    return names.calls(name).toList();
  }

  /** The object creations of a type of the sources. */
  public List<Call> creations(String type) {
    return creations.of(type);
  }

  /** The calls that may be creations of a type, as far as names tell. */
  List<Call> mayCreate(String type) {
    return names.creations(type).toList();
  }

  private List<Call> findCreations(String type) {
    return names.creations(type).filter(c -> c.result().type().name().equals(type)).toList();
  }

  /** Finds what each method reference stands for. */
  void indexReferences() {
    List<Map<Reference, Method>> ofBodies =
        program.workers().map(program.methods(), () -> this, (all, body) -> meant(body));
    for (Map<Reference, Method> ofBody : ofBodies) {
      ofBody.forEach(
          (reference, meant) ->
              references.computeIfAbsent(meant, m -> new ArrayList<>()).add(reference));
    }
  }

  private static Map<Reference, Method> meant(Method body) {
    Map<Reference, Method> found = new LinkedHashMap<>();
    for (Element written : body.references()) {
      Reference reference = new Reference(written);
      Method meant = reference.value().function();
      if (meant != null) {
        found.put(reference, meant);
      }
    }
    return found;
  }

  /** The method references that stand for a body of the sources. */
  public List<Reference> references(Method method) {
    return references.getOrDefault(method, List.of());
  }

  /** Calls that only know a type above a body's, where too many are below it to look at each. */
  List<Call> callersAbove(Method method) {
    Set<String> above = program.ancestors(method.type().name());
    return named(method.name()).stream()
        .filter(c -> c.owner() != null && above.contains(c.owner()))
        .filter(c -> c.arguments().size() == method.parameters().size())
        .toList();
  }

  /** Calls of the sources that may run the body. */
  public List<Call> callers(Method method) {
    return callers.of(CallNames.of(method)).getOrDefault(method, List.of());
  }

  private Map<Method, List<Call>> findCallers(String name) {
    Map<Method, List<Call>> found = new HashMap<>();
    names
        .calls(name)
        .forEach(
            call ->
                call.targets()
                    .forEach(t -> found.computeIfAbsent(t, m -> new ArrayList<>()).add(call)));
    return found;
  }
}
