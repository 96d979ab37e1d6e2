package dev.heddle.flow;

import dev.heddle.code.FieldDecl;
import dev.heddle.code.MethodDecl;
import dev.heddle.code.TypeDecl;
import dev.heddle.code.TypeRef;
import dev.heddle.fact.Body;
import dev.heddle.fact.Event;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Which classes start which others while they are being initialised. */
public final class ClassStarts {
  private static final int DEPTH = 5;

  /** Static methods that every enum has. */
  private static final Set<String> OF_ENUMS = Set.of("values", "valueOf");

  /**
   * A class that needs another one in its static initialiser.
   *
   * @param at the expression that needs it
   */
  public record Start(Type from, Type to, Element at) {}

  /** Classes that need each other; the start to report, and the others. */
  public record Ring(Set<Type> types, Start reported, List<Start> others) {}

  private final Program program;
  private final Map<String, Map<String, Start>> starts = new TreeMap<>();
  private final Map<String, Set<String>> parents = new TreeMap<>();
  private final Answers<String, Set<String>> reachable = new Answers<>(this::reachable);

  private ClassStarts(Program program) {
    this.program = program;
    for (Type type : program.types()) {
      Map<String, Start> own = new LinkedHashMap<>();
      for (Method method : type.methods()) {
        if (method.enclosing() == null && isStaticInitialiser(method)) {
          method.elements().forEach(e -> start(type, e, e, own, DEPTH, new HashSet<>()));
        }
      }
      starts.put(type.name(), own);
      parents.put(type.name(), startedParents(type));
    }
  }

  /** The rings that two threads can enter at different classes. */
  public static List<Ring> rings(Program program) {
    return new ClassStarts(program).rings();
  }

  private static boolean isStaticInitialiser(Method method) {
    return method.kind() == Body.Kind.STATIC_INITIALISER
        || (method.kind() == Body.Kind.FIELD_INITIALISER && method.isStatic());
  }

  private void start(
      Type from, Element at, Element e, Map<String, Start> own, int depth, Set<Method> open) {
    Type to = started(e);
    if (to != null && to != from) {
      own.putIfAbsent(to.name(), new Start(from, to, at));
    }
    List<Method> inside = new ArrayList<>();
    if (e instanceof Call call) {
      List<Method> targets = call.targets();
      if (targets.size() == 1) {
        inside.addAll(targets);
      }
    } else if (e.event() instanceof Event.Lambda) {
      Method body = e.result().function();
      if (body != null && body.timing() == Timing.AT_ONCE) {
        inside.add(body);
      }
    }
    for (Method body : inside) {
      if (depth > 0 && open.add(body)) {
        body.elements().forEach(x -> start(from, at, x, own, depth - 1, open));
      }
    }
  }

  /** The class of the sources that an element starts, or null. */
  private Type started(Element e) {
    if (e instanceof Call call) {
      if (call.isNew()) {
        return declared(call.receiverType().name());
      }
      if (call.is("starts-class") && call.argument(0) != null) {
        return program.type(String.valueOf(call.argument(0).constant()));
      }
      if (isOfEnum(call)) {
        return declared(call.receiver().type().name());
      }
      MethodDecl method = call.declaration();
      boolean fixed = method != null && Modifier.isStatic(method.flags());
      return fixed ? declared(call.owner()) : null;
    }
    Event event = e.event();
    Field field = null;
    if (event instanceof Event.Read) {
      field = e.result().field();
    } else if (event instanceof Event.Store s) {
      field = e.link().field(s);
    }
    boolean starts = field != null && field.isStatic() && !isConstant(field.declaration());
    return starts ? field.owner() : null;
  }

  /** `values` and `valueOf` are written nowhere. */
  private static boolean isOfEnum(Call call) {
    return OF_ENUMS.contains(call.name()) && call.receiver().isTypeName();
  }

  private Type declared(String name) {
    return name == null ? null : program.type(name);
  }

  private static boolean isConstant(FieldDecl field) {
    return Modifier.isFinal(field.flags()) && field.constant() != null;
  }

  /** The super class, and the interfaces with default methods. */
  private Set<String> startedParents(Type type) {
    Set<String> found = new TreeSet<>();
    for (TypeRef above : type.declaration().supertypes()) {
      Type parent = program.type(above.name());
      if (parent == null || type.isInterface()) {
        continue;
      }
      if (!parent.isInterface() || hasDefault(parent)) {
        found.add(parent.name());
      }
    }
    return found;
  }

  private static boolean hasDefault(Type type) {
    return type.declaration().methods().stream()
        .anyMatch(m -> (m.flags() & MethodDecl.DEFAULT) != 0);
  }

  private Set<String> next(String type) {
    Set<String> all = new TreeSet<>(parents.getOrDefault(type, Set.of()));
    all.addAll(starts.getOrDefault(type, Map.of()).keySet());
    return all;
  }

  private List<Ring> rings() {
    List<Ring> rings = new ArrayList<>();
    Set<Set<String>> seen = new HashSet<>();
    for (String name : starts.keySet()) {
      Set<String> together = new TreeSet<>();
      for (String other : reachable.of(name)) {
        if (reachable.of(other).contains(name)) {
          together.add(other);
        }
      }
      if (together.size() > 1 && seen.add(together)) {
        Ring ring = ring(together);
        if (ring != null) {
          rings.add(ring);
        }
      }
    }
    return rings;
  }

  private Set<String> reachable(String from) {
    Set<String> seen = new TreeSet<>();
    List<String> open = new ArrayList<>(next(from));
    while (!open.isEmpty()) {
      String each = open.remove(open.size() - 1);
      if (seen.add(each)) {
        open.addAll(next(each));
      }
    }
    return seen;
  }

  private Ring ring(Set<String> names) {
    Set<Type> types = new LinkedHashSet<>();
    names.forEach(n -> types.add(program.type(n)));
    long entries = types.stream().filter(t -> isEnterable(t, types)).count();
    List<Start> inside = new ArrayList<>();
    for (String name : names) {
      starts.get(name).values().stream()
          .filter(s -> names.contains(s.to().name()))
          .forEach(inside::add);
    }
    inside.sort(Comparator.comparing(s -> s.at().site()));
    if (entries < 2 || inside.isEmpty()) {
      return null;
    }
    Start reported =
        inside.stream()
            .filter(s -> s.to().isSubtypeOf(s.from().name()))
            .findFirst()
            .orElse(inside.get(inside.size() - 1));
    return new Ring(types, reported, inside.stream().filter(s -> !s.equals(reported)).toList());
  }

  /** Whether a thread can come to this class before the others of the ring. */
  private boolean isEnterable(Type type, Set<Type> ring) {
    TypeDecl declared = type.declaration();
    boolean hidden =
        Modifier.isPrivate(declared.flags()) || Character.isDigit(type.simpleName().charAt(0));
    if (hidden) {
      return false;
    }
    boolean open = isPublic(type);
    boolean abstracted = Modifier.isAbstract(declared.flags()) && !type.isInterface();
    boolean anyConstructor = false;
    for (MethodDecl m : declared.methods()) {
      anyConstructor |= m.isConstructor();
      boolean member = m.isConstructor() ? !abstracted : Modifier.isStatic(m.flags());
      if (member && open && Modifier.isPublic(m.flags())) {
        return true;
      }
    }
    boolean implicit = !anyConstructor && open && !abstracted && !type.isInterface();
    boolean field =
        declared.fields().stream()
            .anyMatch(
                f ->
                    open
                        && Modifier.isStatic(f.flags())
                        && Modifier.isPublic(f.flags())
                        && !isConstant(f));
    return implicit || field || isUsedOutside(type, ring);
  }

  private static boolean isPublic(Type type) {
    for (Type at = type; at != null; at = at.outer()) {
      boolean member = at.outer() != null && at.outer().isInterface();
      if (!Modifier.isPublic(at.declaration().flags()) && !member) {
        return false;
      }
    }
    return true;
  }

  private boolean isUsedOutside(Type type, Set<Type> ring) {
    return mayStart(type)
        .anyMatch(e -> !ring.contains(e.method().member().type()) && started(e) == type);
  }

  /** What can start a class: whatever is called as one of its static members or constructors. */
  private Stream<Element> mayStart(Type type) {
    CallGraph calls = program.calls();
    Stream<String> methods =
        type.declaration().methods().stream()
            .filter(m -> Modifier.isStatic(m.flags()))
            .map(MethodDecl::name);
    Stream<Call> called =
        Stream.concat(methods, OF_ENUMS.stream()).distinct().flatMap(n -> calls.named(n).stream());
    Stream<Element> read =
        type.fields().stream()
            .filter(Field::isStatic)
            .flatMap(f -> Stream.concat(f.reads().stream(), f.writes().stream()));
    return Stream.of(
            calls.mayCreate(type.name()).stream(),
            called,
            calls.saying("starts-class").stream(),
            read)
        .flatMap(each -> each);
  }
}
