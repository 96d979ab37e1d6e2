package dev.heddle.flow;

import dev.heddle.fact.Region;
import java.util.HashSet;
import java.util.Set;

/** Whether a task cannot end without a lock: it takes that lock itself or in calls. */
final class NeededLock {
  private static final int DEPTH = 6;

  private final Lock lock;
  private final Set<Method> seen = new HashSet<>();

  private NeededLock(Lock lock) {
    this.lock = lock;
  }

  static boolean isNeededBy(Method task, Lock lock) {
    return !lock.isOpaque() && new NeededLock(lock).isTaken(task, DEPTH);
  }

  private boolean isTaken(Method body, int depth) {
    if (depth == 0 || !seen.add(body)) {
      return false;
    }
    return DeclaredLocks.of(body).stream().anyMatch(this::excludes)
        || body.regions(Region.Kind.SYNCHRONIZED).stream()
            .anyMatch(block -> excludes(Holds.monitor(body, block)))
        || body.calls().anyMatch(call -> takes(call, depth));
  }

  private boolean takes(Call call, int depth) {
    Lock taken = call.is("acquire") ? Lock.of(call) : null;
    if (taken != null) {
      return excludes(taken);
    }
    boolean same = call.isUnqualified() || (!call.isNew() && call.receiver().isSelf());
    boolean fixed = lock.field() != null ? lock.field().isStatic() : lock.isOfClass();
    return (same || fixed)
        && call.targets().size() == 1
        && isTaken(call.targets().get(0), depth - 1);
  }

  private boolean excludes(Lock other) {
    boolean shared = lock.half() == Lock.Half.READ && other.half() == Lock.Half.READ;
    return lock.isSameAs(other) && !shared;
  }
}
