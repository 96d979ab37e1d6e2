package dev.heddle.flow;

import dev.heddle.code.MethodDecl;
import dev.heddle.code.TypeDecl;
import dev.heddle.fact.Variable;
import java.util.List;

/** The locks that callers hold, as far as the sources show who calls. */
final class CallerLocks {
  private static final int DEPTH = 4;

  private final Program program;
  private final Holds holds;

  CallerLocks(Program program, Holds holds) {
    this.program = program;
    this.holds = holds;
  }

  /** Whether a lock is held when a body starts, as far as the callers that are seen tell. */
  boolean hold(Method method, Lock lock) {
    return hold(method, lock, DEPTH);
  }

  /** Whether all callers that are seen hold some lock. */
  boolean holdSomething(Method method) {
    return holdSomething(method, DEPTH);
  }

  private boolean holdSomething(Method method, int depth) {
    if (method.enclosing() != null) {
      boolean atOnce =
          method.timing() == Timing.AT_ONCE
              && holdSomething(Holds.creation(method).method(), depth);
      if (atOnce || method.isLambda()) {
        return atOnce;
      }
    }
    List<Call> callers = callers(method);
    return depth > 0
        && !callers.isEmpty()
        && !method.isConstructor()
        && !isLibraryCallback(method)
        && callers.stream()
            .filter(c -> c.method() != method && !c.method().member().isInitialiser())
            .filter(c -> !Access.isOnFresh(c))
            .allMatch(c -> !holds.at(c).isEmpty() || holdSomething(c.method(), depth - 1));
  }

  private List<Call> callers(Method method) {
    List<Call> seen = method.callers();
    return seen.isEmpty() && method.declaration() != null && !method.isStatic()
        ? program.calls().callersAbove(method)
        : seen;
  }

  /** Whether each call of a method in sight holds a lock of the object, and there is one. */
  boolean eachHolds(Method method, Lock lock) {
    boolean own = lock.isSameAs(LockNaming.selfMonitor(method.type()));
    return (own || lock.field() != null)
        && method.enclosing() == null
        && !method.callers().isEmpty()
        && method.callers().stream()
            .allMatch(
                c -> {
                  boolean other = !c.isNew() && !c.isUnqualified() && !c.receiver().isThis();
                  Lock wanted = own && other ? Lock.monitor(c.receiver()) : lock;
                  return isHeldAt(c, wanted) || (own && other && isHeldFor(c));
                });
  }

  /** Whether a call is made on a parameter, and each caller holds the monitor of what it gives. */
  private boolean isHeldFor(Call call) {
    Variable given = call.receiver().variable();
    int index = given == null ? -1 : call.method().parameters().indexOf(given);
    List<Call> givers = index < 0 ? List.of() : callers(call.method());
    return !givers.isEmpty()
        && givers.stream()
            .allMatch(
                c -> index < c.arguments().size() && isHeldAt(c, Lock.monitor(c.argument(index))));
  }

  private boolean isHeldAt(Element e, Lock lock) {
    return lock != null && e.holds(lock);
  }

  private boolean hold(Method method, Lock lock, int depth) {
    if (method.enclosing() != null && method.creation() != null) {
      return method.timing() == Timing.AT_ONCE
          && isHeldBefore(Holds.creation(method), null, lock, depth);
    }
    List<Call> callers = method.callers();
    if (depth == 0 || callers.isEmpty() || method.isConstructor() || isLibraryCallback(method)) {
      return false;
    }
    return callers.stream()
        .filter(c -> c.method() != method && !c.method().member().isInitialiser())
        .filter(c -> !Access.isOnFresh(c))
        .allMatch(c -> isHeldBefore(c, method, lock, depth - 1));
  }

  private boolean isHeldBefore(Element caller, Method called, Lock lock, int depth) {
    Lock wanted = lock;
    if (caller instanceof Call c && called != null && !c.isUnqualified() && !c.isNew()) {
      boolean own = lock.isSameAs(LockNaming.selfMonitor(called.type()));
      if (own && !c.receiver().isThis()) {
        wanted = Lock.monitor(c.receiver());
      } else if (lock.key().startsWith("monitor this")) {
        wanted = lock;
      } else if (!c.receiver().isThis() && lock.field() != null && !lock.field().isStatic()) {
        return holds.isUnknown(c.method()) || !holds.at(c).isEmpty() || isCalled(c.method());
      }
    }
    Lock same = wanted;
    return holds.isUnknown(caller.method())
        || same == null
        || (!same.equals(lock) && !holds.at(caller).isEmpty())
        || caller.holds(same)
        || hold(caller.method(), same, depth);
  }

  /** Whether something of the sources calls it, under locks that nobody can compare. */
  private static boolean isCalled(Method method) {
    return method.enclosing() == null
        ? !method.callers().isEmpty()
        : method.timing() == Timing.AT_ONCE && isCalled(Holds.creation(method).method());
  }

  /** Whether it overrides a method of a library: then nobody sees all its callers. */
  private boolean isLibraryCallback(Method method) {
    MethodDecl own = method.declaration();
    for (String ancestor : program.ancestors(method.type().name())) {
      TypeDecl above = program.type(ancestor) == null ? program.declaration(ancestor) : null;
      if (own != null
          && above != null
          && above.methods().stream()
              .anyMatch(
                  m ->
                      m.name().equals(own.name())
                          && m.parameters().size() == own.parameters().size())) {
        return true;
      }
    }
    return false;
  }
}
