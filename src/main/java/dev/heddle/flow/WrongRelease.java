package dev.heddle.flow;

import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Variable;
import java.util.ArrayList;
import java.util.List;

/**
 * A release of a lock that is not held on some path to it.
 *
 * @param acquisition the call that was meant to take it
 */
public record WrongRelease(Call call, Lock lock, Flaw flaw, Call acquisition) {
  /** What is wrong with the release. */
  public enum Flaw {
    NOT_HELD,
    OTHER_LOCK,
    TOO_MANY
  }

  /** Those of a body, as far as it acquires something itself. */
  public static List<WrongRelease> of(Method method) {
    LockWalk walk = method.locks();
    List<WrongRelease> wrong = new ArrayList<>();
    if (walk != null) {
      List<Call> acquisitions = method.calls().filter(LockWalk::acquires).toList();
      for (LockWalk.Release release : walk.releases()) {
        WrongRelease found = of(release, acquisitions, method);
        if (found != null && !handlesFailure(release.call())) {
          wrong.add(found);
        }
      }
    }
    return wrong;
  }

  private static WrongRelease of(LockWalk.Release release, List<Call> acquisitions, Method method) {
    Call before = null;
    int acquired = 0;
    int others = 0;
    for (Call call : acquisitions) {
      boolean same = release.lock().releases(Lock.of(call));
      others += same ? 0 : 1;
      if (same && call.precedes(release.call()) && !areExclusive(call, release.call())) {
        before = before == null ? call : before;
        acquired = acquired < 0 ? acquired : add(acquired, permits(call));
      }
    }
    if (before != null && !before.sharesLoopWith(release.call())) {
      // taken in the rounds of one loop, given back in another's or behind it: nobody can count
      return null;
    }
    if (before != null && release.missing() && !isOtherStamp(release.call())) {
      if (release.lock().kind() == Lock.Kind.SEMAPHORE && isHandedOver(before, release.call())) {
        return null;
      }
      return new WrongRelease(release.call(), release.lock(), Flaw.NOT_HELD, before);
    }
    if (before != null && acquired > 0 && permits(release.call()) > acquired) {
      boolean semaphore = release.lock().kind() == Lock.Kind.SEMAPHORE;
      return semaphore
          ? new WrongRelease(release.call(), release.lock(), Flaw.TOO_MANY, before)
          : null;
    }
    return before == null && others > 0 ? other(release, acquisitions, method) : null;
  }

  /**
   * Whether a permit is only taken if a field does not say that another thread has left its own.
   */
  private static boolean isHandedOver(Call acquisition, Call release) {
    List<Integer> shared = release.decisions().stream().map(Decision::at).toList();
    return acquisition.decisions().stream()
            .anyMatch(d -> !shared.contains(d.at()) && tellsField(d.condition()))
        || acquisition.result().uses().stream()
            .filter(u -> u.event() instanceof Event.Operation o && o.operator().equals("||"))
            .flatMap(u -> ((Event.Operation) u.event()).operands().stream())
            .anyMatch(v -> tellsField(acquisition.expression(v)));
  }

  /** Whether it is a field, a local that was set from one, or says one of them. */
  private static boolean tellsField(Expression condition) {
    if (condition.event() instanceof Event.Operation o) {
      return (o.operator().equals("!") || o.operator().equals("||") || o.operator().equals("&&"))
          && o.operands().stream().anyMatch(v -> tellsField(condition.beside(v)));
    }
    if (condition.variable() == null || condition.field() != null) {
      return isTelling(condition);
    }
    return condition.method().writes(condition.variable()).stream()
        .filter(w -> w.event() instanceof Event.Assign)
        .anyMatch(w -> isTelling(w.expression(((Event.Assign) w.event()).value())));
  }

  private static boolean isTelling(Expression value) {
    return value.field() != null && !value.field().isFinal();
  }

  /** Whether both stand in different branches of one `if`, or in cases of one `switch`. */
  private static boolean areExclusive(Call one, Call other) {
    return one.regions().stream()
        .filter(r -> isBranch(r, one))
        .anyMatch(
            r ->
                !r.holds(other.event().id())
                    && one.method().region(r.parent()).holds(other.event().id())
                    && other.enclosing(Region.Kind.FINALLY) == null);
  }

  /** Whether what runs in a region does not run into the next one. */
  private static boolean isBranch(Region region, Call inside) {
    return switch (region.kind()) {
      case THEN, ELSE -> true;
      case CASE -> leaves(inside.method().inside(region));
      default -> false;
    };
  }

  private static boolean leaves(List<Element> inside) {
    Event last = inside.isEmpty() ? null : inside.get(inside.size() - 1).event();
    return last instanceof Event.Return
        || last instanceof Event.Throw
        || last instanceof Event.Yield
        || last instanceof Event.Jump;
  }

  /** Whether a stamp is given back that nobody sees taken: a caller's, or one of a helper. */
  private static boolean isOtherStamp(Call release) {
    if (release.arguments().isEmpty() || Lock.of(release).kind() != Lock.Kind.STAMPED) {
      return false;
    }
    Expression stamp = release.argument(0);
    return stamp.variable() != null
        && (stamp.variable().kind() != Variable.Kind.LOCAL
            || stamp.method().writes(stamp.variable()).stream()
                .filter(w -> w.event() instanceof Event.Assign)
                .map(w -> w.expression(((Event.Assign) w.event()).value()).call())
                .anyMatch(c -> c != null && !LockWalk.acquires(c)));
  }

  private static int add(int sum, int more) {
    return more < 0 ? -1 : sum + more;
  }

  /** How many permits a call moves; -1 if that is no constant. */
  private static int permits(Call call) {
    if (call.arguments().isEmpty()) {
      return 1;
    }
    String constant = call.argument(0).constant();
    return constant != null && constant.matches("\\d{1,9}") ? Integer.parseInt(constant) : -1;
  }

  /** The other half of a read-write lock, or in a `finally` a lock that nobody took. */
  private static WrongRelease other(
      LockWalk.Release release, List<Call> acquisitions, Method method) {
    Lock lock = release.lock();
    if (!lock.isOwned() || release.held()) {
      return null;
    }
    for (Call call : acquisitions) {
      Lock taken = Lock.of(call);
      boolean half = lock.isSameAs(taken) && call.precedes(release.call());
      boolean instead =
          release.call().enclosing(Region.Kind.FINALLY) != null
              && taken.isOwned()
              && taken.field() != null
              && lock.field() != null
              && release.others().contains(taken)
              && isNeverReleased(taken, method);
      if (half || instead) {
        return new WrongRelease(release.call(), lock, Flaw.OTHER_LOCK, call);
      }
    }
    return null;
  }

  private static boolean isNeverReleased(Lock taken, Method method) {
    return LockUse.inside(method.member()).stream()
        .noneMatch(use -> !use.takes() && use.lock().releases(taken));
  }

  /** Whether a catch around it expects the failure of the release. */
  private static boolean handlesFailure(Call release) {
    Method method = release.method();
    List<Region> around = release.regions();
    for (int i = 0; i + 1 < around.size(); i++) {
      if (around.get(i).kind() == Region.Kind.TRY_BODY) {
        for (Region child : method.children(around.get(i + 1))) {
          if (child.types().stream()
              .anyMatch(t -> method.program().kinds(method.resolve(t)).contains("not-owner"))) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
