package dev.heddle.flow;

import dev.heddle.code.TypeDecl;
import dev.heddle.fact.Region;
import dev.heddle.fact.Value;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Which locks are held where: monitors, locks taken by calls, and what all callers hold. */
public final class Holds {
  private static final Set<Region.Kind> LOCKING =
      Set.of(Region.Kind.SYNCHRONIZED, Region.Kind.RESOURCES);

  private final Program program;
  private final Takings takings;
  private final CallerLocks callers;
  private final OfBodies<Optional<LockWalk>> walks;
  private final OfBodies<Boolean> locking;
  private final MutualAnswers<List<Hold>> entries;

  Holds(Program program) {
    this.program = program;
    this.takings = new Takings(program);
    this.callers = new CallerLocks(program, this);
    this.walks = new OfBodies<>(program, m -> Optional.ofNullable(LockWalk.of(m, takings)));
    this.locking = new OfBodies<>(program, this::takesSomething);
    this.entries = new MutualAnswers<>(program, this::entry, List.of());
  }

  /** What a body acquires and releases by calls; null if it acquires nothing. */
  public LockWalk walk(Method method) {
    return walks.of(method).orElse(null);
  }

  /** The locks held for certain when an element is reached, the innermost first. */
  public List<Hold> at(Element e) {
    List<Hold> holds = inside(e);
    holds.addAll(atEntry(e.method()));
    return holds;
  }

  /** The locks of the sections that an element stands in, what callers hold not counted. */
  public List<Hold> sections(Element e) {
    Method method = e.method();
    if (!program.lockingFiles().contain(method.path())) {
      return List.of();
    }
    List<Hold> holds = inside(e);
    for (Lock lock : DeclaredLocks.of(method)) {
      holds.add(new Hold(lock, method.site()));
    }
    if (method.enclosing() != null && method.timing() == Timing.AT_ONCE) {
      holds.addAll(sections(creation(method)));
    }
    return holds;
  }

  /** Whether something in a body may stand in a section; false spares looking at each element. */
  boolean hasSections(Method method) {
    if (!program.lockingFiles().contain(method.path())) {
      return false;
    }
    return !DeclaredLocks.of(method).isEmpty()
        || method.link().body().regions().stream().anyMatch(Holds::isSection)
        || walk(method) != null
        || (method.enclosing() != null && hasSections(method.enclosing()));
  }

  private static boolean isSection(Region region) {
    return region.kind() == Region.Kind.SYNCHRONIZED || region.kind() == Region.Kind.RESOURCES;
  }

  /** The locks of the sections around a `synchronized` block, itself not counted. */
  List<Hold> around(Method method, Region block) {
    return method.inside(block).stream()
        .filter(e -> e.method() == method)
        .findFirst()
        .or(() -> Optional.ofNullable(subject(method, block)))
        .map(e -> sections(e).stream().filter(h -> !isInside(h, block, method)).toList())
        .orElse(List.of());
  }

  /** What gives the object of a block, read just before it; null if that is a variable. */
  private static Element subject(Method method, Region block) {
    return block.subject() instanceof Value.Result r ? method.link().element(r.event()) : null;
  }

  private static boolean isInside(Hold hold, Region block, Method method) {
    return hold.since().path().equals(method.path()) && block.span().contains(hold.since().span());
  }

  /** The locks that the element's own body has taken. */
  private List<Hold> inside(Element e) {
    List<Hold> holds = new ArrayList<>();
    Method method = e.method();
    if (!locksSomething(method)) {
      return holds;
    }
    for (Region region : e.regions()) {
      if (region.kind() == Region.Kind.SYNCHRONIZED) {
        holds.add(new Hold(monitor(method, region), method.site(region.keyword())));
      }
    }
    for (Call opened : Scopes.around(e)) {
      Scopes.locksOf(opened).forEach(lock -> holds.add(new Hold(lock, opened.site())));
    }
    LockWalk walk = walk(method);
    if (walk != null) {
      walk.heldAt(e).forEach(lock -> holds.add(new Hold(lock, since(method, lock))));
    }
    return holds;
  }

  /** Whether a body has any section or acquires anything: most do not. */
  boolean locksSomething(Method method) {
    return locking.of(method);
  }

  private boolean takesSomething(Method method) {
    return !method.regions(r -> LOCKING.contains(r.kind())).isEmpty() || walk(method) != null;
  }

  private static dev.heddle.code.Site since(Method method, Lock lock) {
    return method
        .calls()
        .filter(c -> LockWalk.acquires(c) && lock.isSameAs(Lock.of(c)))
        .map(Element::site)
        .findFirst()
        .orElse(method.site());
  }

  /** The monitor of a block; a lock of its own if nothing tells which object it is. */
  static Lock monitor(Method method, Region region) {
    Expression object = method.subject(region);
    Lock lock = Lock.monitor(object);
    String key = "unknown " + Term.of(object) + "@" + method.path() + method.region().id();
    return lock != null
        ? lock
        : new Lock(Lock.Kind.MONITOR, key, key, Lock.Half.WHOLE, object.text(), null);
  }

  /** The locks held whenever a body starts. */
  public List<Hold> atEntry(Method method) {
    return entries.of(method);
  }

  /** Whether a lock is held at an element as far as the callers that are seen tell. */
  public boolean isHeldByCallers(Element e, Lock lock) {
    return callers.hold(e.method(), lock);
  }

  /** Whether all callers that are seen hold some lock. */
  public boolean isLockedByCallers(Method method) {
    return callers.holdSomething(method);
  }

  /** Whether each call of a method in sight holds a lock of the object, and there is one. */
  boolean isHeldByEachCaller(Method method, Lock lock) {
    return callers.eachHolds(method, lock);
  }

  /** Whether nothing tells if a body runs at once where it is written, under the locks there. */
  public boolean isUnknown(Method method) {
    LockWalk walk = walk(method);
    if (walk != null && !walk.isKnown()) {
      return true;
    }
    if (method.enclosing() == null) {
      return false;
    }
    if (method.timing() == Timing.ELSEWHERE) {
      return takings.areBeside(method);
    }
    return (method.timing() == Timing.UNKNOWN && !isHandedOut(method))
        || takings.areBeside(method)
        || isUnknown(method.enclosing());
  }

  /**
   * Whether all may call it as they may call a member: returned to them, of an enum constant, or a
   * task that is kept in a field.
   */
  private static boolean isHandedOut(Method method) {
    Method around = method.enclosing();
    boolean constant =
        around.isInitialiser()
            && around.isStatic()
            && around.type().declaration().kind() == TypeDecl.Kind.ENUM;
    if (method.creation() == null) {
      return !method.isLambda(); // a local type: callers tell, as with a member
    }
    boolean task = around.isInitialiser() && isTask(method.creation());
    boolean kept = task || (constant && !method.isLambda());
    Use.Kind wanted = kept ? Use.Kind.STORED : Use.Kind.RETURNED;
    return (kept || (around.declaration() != null && !constant && !around.isPrivate()))
        && method.creation().allUses().stream().allMatch(u -> u.kind() == wanted);
  }

  /** What a pool or a thread runs, wherever it is kept until then. */
  private static boolean isTask(Expression function) {
    return function.is("task") || function.is("thread-factory");
  }

  private List<Hold> entry(Method method, Function<Method, List<Hold>> others) {
    List<Hold> holds = new ArrayList<>();
    DeclaredLocks.of(method).forEach(lock -> holds.add(new Hold(lock, method.site())));
    Guards.of(method).forEach(lock -> holds.add(new Hold(lock, method.site())));
    List<Hold> called = List.of();
    List<Hold> outer = List.of();
    if (method.enclosing() != null) {
      called = whereCalled(method, others);
      if (method.timing() == Timing.AT_ONCE) {
        Element creation = creation(method);
        holds.addAll(inside(creation));
        outer = others.apply(creation.method());
      }
    } else if (isHidden(method)) {
      outer = fromCallers(method, others);
    }
    if (called == null || outer == null) {
      return null;
    }
    holds.addAll(called);
    holds.addAll(outer);
    return holds;
  }

  /** The locks under which a method of the sources calls the function given; null if untold. */
  private List<Hold> whereCalled(Method function, Function<Method, List<Hold>> others) {
    Call receiving = function.receivingCall();
    int index = function.receivingIndex();
    if (receiving == null || receiving.isNew()) {
      return List.of();
    }
    List<Hold> common = null;
    for (Method target : receiving.targets()) {
      if (index >= target.parameters().size()) {
        return List.of();
      }
      Expression given = target.expression(target.parameters().get(index));
      for (Use use : given.allUses()) {
        Call call = use.kind() == Use.Kind.RECEIVER ? given.callOf(use) : null;
        if (call == null || call.method().member() != target) {
          return List.of();
        }
        List<Hold> here = inside(call);
        List<Hold> before = others.apply(call.method());
        if (before == null) {
          return null;
        }
        here.addAll(before);
        List<Hold> seen =
            here.stream()
                .map(h -> new Hold(Scopes.asSeenFrom(receiving, target, h.lock()), h.since()))
                .toList();
        common = common == null ? seen : intersect(common, seen);
      }
    }
    return common == null ? List.of() : common;
  }

  static Element creation(Method method) {
    return method.link().element(method.creation().event());
  }

  /** Whether all calls of a method are in sight: it is private, or its type is. */
  private static boolean isHidden(Method method) {
    if (method.declaration() == null || method.isConstructor()) {
      return false;
    }
    int flags = method.declaration().flags();
    return Modifier.isPrivate(flags)
        || (Modifier.isPrivate(method.type().declaration().flags()) && !overrides(method));
  }

  private static boolean overrides(Method method) {
    return method.isMarkedOverride() || method.type().declaration().supertypes().size() > 0;
  }

  /**
   * What all callers hold, null if nothing tells yet; nothing while the object is being made
   * counts.
   */
  private List<Hold> fromCallers(Method method, Function<Method, List<Hold>> others) {
    List<Hold> common = null;
    boolean open = false;
    for (Element caller : sites(method)) {
      if (caller == null) {
        return List.of();
      }
      boolean fresh = caller instanceof Call c && Access.isOnFresh(c);
      if (fresh || caller.method().member().isInitialiser() || caller.method() == method) {
        continue;
      }
      List<Hold> before = others.apply(caller.method());
      if (before == null) {
        open = true;
        continue;
      }
      List<Hold> here = inside(caller);
      here.addAll(before);
      List<Hold> seen = here.stream().filter(h -> reaches(h.lock(), caller)).toList();
      common = common == null ? seen : intersect(common, seen);
    }
    return common == null && !open ? List.of() : common;
  }

  /** Where a method is called or run at once as a function; null for a reference used later. */
  List<Element> sites(Method method) {
    List<Element> sites = new ArrayList<>(method.callers());
    for (Reference reference : program.calls().references(method)) {
      boolean now = Timing.of(reference.value()) == Timing.AT_ONCE;
      sites.add(now ? reference.element() : null);
    }
    return sites;
  }

  /** Whether a lock of the caller is the same for the method called. */
  private static boolean reaches(Lock lock, Element caller) {
    boolean local = lock.key().contains("@");
    boolean own =
        !(caller instanceof Call c)
            || c.isNew()
            || c.isUnqualified()
            || c.receiver().isThis()
            || c.receiver().isTypeName();
    boolean fixed =
        lock.key().contains(" class ") || (lock.field() != null && lock.field().isStatic());
    return !local && (own || fixed);
  }

  private static List<Hold> intersect(List<Hold> a, List<Hold> b) {
    return a.stream()
        .filter(
            h ->
                b.stream()
                    .anyMatch(
                        o -> o.lock().isSameAs(h.lock()) && o.lock().half() == h.lock().half()))
        .toList();
  }
}
