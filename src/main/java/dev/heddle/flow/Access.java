package dev.heddle.flow;

import dev.heddle.fact.Event;
import dev.heddle.fact.Value;
import dev.heddle.fact.Variable;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A read or write of a field of the current object or a static one, where other threads may see the
 * object.
 *
 * @param held the locks held for certain
 */
public record Access(Element at, boolean writes, List<Hold> held) {

  private static final int DEPTH = 4;

  private static final Pattern SETTER = Pattern.compile("set[A-Z].*");

  private static final int NARROWER_OR_WIDER =
      Modifier.PUBLIC | Modifier.PROTECTED | Modifier.PRIVATE;

  private static final Set<String> SET_UP =
      Set.of("configure", "init", "initialise", "initialize", "setUp");

  /** What a container calls before it shows an object to anybody, if its own type says so. */
  private static final Set<String> LIFECYCLE =
      Set.of("doStart", "open", "prepare", "setup", "start", "startInternal", "startup");

  /** All of a field whose locks are known. */
  public static List<Access> of(Field field) {
    List<Access> all = new ArrayList<>();
    boolean contents = new SharedField(field).is("mutable-collection") || field.type().isArray();
    for (Element read : field.reads()) {
      if (SharedField.isMonitor(read)) {
        continue;
      }
      add(read, contents && changesContents(read), all);
    }
    field.writes().forEach(write -> add(write, true, all));
    return all;
  }

  private static void add(Element at, boolean writes, List<Access> all) {
    Method method = at.method();
    boolean shared = isOwn(at) && !isUnshared(method, 3);
    if (shared && !method.program().holds().isUnknown(method)) {
      List<Hold> held = at.held();
      if (!held.isEmpty() || !isTrusted(method, 3)) {
        all.add(new Access(at, writes, held));
      }
    }
  }

  /** Whether it is hidden and its name, or that of all its callers, says that the lock is held. */
  static boolean isTrusted(Method method, int depth) {
    if (depth == 0 || !method.member().isPrivate()) {
      return false;
    }
    String name = method.member().name();
    List<Call> callers = method.member().callers();
    return name.endsWith("Locked")
        || name.endsWith("WhileLocked")
        || (!callers.isEmpty() && callers.stream().allMatch(c -> isTrusted(c.method(), depth - 1)));
  }

  /** Whether it is a field of the current object, or static. */
  private static boolean isOwn(Element at) {
    Value owner =
        at.event() instanceof Event.Read r ? r.owner() : ((Event.Store) at.event()).owner();
    return owner == null || owner instanceof Value.Self || owner instanceof Value.TypeName;
  }

  private static boolean changesContents(Element read) {
    for (Use use : read.result().uses()) {
      boolean cell = use.kind() == Use.Kind.ARRAY && use.event() instanceof Event.ArrayStore;
      Call call = use.kind() == Use.Kind.RECEIVER ? read.result().callOf(use) : null;
      if ((cell && use.index() == 0) || (call != null && call.is("mutates"))) {
        return true;
      }
    }
    return false;
  }

  /** Whether only one thread can know the object while this runs. */
  static boolean isUnshared(Method method, int depth) {
    if (method.isInitialiser()) {
      return true;
    }
    if (method.enclosing() != null) {
      return method.timing() != Timing.ELSEWHERE
          && !isKept(method)
          && isUnshared(method.enclosing(), depth);
    }
    if (isSetUp(method)) {
      return true;
    }
    List<Call> callers = depth > 0 ? method.callers() : List.of();
    return !callers.isEmpty()
        && callers.stream()
            .allMatch(
                c -> isOnFresh(c) || (method.isPrivate() && isUnshared(c.method(), depth - 1)));
  }

  /** Whether a function is put into a field, to run when the object is made. */
  private static boolean isKept(Method function) {
    Expression created = function.creation();
    return created != null
        && created.allUses().stream().anyMatch(use -> use.kind() == Use.Kind.STORED);
  }

  /** Whether a call is made on an object that its own body has just made, or got as a new one. */
  static boolean isOnFresh(Call call) {
    Expression on = call.isNew() || call.isUnqualified() ? null : call.receiver().localOrigin();
    if (on == null) {
      return false;
    }
    return on.call() != null
        ? on.call().isNew() && isBeside(call, on.call())
        : on.variable() != null && isGivenNew(call.method(), on.variable(), DEPTH);
  }

  /** `run(new Sampling(sizes))`: all callers of a method hand over an object of its own. */
  private static boolean isGivenNew(Method method, Variable given, int depth) {
    int index = given.kind() == Variable.Kind.PARAMETER ? method.parameters().indexOf(given) : -1;
    List<Call> callers = index < 0 || depth == 0 ? List.of() : method.callers();
    return !callers.isEmpty()
        && callers.stream().allMatch(c -> isNew(c, index, depth))
        && method.writes(given).isEmpty()
        && method.program().calls().references(method).isEmpty();
  }

  private static boolean isNew(Call caller, int index, int depth) {
    if (index >= caller.arguments().size()) {
      return false;
    }
    Expression handed = caller.argument(index);
    return handed.call() != null
        ? handed.call().isNew()
        : handed.variable() != null && isGivenNew(caller.method(), handed.variable(), depth - 1);
  }

  /** Whether the thread that makes an object also does this. */
  private static boolean isBeside(Call call, Call creation) {
    Method at = call.method();
    while (at != creation.method() && at.enclosing() != null) {
      if (at.timing() == Timing.ELSEWHERE) {
        return false;
      }
      at = at.enclosing();
    }
    return true;
  }

  private static boolean isSetUp(Method method) {
    if (method.declaration() == null) {
      return false;
    }
    String name = method.name();
    boolean fresh = name.equals("readObject") || name.equals("clone") || name.equals("finalize");
    return fresh
        || SET_UP.contains(name)
        || Meaning.says(method, "initialises")
        || isForTests(method)
        || isBuilderStep(method)
        || isSetting(method)
        || isMarked(method, "initialises");
  }

  /** A plain setter of a class that is set up before it is used: it only stores its argument. */
  private static boolean isSetting(Method method) {
    return storesArgument(method)
        && method.program().ancestors(method.type().name()).stream()
            .map(method.program()::type)
            .anyMatch(t -> t != null && t.methods().stream().anyMatch(Access::startsObject));
  }

  /** Whether a plain setter gives the field an object of the caller's choice. */
  boolean isChoice() {
    return at.event() instanceof Event.Store
        && at.method().declaration() != null
        && storesArgument(at.method());
  }

  private static boolean storesArgument(Method method) {
    return method.parameters().size() == 1
        && SETTER.matcher(method.name()).matches()
        && method.calls().findAny().isEmpty()
        && method.elements().stream()
            .allMatch(e -> !(e.event() instanceof Event.Store s) || isGiven(e, s));
  }

  private static boolean startsObject(Method method) {
    return method.declaration() != null
        && (SET_UP.contains(method.name()) || Meaning.says(method, "initialises"));
  }

  /** A plain setter for its own package that nobody calls there: only tests can. */
  static boolean isHook(Method method) {
    return method.declaration() != null
        && (method.declaration().flags() & NARROWER_OR_WIDER) == 0
        && storesArgument(method)
        && method.callers().isEmpty();
  }

  private static boolean isGiven(Element e, Event.Store s) {
    return e.method().parameters().get(0).equals(e.expression(s.value()).variable());
  }

  /** A step of a builder: it only stores something and gives the object itself. */
  private static boolean isBuilderStep(Method method) {
    return !method.returned().isEmpty()
        && method.returned().stream().allMatch(Expression::isThis)
        && method.calls().findAny().isEmpty()
        && method.elements(Event.Store.class).findAny().isPresent();
  }

  /** Code that only tests call: nobody else runs then. */
  static boolean isForTests(Method method) {
    return isForTests(method, 2);
  }

  private static boolean isForTests(Method method, int depth) {
    String name = method.name();
    boolean named =
        name.endsWith("ForTesting") || name.endsWith("ForTest") || name.endsWith("ForTests");
    return depth > 0
        && method.declaration() != null
        && (named || isMarked(method, "for-tests"))
        && method.callers().stream().allMatch(c -> isForTests(c.method().member(), depth - 1));
  }

  private static boolean isMarked(Method method, String kind) {
    return method.type().isMarked(method.declaration().annotations(), kind);
  }

  /** Whether the thread that needs the value is started right behind it. */
  boolean isBeforeThread() {
    return at.method()
        .calls()
        .anyMatch(
            c ->
                c.is("start-thread")
                    && at.precedes(c)
                    && c.event().region() == at.event().region());
  }

  /** Whether it gives the field its object where a lifecycle that others declare begins. */
  boolean isStart() {
    Method method = at.method();
    return at.event() instanceof Event.Store s
        && s.operator().equals("=")
        && method.declaration() != null
        && LIFECYCLE.contains(method.name())
        && isDeclaredAbove(method)
        && !Typing.isPrimitive(at.link().field(s).type());
  }

  private static boolean isDeclaredAbove(Method method) {
    return method.isMarkedOverride() || !Declared.above(method).isEmpty();
  }

  /** Whether the lock is held, for a write not only as a read lock. */
  boolean isUnder(Lock guard) {
    return held.stream()
        .map(Hold::lock)
        .anyMatch(l -> l.isSameAs(guard) && !(writes && l.half() == Lock.Half.READ));
  }

  /** Whether its body reads without the lock first, and looks afterwards whether that was right. */
  boolean isOptimistic() {
    return at.method().calls().anyMatch(c -> c.is("optimistic-read"));
  }

  /** Whether some lock is held of which nothing tells that it is not the guard. */
  boolean isUnderUnknown() {
    return held.stream().anyMatch(h -> h.lock().isOpaque());
  }

  /** Whether a lock is given up behind it of which nothing tells where it was taken. */
  boolean isUnderUnseen() {
    return held.isEmpty() && LaterRelease.isAround(at);
  }
}
