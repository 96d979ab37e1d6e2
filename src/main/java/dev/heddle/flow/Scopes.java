package dev.heddle.flow;

import dev.heddle.fact.Region;
import dev.heddle.fact.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Resources of a `try` that take a lock when they are opened and release it when closed. */
final class Scopes {
  private Scopes() {}

  /** The calls that open the resources of the `try` statements around an element. */
  static List<Call> around(Element e) {
    List<Call> opened = new ArrayList<>();
    Method method = e.method();
    List<Region> regions = e.regions();
    for (int i = 0; i + 1 < regions.size(); i++) {
      if (regions.get(i).kind() == Region.Kind.TRY_BODY) {
        method.children(regions.get(i + 1)).stream()
            .filter(r -> r.kind() == Region.Kind.RESOURCES)
            .flatMap(r -> method.inside(r).stream())
            .filter(Call.class::isInstance)
            .forEach(c -> opened.add((Call) c));
      }
    }
    return opened;
  }

  /** The locks that a method or constructor of the sources takes and leaves taken. */
  static List<Lock> locksOf(Call opening) {
    return locksOf(opening, 2);
  }

  private static List<Lock> locksOf(Call opening, int depth) {
    List<Lock> taken = new ArrayList<>();
    for (Method target : opening.targets()) {
      List<Call> own = target.callList();
      for (Call call : own) {
        Lock lock = call.is("acquire") ? Lock.of(call) : null;
        boolean released =
            lock != null
                && own.stream()
                    .filter(c -> c.is("release"))
                    .map(Lock::of)
                    .anyMatch(l -> l != null && l.releases(lock));
        Lock seen = lock == null || released ? null : seenBy(opening, target, lock);
        if (seen != null) {
          taken.add(seen);
        }
      }
      for (Expression result : depth > 1 ? target.returned() : List.<Expression>of()) {
        Call inner = result.localOrigin().call();
        if (inner != null && inner.isProject()) {
          locksOf(inner, depth - 1).stream()
              .map(lock -> seenBy(opening, target, lock))
              .filter(Objects::nonNull)
              .forEach(taken::add);
        }
      }
    }
    return taken;
  }

  /** The lock as the caller knows it; one of its own if nothing tells which it is there. */
  static Lock asSeenFrom(Call caller, Method target, Lock lock) {
    if (lock.key().startsWith("monitor this") && !caller.isUnqualified() && !caller.isNew()) {
      Lock monitor = Lock.monitor(caller.receiver());
      return monitor == null ? lock : monitor;
    }
    Lock seen = seenBy(caller, target, lock);
    String unknown = "unknown " + lock.key();
    return seen != null
        ? seen
        : new Lock(lock.kind(), unknown, lock.place(), lock.half(), lock.text(), null);
  }

  /** The lock as the caller knows it: a field, or what is passed for a parameter. */
  private static Lock seenBy(Call opening, Method target, Lock lock) {
    if (!lock.key().contains("@")) {
      return lock;
    }
    List<Variable> parameters = target.parameters();
    for (int i = 0; i < parameters.size(); i++) {
      boolean given = lock.key().contains(" v" + parameters.get(i).id() + "@");
      if (given && opening.argument(i) != null) {
        Lock passed = LockNaming.of(opening.argument(i), lock.kind());
        return passed == null || lock.half() == Lock.Half.WHOLE ? passed : passed.with(lock.half());
      }
    }
    return null;
  }
}
