package dev.heddle.flow;

import dev.heddle.catalog.Blocking;
import dev.heddle.code.Site;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A call that waits for something outside while a lock is held.
 *
 * @param lock what is held meanwhile
 * @param effect what is waited for; null for a wait on another lock
 */
public record LockedWait(Call at, Hold lock, Effect effect) {
  private static final Set<Blocking> SURE =
      Set.of(Blocking.SLEEP, Blocking.HTTP, Blocking.SOCKET, Blocking.DATABASE, Blocking.PROCESS);
  private static final Set<Blocking> NOTED = Set.of(Blocking.FILE, Blocking.DNS, Blocking.METADATA);

  /** The first one of each locked section of a body. */
  public static List<LockedWait> of(Method method) {
    List<LockedWait> found = new ArrayList<>();
    if (isAlone(method)) {
      return found;
    }
    Map<Site, LockedWait> sections = new LinkedHashMap<>();
    for (Call call : method.callList()) {
      LockedWait wait = of(call);
      if (wait != null) {
        sections.merge(wait.lock().since(), wait, LockedWait::worse);
      }
    }
    found.addAll(sections.values());
    return found;
  }

  /** A look into a file or a name does not hide what is slower behind it. */
  private static LockedWait worse(LockedWait first, LockedWait later) {
    return first.isMinor() && !later.isMinor() ? later : first;
  }

  /** Whether no other thread is about: an initialiser, or the start of the program. */
  private static boolean isAlone(Method method) {
    Method member = method.member();
    boolean main = member.name().equals("main") && member.isStatic();
    return (member.isInitialiser() && method.timing() != Timing.ELSEWHERE) || main;
  }

  private static LockedWait of(Call call) {
    List<Hold> held = call.sections().stream().filter(h -> isContended(h.lock())).toList();
    if (held.isEmpty()) {
      return null;
    }
    if (call.is("await-condition")) {
      return onOtherLock(call, held);
    }
    Hold hold = held.get(0);
    for (Effect effect : call.program().places().blocking(call)) {
      boolean own = !isTakenAgain(effect, hold.lock());
      boolean meant =
          isForResource(hold.lock(), effect)
              || isRemote(hold, call.method())
              || isLoad(call, effect);
      if (own && isReported(effect) && !meant) {
        return new LockedWait(call, hold, effect);
      }
    }
    return null;
  }

  /** Whether the next call of the path stands in a section of the same lock: that one is told. */
  private static boolean isTakenAgain(Effect effect, Lock lock) {
    return effect.path().size() > 1 && lock.isAmong(effect.path().get(1).sections());
  }

  private static boolean isReported(Effect effect) {
    return (SURE.contains(effect.kind()) && !effect.is("starts-process"))
        || NOTED.contains(effect.kind());
  }

  /** Whether what is waited for is files or names: quick as a rule. */
  public boolean isMinor() {
    return (effect != null
            && (!SURE.contains(effect.kind()) || effect.confidence() == Confidence.WEAK))
        || lock.lock().half() == Lock.Half.READ;
  }

  /** Waiting gives up its own lock and keeps the others. */
  private static LockedWait onOtherLock(Call call, List<Hold> held) {
    for (MonitorCall each : MonitorCall.of(call.method())) {
      if (!each.call().equals(call) || each.needed() == null) {
        continue;
      }
      boolean own = each.needed().isAmong(held);
      for (Hold hold : held) {
        if (own && !hold.lock().isSameAs(each.needed())) {
          return new LockedWait(call, hold, null);
        }
      }
    }
    return null;
  }

  /** Whether others may have to wait for this lock. */
  private static boolean isContended(Lock lock) {
    boolean plain = lock.kind() != Lock.Kind.SEMAPHORE && !lock.key().startsWith("unknown");
    boolean local = lock.key().contains("@");
    return plain && !local && !isOnlyTried(lock);
  }

  /** Single flight: nobody waits for a lock that is only tried. */
  private static boolean isOnlyTried(Lock lock) {
    if (lock.field() == null || lock.kind() == Lock.Kind.MONITOR) {
      return false;
    }
    return lock.field().reads().stream()
        .flatMap(r -> r.result().allUses().stream().map(u -> r.result().callOf(u)))
        .allMatch(
            c -> c == null || (!c.is("acquire") && !c.is("read-half") && !c.is("write-half")));
  }

  /** Whether the lock is there for the connection, stream or process that is used. */
  private static boolean isForResource(Lock lock, Effect effect) {
    Call operation = effect.operation();
    if (lock.field() != null && isResource(lock.field())) {
      return true;
    }
    if (operation.isNew() || operation.receiver() == null) {
      return false;
    }
    Expression used = operation.receiver();
    for (int i = 0; i < 10; i++) {
      Expression origin = used.localOrigin();
      if (origin.field() != null) {
        return isResource(origin.field());
      }
      Call made = origin.call();
      if (made == null) {
        return false;
      }
      // a reader around a stream of the field
      boolean wraps = made.isNew() && origin.is("wraps-stream") && made.argument(0) != null;
      used = wraps ? made.argument(0) : made.isNew() ? null : made.receiver();
      if (used == null) {
        return false;
      }
    }
    return false;
  }

  /** A lock of a remote service is there for what that service keeps. */
  static boolean isRemote(Hold hold, Method method) {
    return method.calls().anyMatch(c -> c.site().equals(hold.since()) && isRemote(c.receiver()));
  }

  private static boolean isRemote(Expression lock) {
    return lock != null && (lock.is("remote-lock") || lock.origin().is("remote-lock"));
  }

  private static boolean isResource(Field field) {
    return field.owner().program().kinds(field.type()).contains("io-resource");
  }

  /** Whether the call fills state that the lock guards, because a test found it missing. */
  private static boolean isLoad(Call call, Effect effect) {
    Method method = call.method();
    for (Region region : call.regions()) {
      if (region.kind() == Region.Kind.IF && asksState(method, region)) {
        return storesResult(call, region, method) || storesInside(effect);
      }
    }
    boolean early =
        method.regions(Region.Kind.IF).stream()
            .anyMatch(
                r ->
                    r.to() <= call.event().id()
                        && asksState(method, r)
                        && method.inside(r).stream()
                            .anyMatch(e -> e.event() instanceof Event.Return));
    return early && storesResult(call, method.region(), method);
  }

  /** Whether a condition looks at a field, other than to see how old it is. */
  private static boolean asksState(Method method, Region branch) {
    List<Element> condition =
        method.inside(branch).stream()
            .filter(
                e ->
                    e.regions().stream()
                        .noneMatch(
                            r ->
                                (r.kind() == Region.Kind.THEN || r.kind() == Region.Kind.ELSE)
                                    && branch.holds(r.from())
                                    && r.parent() == branch.id()))
            .toList();
    boolean clock = condition.stream().anyMatch(e -> e instanceof Call c && c.is("asks-clock"));
    boolean field = condition.stream().anyMatch(e -> e.result().field() != null);
    boolean copy =
        condition.stream()
            .filter(e -> e.event() instanceof Event.Operation)
            .flatMap(e -> ((Event.Operation) e.event()).operands().stream().map(e::expression))
            .anyMatch(x -> isCopy(x, method));
    return !clock && (field || copy);
  }

  /** Whether a local holds what was read from a field, or from something a field holds. */
  private static boolean isCopy(Expression value, Method method) {
    if (value.variable() == null) {
      return value.call() != null && readsField(value.call());
    }
    return method.writes(value.variable()).stream()
        .map(w -> w.expression(((Event.Assign) w.event()).value()).localOrigin())
        .anyMatch(v -> v.field() != null || (v.call() != null && readsField(v.call())));
  }

  private static boolean readsField(Call call) {
    return !call.isNew() && call.receiver() != null && call.receiver().field() != null;
  }

  /** Whether the method that the call runs keeps what it waits for. */
  private static boolean storesInside(Effect effect) {
    if (effect.depth() == 0) {
      return false;
    }
    Element next = effect.path().get(1);
    return storesResult(next, next.method().region(), next.method());
  }

  /** Whether what the call gives is put into a field, or into something a field holds. */
  private static boolean storesResult(Element call, Region scope, Method method) {
    return method.inside(scope).stream()
        .anyMatch(
            e ->
                e.event().id() > call.event().id()
                    && (e.event() instanceof Event.Store
                        || (e instanceof Call c
                            && (c.is("mutates") || c.is("puts-key"))
                            && c.receiver() != null
                            && c.receiver().field() != null)));
  }
}
