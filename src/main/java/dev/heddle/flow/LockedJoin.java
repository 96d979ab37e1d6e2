package dev.heddle.flow;

import dev.heddle.catalog.Blocking;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A wait for other work of the program while a lock is held.
 *
 * @param at the waiting call, or the call in the locked section that leads to it
 * @param path the calls from there to the waiting one
 */
public record LockedJoin(Call at, Hold hold, List<Call> path) {

  /** Longer ways to a wait are seldom taken with the arguments given. */
  private static final int LONGEST = 4;

  /** Those of a body; a wait whose own body is known to be locked is told there. */
  public static List<LockedJoin> of(Method method) {
    List<LockedJoin> found = new ArrayList<>();
    for (Call call : method.callList()) {
      add(call, found);
    }
    return found;
  }

  private static void add(Call call, List<LockedJoin> found) {
    if (call.waitsForWork()) {
      held(call.held()).ifPresent(h -> found.add(new LockedJoin(call, h, List.of(call))));
      return;
    }
    List<Hold> sections = call.sections();
    Optional<Hold> hold = sections.isEmpty() ? Optional.empty() : held(sections);
    if (hold.isEmpty() || LockedWait.isRemote(hold.get(), call.method())) {
      return;
    }
    for (Effect effect : call.program().places().blocking(call)) {
      boolean near = effect.path().size() > 1 && effect.path().size() <= LONGEST;
      boolean leads = (near && effect.operation().waitsForWork()) || isReferenced(effect);
      if (leads && !isToldInside(effect, hold.get().lock())) {
        found.add(new LockedJoin(call, hold.get(), effect.calls()));
        return;
      }
    }
  }

  /** Whether the operation is a method reference such as `Future::join`, passed to a call. */
  private static boolean isReferenced(Effect effect) {
    return effect.path().size() <= LONGEST
        && effect.kind() == Blocking.FUTURE
        && effect.operation().blocks() == null
        && effect.operation().targets().isEmpty();
  }

  private static Optional<Hold> held(List<Hold> holds) {
    return holds.stream().filter(h -> h.lock().kind() != Lock.Kind.SEMAPHORE).findFirst();
  }

  /** Whether a later call of the path is told: the wait itself, or one in a section of the lock. */
  private static boolean isToldInside(Effect effect, Lock lock) {
    List<Element> path = effect.path();
    for (int i = 1; i < path.size(); i++) {
      Element inside = path.get(i);
      boolean last = i == path.size() - 1;
      if (last ? inside.holds(lock) : lock.isAmong(inside.sections())) {
        return true;
      }
    }
    return false;
  }

  /** Whether what is awaited needs the lock itself: then neither ever goes on. */
  public boolean isDeadlock() {
    Call wait = path.get(path.size() - 1);
    boolean bounded = wait.is("timed-join") || wait.is("timed-wait");
    return path.size() == 1
        && !bounded
        && new AwaitedWork(wait, List.of())
            .tasks().stream().anyMatch(task -> NeededLock.isNeededBy(task, hold.lock()));
  }

  /** The waiting call, fit for a message. */
  public String text() {
    return path.get(path.size() - 1).text();
  }

  /** Each call of the path with its place; empty if the wait stands in the section itself. */
  public List<Step> steps() {
    if (path.size() == 1) {
      return List.of();
    }
    return path.stream().map(c -> new Step(c.site(), "calls `" + c.name() + "`")).toList();
  }
}
