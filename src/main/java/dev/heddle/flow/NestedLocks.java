package dev.heddle.flow;

import dev.heddle.code.Site;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Value;
import dev.heddle.fact.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A lock taken inside another one in a way that is wrong wherever it happens.
 *
 * @param certain whether the thread can never go on
 */
public record NestedLocks(Lock outer, Lock inner, Site at, boolean certain) {
  private static final int DEPTH = 3;
  private static final Set<String> ORDERING = Set.of("<", ">", "<=", ">=");

  /** Those of a body: two objects in the order of the arguments, or a lock never granted. */
  public static List<NestedLocks> of(Method method) {
    List<NestedLocks> found = new ArrayList<>();
    if (!method.program().holds().hasSections(method)) {
      return found;
    }
    for (Region region : method.regions(Region.Kind.SYNCHRONIZED)) {
      Lock inner = Lock.monitor(method.subject(region));
      Element first = method.inside(region).stream().findFirst().orElse(null);
      if (inner != null && first != null) {
        List<Hold> around = method.program().holds().around(method, region);
        pair(first, inner, method.site(region.keyword()), around, found);
      }
    }
    method.calls().forEach(call -> check(call, found));
    return found;
  }

  private static void check(Call call, List<NestedLocks> found) {
    Lock inner = call.is("acquire") ? Lock.of(call) : null;
    if (inner != null) {
      neverGranted(call, inner, call.sections(), found);
      pair(call, inner, call.site(), call.sections(), found);
      return;
    }
    List<Method> targets = call.receiver() == null ? List.of() : call.targets();
    if (targets.size() == 1) {
      againInside(call, targets.get(0), found);
    }
    if (targets.size() == 1 && targets.get(0).isSynchronized() && !targets.get(0).isStatic()) {
      Lock taken = Lock.monitor(call.receiver());
      if (taken != null) {
        pair(call, taken, call.site(), call.sections(), found);
      }
    }
  }

  /** A method of the same object that takes what its caller must not take twice. */
  private static void againInside(Call call, Method target, List<NestedLocks> found) {
    if (!call.isUnqualified() && !call.receiver().isThis()) {
      return;
    }
    List<Hold> holds =
        call.sections().stream()
            .filter(h -> h.lock().half() == Lock.Half.READ || h.lock().kind() == Lock.Kind.STAMPED)
            .toList();
    if (!holds.isEmpty()) {
      inside(target, DEPTH).forEach(inner -> neverGranted(call, inner, holds, found));
    }
  }

  /** The locks of fields that a method takes, itself or in methods of the same object. */
  private static List<Lock> inside(Method method, int depth) {
    List<Lock> taken = new ArrayList<>();
    for (Call call : method.callList()) {
      Lock lock = call.is("acquire") ? Lock.of(call) : null;
      boolean own = depth > 0 && !call.isNew() && call.isUnqualified();
      if (lock != null && lock.field() != null) {
        if (!isGivenBackBefore(call, lock)) {
          taken.add(lock);
        }
      } else if (own && call.targets().size() == 1) {
        taken.addAll(inside(call.targets().get(0), depth - 1));
      }
    }
    return taken;
  }

  /** Whether the method gives the lock back that its caller holds before it takes it anew. */
  private static boolean isGivenBackBefore(Call taking, Lock lock) {
    return taking
        .method()
        .calls()
        .filter(c -> c.is("release") && c.precedes(taking))
        .map(Lock::of)
        .anyMatch(l -> l != null && l.isSameAs(lock));
  }

  private static void neverGranted(
      Call call, Lock inner, List<Hold> holds, List<NestedLocks> found) {
    for (Hold hold : holds) {
      Lock outer = hold.lock();
      if (!outer.isSameAs(inner)) {
        continue;
      }
      boolean upgrade = inner.half() == Lock.Half.WRITE && outer.half() == Lock.Half.READ;
      boolean again =
          inner.kind() == Lock.Kind.STAMPED
              && !(inner.half() == Lock.Half.READ && outer.half() == Lock.Half.READ);
      boolean alsoWrite =
          call.held().stream()
              .anyMatch(h -> h.lock().isSameAs(inner) && h.lock().half() == Lock.Half.WRITE);
      if (again || (upgrade && !alsoWrite && inner.kind() == Lock.Kind.LOCK)) {
        found.add(new NestedLocks(outer, inner, call.site(), true));
        return;
      }
    }
  }

  /** Two objects of one class, both given by the caller. */
  private static void pair(
      Element at, Lock inner, Site site, List<Hold> around, List<NestedLocks> found) {
    if (at.method().member().isInitialiser()
        || !isGiven(inner, at.method(), false)
        || isOrdered(at)) {
      return;
    }
    for (Hold hold : around) {
      Lock outer = hold.lock();
      boolean pair =
          !outer.isSameAs(inner)
              && outer.kind() == inner.kind()
              && outer.place().equals(inner.place())
              && isGiven(outer, at.method(), true);
      if (pair && found.stream().noneMatch(n -> n.outer.isSameAs(outer) && n.isAbout(inner))) {
        found.add(new NestedLocks(outer, inner, site, false));
        return;
      }
    }
  }

  private boolean isAbout(Lock other) {
    return inner.isSameAs(other);
  }

  /** Whether a lock belongs to a parameter, or where allowed to the current object. */
  private static boolean isGiven(Lock lock, Method method, boolean orThis) {
    if (lock.key().startsWith("monitor this")) {
      return orThis;
    }
    if (lock.field() != null && !lock.key().contains("@")) {
      return orThis && !lock.field().isStatic();
    }
    for (Variable v : method.member().parameters()) {
      if (lock.key().contains(" v" + v.id() + "@") || lock.key().contains(" v" + v.id() + ".")) {
        return true;
      }
    }
    return false;
  }

  /** Whether a comparison chooses the order, or a test says that both differ in rank. */
  private static boolean isOrdered(Element at) {
    Method method = at.method();
    return method.regions(Region.Kind.IF).stream()
        .anyMatch(
            branch ->
                branch.holds(at.event().id())
                    && method.inside(branch).stream()
                        .anyMatch(
                            e ->
                                e.event() instanceof Event.Operation o
                                    && ORDERING.contains(o.operator())
                                    && isInCondition(e, branch)));
  }

  private static boolean isInCondition(Element e, Region branch) {
    return branch.subject() instanceof Value.Result r && e.event().id() <= r.event();
  }
}
