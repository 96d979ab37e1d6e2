package dev.heddle.flow;

import dev.heddle.code.Site;
import dev.heddle.fact.Event;
import java.util.ArrayList;
import java.util.List;

/**
 * A call or method reference that takes or gives back a lock.
 *
 * @param takes whether it takes the lock; else it releases it
 */
public record LockUse(Element at, Lock lock, boolean takes) {

  /** All of a body, lambdas and anonymous classes inside included, in order. */
  public static List<LockUse> inside(Method method) {
    List<LockUse> uses = new ArrayList<>();
    for (Element e : method.allElements()) {
      LockUse use = of(e);
      if (use != null) {
        uses.add(use);
      }
    }
    return uses;
  }

  private static LockUse of(Element e) {
    if (e instanceof Call call) {
      Lock lock = Lock.of(call);
      return lock == null ? null : new LockUse(e, lock, !call.is("release"));
    }
    if (e.event() instanceof Event.MethodReference reference) {
      Expression object = e.expression(reference.qualifier());
      Lock.Kind kind = Lock.kindOf(object);
      Lock lock = kind == null ? null : LockNaming.of(object, kind);
      boolean takes = Meaning.traits(object, reference.name()).contains("acquire");
      boolean releases = Meaning.traits(object, reference.name()).contains("release");
      return lock == null || (!takes && !releases) ? null : new LockUse(e, lock, takes);
    }
    return null;
  }

  /** Whether a call gives back a lock that another thread took: it fails before it waits. */
  static boolean isForeignRelease(Call call) {
    LockUse use = of(call);
    return use != null && use.takenOnAnotherThread() != null;
  }

  /** The body that runs it: for a method reference, none of its own. */
  public Method method() {
    return at.method();
  }

  public boolean isReference() {
    return !(at instanceof Call);
  }

  /**
   * Where the code around takes the lock that this one gives back on another thread; null if it
   * does not or nothing tells which thread runs this.
   */
  public Site takenOnAnotherThread() {
    boolean crossed = isReference() && Timing.of(at.result()) == Timing.ELSEWHERE;
    if (takes || !lock.isOwned() || (isReference() && !crossed)) {
      return null;
    }
    List<LockUse> all = inside(method().member());
    for (Method m = method(); m != null; m = m.enclosing()) {
      Method here = m;
      boolean own = !isReference() || m != method();
      if (own && !crossed && all.stream().anyMatch(u -> takes(u) && u.method() == here)) {
        return null;
      }
      if (m.enclosing() != null) {
        Timing timing = m.timing();
        if (timing == Timing.UNKNOWN && !crossed) {
          return null;
        }
        crossed |= timing == Timing.ELSEWHERE;
      }
    }
    if (!crossed) {
      return null;
    }
    LockUse taken = outside(all);
    return taken != null ? taken.at().site() : heldByCallers();
  }

  private Site heldByCallers() {
    Method member = method().member();
    return member.program().holds().atEntry(member).stream()
        .filter(h -> lock.releases(h.lock()))
        .map(Hold::since)
        .findFirst()
        .orElse(null);
  }

  private boolean takes(LockUse other) {
    return other.takes() && !other.isReference() && lock.releases(other.lock());
  }

  private LockUse outside(List<LockUse> all) {
    for (LockUse use : all) {
      boolean elsewhere = use.isReference() || use.method() != method() || isReference();
      boolean balanced =
          !use.isReference()
              && use.method() != method().member()
              && all.stream()
                  .anyMatch(
                      u -> !u.takes() && u.method() == use.method() && u.lock().releases(lock));
      if (use.takes() && lock.releases(use.lock()) && elsewhere && !balanced) {
        return use;
      }
    }
    return null;
  }
}
