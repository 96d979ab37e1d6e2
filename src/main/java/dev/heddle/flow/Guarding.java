package dev.heddle.flow;

import dev.heddle.fact.Event;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The lock that guards a field, and the accesses that go without it.
 *
 * @param guarded how many accesses hold it
 * @param all how many accesses there are
 * @param declared whether an annotation names the lock
 */
public record Guarding(Lock lock, int guarded, int all, List<Access> breaches, boolean declared) {
  private static final Set<String> SAFE =
      Set.of(
          "atomic",
          "concurrent-collection",
          "concurrent-map",
          "synchronized-collection",
          "lock",
          "read-write-lock",
          "condition",
          "semaphore",
          "latch",
          "barrier",
          "thread-local",
          "queue");

  private static final Set<String> IMMUTABLE =
      Set.of("java.lang.Integer", "java.lang.Long", "java.lang.String");

  /** The guard of a field, as an annotation says or as most accesses show; null if it has none. */
  public static Guarding of(Field field) {
    Lock named = Guards.of(field);
    if (named == null && (!isCandidate(field) || !isUsedNearLocks(field))) {
      return null;
    }
    List<Access> accesses = Access.of(field);
    if (named != null) {
      boolean readable = field.isVolatile() || isSafe(field) || isSettled(field);
      List<Access> breaches =
          accesses.stream()
              .filter(a -> !a.isUnder(named) && !a.isUnderUnknown() && (a.writes() || !readable))
              .filter(a -> a.writes() || !a.isOptimistic())
              .filter(a -> !a.at().program().holds().isHeldByEachCaller(a.at().method(), named))
              .filter(a -> !a.isUnderUnseen() && !a.isStart())
              .filter(a -> !field.isFinal() || !field.type().isArray() || !isMeasured(a))
              .filter(a -> !UntoldCallers.mayHold(a.at().method(), named))
              .toList();
      int guarded = accesses.size() - breaches.size();
      return new Guarding(named, guarded, accesses.size(), breaches, true);
    }
    Lock guard = mostHeld(accesses);
    return guard == null ? null : inferred(field, guard, accesses);
  }

  /** Whether some file with an access takes a lock at all: else all accesses go without. */
  private static boolean isUsedNearLocks(Field field) {
    LockingFiles files = field.owner().program().lockingFiles();
    return areNearLocks(field.reads(), files) || areNearLocks(field.writes(), files);
  }

  private static boolean areNearLocks(List<Element> accesses, LockingFiles files) {
    for (Element access : accesses) {
      if (files.contain(access.method().path())) {
        return true;
      }
    }
    return false;
  }

  private static Guarding inferred(Field field, Lock guard, List<Access> accesses) {
    Holds holds = accesses.get(0).at().program().holds();
    List<Access> under = accesses.stream().filter(a -> a.isUnder(guard)).toList();
    List<Access> rest =
        accesses.stream()
            .filter(a -> !a.isUnder(guard) && !a.isUnderUnknown())
            .filter(a -> !holds.isHeldByCallers(a.at(), guard))
            .toList();
    boolean sure =
        under.size() >= 2
            && under.stream().anyMatch(Access::writes)
            && under.size() >= 2 * rest.size()
            && methods(under) >= methods(rest);
    boolean optional = isOfFirstUse(field, under);
    // where all callers hold another lock nobody can tell which of both is meant to guard
    List<Access> breaches =
        rest.stream()
            .filter(a -> a.writes() && !a.isBeforeThread() && !(optional && a.isChoice()))
            .filter(a -> a.held().isEmpty() || !holds.sections(a.at()).isEmpty())
            .filter(a -> !a.isUnderUnseen() && !a.isStart())
            .filter(a -> !UntoldCallers.mayHold(a.at().method(), guard))
            .toList();
    int all = under.size() + rest.size();
    return sure ? new Guarding(guard, under.size(), all, breaches, false) : null;
  }

  /** Whether the lock only sees to one default object, for those who have not set theirs. */
  private static boolean isOfFirstUse(Field field, List<Access> under) {
    boolean fills = false;
    for (Access access : under) {
      if (access.at().event() instanceof Event.Store) {
        boolean filling = FirstUse.fills(access.at(), field);
        if (!filling && !FirstUse.clears(access.at())) {
          return false;
        }
        fills |= filling;
      }
    }
    return fills;
  }

  private static long methods(List<Access> accesses) {
    return accesses.stream().map(a -> a.at().method().member()).distinct().count();
  }

  private static boolean isCandidate(Field field) {
    SharedField shared = new SharedField(field);
    boolean contents = shared.is("mutable-collection") || field.type().isArray();
    return !field.isVolatile() && (!field.isFinal() || contents) && !isSafe(field);
  }

  /** Whether all threads see the same for ever, or an object that looks after itself. */
  private static boolean isSettled(Field field) {
    boolean value = Typing.isPrimitive(field.type()) || IMMUTABLE.contains(field.type().name());
    return field.isFinal()
        && !field.type().isArray()
        && (value || new SharedField(field).is("future"));
  }

  /** Whether an array is only asked how long it is. */
  private static boolean isMeasured(Access access) {
    List<Use> uses = access.at().result().uses();
    return access.at().event() instanceof Event.Read
        && !uses.isEmpty()
        && uses.stream()
            .allMatch(u -> u.event() instanceof Event.Read r && r.name().equals("length"));
  }

  /** Whether the field's object looks after itself, at least the one that it starts with. */
  private static boolean isSafe(Field field) {
    SharedField shared = new SharedField(field);
    List<Expression> first =
        field.writes().stream()
            .filter(w -> w.method().isInitialiser() && w.event() instanceof Event.Store)
            .map(w -> w.expression(((Event.Store) w.event()).value()).origin())
            .toList();
    return SAFE.stream().anyMatch(shared::is)
        || (!first.isEmpty() && first.stream().allMatch(Guarding::isSafe));
  }

  private static boolean isSafe(Expression value) {
    Call made = value.call();
    return (made != null && made.is("new-synchronized-collection"))
        || SAFE.stream().anyMatch(value::is);
  }

  /** The lock under which most accesses stand, the first such one. */
  private static Lock mostHeld(List<Access> accesses) {
    Map<String, Integer> counts = new LinkedHashMap<>();
    for (Access access : accesses) {
      access.held().stream()
          .map(Hold::lock)
          .filter(l -> access.isUnder(l) && l.kind() != Lock.Kind.SEMAPHORE)
          .map(Lock::key)
          .distinct()
          .forEach(key -> counts.merge(key, 1, Integer::sum));
    }
    String best = null;
    for (Map.Entry<String, Integer> each : counts.entrySet()) {
      best = best == null || each.getValue() > counts.get(best) ? each.getKey() : best;
    }
    return best == null ? null : lock(accesses, best);
  }

  private static Lock lock(List<Access> accesses, String key) {
    return accesses.stream()
        .flatMap(a -> a.held().stream())
        .map(Hold::lock)
        .filter(l -> l.key().equals(key))
        .findFirst()
        .orElseThrow();
  }
}
