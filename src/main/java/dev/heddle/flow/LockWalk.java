package dev.heddle.flow;

import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The locks that one body takes and releases by calls, on every way through it. */
public final class LockWalk implements PathWalk.Steps {
  private static final TypeRef INTERRUPTION = TypeRef.of("java.lang.InterruptedException");

  /**
   * What is known of a releasing call.
   *
   * @param held whether some path holds the lock there
   * @param missing whether some path does not
   * @param others other locks that every path holds there
   */
  public record Release(Call call, Lock lock, boolean held, boolean missing, List<Lock> others) {}

  /**
   * An acquisition that some path leaves the body with.
   *
   * @param by what throws there; null if the body ends or returns
   */
  public record Leak(Call acquisition, Lock lock, Element by) {}

  private final Method method;
  private final Takings takings;
  private final Set<Lock> converted = new LinkedHashSet<>();
  private final boolean known;
  private Set<Lock> atEnd;
  private final Map<Integer, Set<Lock>> held = new HashMap<>();
  private final Map<Call, Release> releases = new LinkedHashMap<>();
  private final List<Leak> leaks = new ArrayList<>();

  private LockWalk(Method method, Takings takings) {
    this.method = method;
    this.takings = takings;
    method
        .calls()
        .filter(c -> c.is("converts-lock") && !c.isUnqualified())
        .map(c -> LockNaming.of(c.receiver(), Lock.Kind.STAMPED))
        .filter(Objects::nonNull)
        .forEach(converted::add);
    Exits exits = PathWalk.of(method, this, new Conditions(method.link(), this::changes));
    this.known = exits != null;
    if (known) {
      exits.returns().forEach(this::end);
      exits.returns().forEach(p -> leak(p, null));
      exits.thrown().forEach(t -> leak(t.path(), t.by()));
    }
  }

  private boolean changes(Event event) {
    Call call = event instanceof Event.Call ? method.link().call(event.id()) : null;
    return call != null && (call.is("acquire") || call.is("try-acquire") || call.is("release"));
  }

  /** Whether there are not too many ways through the body. */
  boolean isKnown() {
    return known;
  }

  /**
   * The walk of a body that acquires something by a call; null if it does not.
   *
   * @param takings the methods that take a lock for their caller; null if they do not count
   */
  static LockWalk of(Method method, Takings takings) {
    for (Call call : method.callList()) {
      if (acquires(call) || (takings != null && !takings.of(call).isEmpty())) {
        return new LockWalk(method, takings);
      }
    }
    return null;
  }

  static boolean acquires(Call call) {
    return (call.is("acquire") || call.is("try-acquire")) && Lock.of(call) != null;
  }

  private void leak(Path path, Element by) {
    for (Path.Taken taken : path.taken()) {
      // what a helper takes, a helper may give back
      if (acquires(taken.at())
          && !taken.lock().movesOn()
          && leaks.stream().noneMatch(l -> l.acquisition().equals(taken.at()))) {
        leaks.add(new Leak(taken.at(), taken.lock(), by));
      }
    }
  }

  private void end(Path path) {
    Set<Lock> kept = new LinkedHashSet<>(path.taken().stream().map(Path.Taken::lock).toList());
    if (atEnd == null) {
      atEnd = kept;
    } else {
      atEnd.retainAll(kept);
    }
  }

  /** The locks that every path which returns leaves with. */
  List<Lock> atEnd() {
    return atEnd == null ? List.of() : List.copyOf(atEnd);
  }

  /** The locks that every path holds before an event. */
  List<Lock> heldAt(Element e) {
    return known ? List.copyOf(held.getOrDefault(e.event().id(), Set.of())) : List.of();
  }

  /** Its releasing calls; empty if there are too many ways through the body. */
  public List<Release> releases() {
    return known ? releases.values().stream().filter(r -> !r.lock().movesOn()).toList() : List.of();
  }

  public List<Leak> leaks() {
    return known ? leaks : List.of();
  }

  @Override
  public TypeRef throwing(Element e) {
    if (e.event() instanceof Event.Throw t) {
      return e.expression(t.value()).type();
    }
    if (!(e instanceof Call call)) {
      return null;
    }
    if (call.is("asks-owner") || call.is("asks-locked")) {
      return null;
    }
    boolean remote = call.receiver() != null && call.receiver().is("remote-lock");
    if (call.is("acquire") || call.is("try-acquire") || call.is("release")) {
      boolean fails = remote && !call.is("release");
      return fails ? TypeRef.UNKNOWN : call.is("interruptible") ? INTERRUPTION : null;
    }
    return Failing.mayThrow(e) && !isHarmless(call) ? TypeRef.UNKNOWN : null;
  }

  /** `Flowable.empty()`, or `event.getType()` that is only named in the log. */
  private static boolean isHarmless(Call call) {
    return !call.isNew()
        && call.arguments().isEmpty()
        && (call.is("plain-data") || (isOfNamed(call) && isLogged(call.result(), 3)));
  }

  /** Whether it is a library's method of something named, not of what another call gives. */
  private static boolean isOfNamed(Call call) {
    return call.targets().isEmpty() && call.receiver().call() == null;
  }

  private static boolean isLogged(Expression value, int depth) {
    List<Use> uses = value.uses();
    return depth > 0
        && !uses.isEmpty()
        && uses.stream()
            .allMatch(
                u ->
                    u.event() instanceof Event.Operation
                        ? isLogged(value.link().element(u.event()).result(), depth - 1)
                        : u.kind() == Use.Kind.ARGUMENT && isLog(value.callOf(u)));
  }

  private static boolean isLog(Call call) {
    return call != null && !call.isNew() && Failing.isSafeReceiver(call);
  }

  @Override
  public List<Path> after(Element e, Path path) {
    meet(e, path);
    if (!(e instanceof Call call)) {
      return List.of(path);
    }
    boolean changes = call.is("acquire") || call.is("try-acquire") || call.is("release");
    Lock lock = changes ? lockOf(call) : null;
    if (lock == null) {
      return List.of(changes ? path : taken(call, helped(call, path)));
    }
    if (call.is("release")) {
      return List.of(release(call, lock, path));
    }
    Path taken = path.take(call, lock);
    String result = "e" + call.event().id();
    // who drops the answer of an attempt goes on as if it had succeeded: another rule's finding
    boolean attempt = call.is("try-acquire") && !Fate.of(call.result()).isDropped();
    return attempt ? List.of(taken.with(result, true), path.with(result, false)) : List.of(taken);
  }

  private Path taken(Call call, Path path) {
    Path after = path;
    List<Lock> locks = takings == null ? List.of() : takings.of(call);
    // what opens a resource holds a lock until the resource is closed: see Scopes
    if (!locks.isEmpty() && call.enclosing(Region.Kind.RESOURCES) == null) {
      for (Lock lock : locks) {
        after = after.take(call, lock);
      }
    }
    return after;
  }

  /** Nothing tells in which mode a lock is held whose stamps are converted. */
  private Lock lockOf(Call call) {
    Lock lock = Lock.of(call);
    boolean either = lock != null && converted.stream().anyMatch(lock::isSameAs);
    return either ? lock.with(Lock.Half.WHOLE) : lock;
  }

  private void meet(Element e, Path path) {
    Set<Lock> now = new LinkedHashSet<>();
    path.taken().forEach(t -> now.add(t.lock()));
    held.merge(
        e.event().id(),
        now,
        (a, b) -> {
          a.retainAll(b);
          return a;
        });
  }

  private Path release(Call call, Lock lock, Path path) {
    boolean holds = path.holds(lock);
    List<Lock> others = path.taken().stream().map(Path.Taken::lock).toList();
    releases.merge(
        call,
        new Release(call, lock, holds, !holds, others),
        (a, b) ->
            new Release(
                call,
                lock,
                a.held() || b.held(),
                a.missing() || b.missing(),
                a.others().stream().filter(b.others()::contains).toList()));
    return path.release(lock);
  }

  /** A method of the sources that releases what is held releases it for its caller. */
  private static Path helped(Call call, Path path) {
    Path after = path;
    if (!path.taken().isEmpty()) {
      for (Method target : call.targets()) {
        for (Lock lock : releasedBy(target)) {
          after = after.release(lock);
        }
      }
    }
    return after;
  }

  /** The locks in fields that a method releases without having taken them. */
  private static List<Lock> releasedBy(Method target) {
    List<Lock> released = new ArrayList<>();
    List<Lock> taken = new ArrayList<>();
    target
        .allCalls()
        .forEach(
            call -> {
              Lock lock = Lock.of(call);
              if (lock != null && lock.field() != null) {
                (call.is("release") ? released : taken).add(lock);
              }
            });
    released.removeIf(lock -> taken.stream().anyMatch(lock::releases));
    return released;
  }
}
