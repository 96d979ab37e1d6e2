package dev.heddle.flow;

import dev.heddle.fact.Event;
import dev.heddle.fact.Value;
import dev.heddle.fact.Variable;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A wait or a signal: on a monitor, or on a condition of a lock. */
public final class MonitorCall {
  private final Call call;
  private final Lock needed;

  private MonitorCall(Call call) {
    this.call = call;
    this.needed = isOnCondition() ? lockOfCondition(call.receiver()) : monitorOf(call);
  }

  /** Those of a body. */
  public static List<MonitorCall> of(Method method) {
    List<Call> calls = method.calls(MonitorCall::isOne);
    return calls.isEmpty() ? List.of() : calls.stream().map(MonitorCall::new).toList();
  }

  private static boolean isOne(Call c) {
    return c.receiver() != null
        && (c.is("await-condition") || c.is("signal"))
        && (c.is("monitor") || c.receiver().is("condition"));
  }

  private static Lock monitorOf(Call call) {
    return Lock.monitor(call.receiver());
  }

  /** The lock whose `newCondition()` made a condition; null if that is not in sight. */
  private static Lock lockOfCondition(Expression condition) {
    Call made = condition.origin().call();
    Lock lock =
        made != null && made.is("new-condition")
            ? LockNaming.of(made.receiver(), Lock.Kind.LOCK)
            : null;
    return lock == null ? null : LockNaming.beside(condition, lock);
  }

  public Call call() {
    return call;
  }

  public boolean isWait() {
    return call.is("await-condition");
  }

  private boolean isOnCondition() {
    return call.receiver().is("condition") && !call.is("monitor");
  }

  /** Whether the methods of Object are called on a condition of a lock. */
  public boolean mistakesCondition() {
    return call.is("monitor") && call.receiver().is("condition");
  }

  /** Whether it waits on a thread, which notifies all when it ends. */
  public boolean isOnThread() {
    return isWait() && call.is("monitor") && call.receiver().is("thread");
  }

  /** The lock that must be held; null if nothing tells which one. */
  public Lock needed() {
    return needed;
  }

  /** Whether the lock it needs is certainly not held. */
  public boolean isUnlocked() {
    Method method = call.method();
    if (needed == null || call.program().holds().isUnknown(method)) {
      return false;
    }
    boolean held =
        call.held().stream()
            .map(Hold::lock)
            .anyMatch(h -> h.isSameAs(needed) && (!isOnCondition() || needed.releases(h)));
    return !held && !mayBeHeldByCaller(method);
  }

  private boolean mayBeHeldByCaller(Method method) {
    Method member = method;
    while (member.enclosing() != null && member.timing() == Timing.AT_ONCE) {
      member = member.enclosing();
    }
    if (member.enclosing() != null && member.isLambda()) {
      return isFromOutside() && member.timing() != Timing.ELSEWHERE;
    }
    if (isFromOutside() || member.name().endsWith("Locked")) {
      return true;
    }
    List<Call> callers = member.isPrivate() ? List.of() : member.callers();
    return (!callers.isEmpty() && callers.stream().allMatch(this::isHeldAt))
        || call.program().holds().isHeldByCallers(call, needed);
  }

  /** Whether the object is a parameter or belongs to one: its user may hold it. */
  private boolean isFromOutside() {
    Expression at = call.receiver().localOrigin();
    while (at.event() instanceof Event.Read r
        && r.owner() != null
        && !(r.owner() instanceof Value.Self)) {
      at = call.expression(r.owner()).localOrigin();
    }
    Variable v = at.variable();
    return v != null || (at.call() != null && !at.call().isNew() && !isLookedUp(at.call()));
  }

  /** Whether it comes out of a container of this object, and no caller holds any lock. */
  private boolean isLookedUp(Call lookup) {
    Expression container = lookup.isUnqualified() ? null : lookup.receiver().localOrigin();
    Field kept = container == null ? null : container.field();
    boolean own = kept != null && kept.isPrivate() && container.is("collection");
    Method member = call.method().member();
    return own && !member.isPrivate() && member.callers().stream().noneMatch(Element::mayBeLocked);
  }

  private boolean isHeldAt(Call caller) {
    if (caller.program().holds().isUnknown(caller.method())) {
      return true;
    }
    Lock wanted = needed;
    if (needed.kind() == Lock.Kind.MONITOR
        && call.receiver().isThis()
        && caller.receiver() != null) {
      wanted = Lock.monitor(caller.receiver());
    } else if (!caller.isUnqualified() && needed.field() != null && !needed.field().isStatic()) {
      return caller.mayBeLocked();
    }
    Lock same = wanted;
    return same == null || caller.holds(same);
  }

  /** Whether it wakes one of several waiters that wait for different things. */
  public boolean mayWakeTheWrongOne() {
    if (isWait() || call.is("signal-all") || needed == null) {
      return false;
    }
    Set<String> conditions = new TreeSet<>();
    for (Call wait : call.program().calls().saying("await-condition")) {
      MonitorCall other = isOne(wait) ? new MonitorCall(wait) : null;
      if (other != null && isSameQueue(other)) {
        String condition = WaitCondition.of(wait);
        if (condition != null) {
          conditions.add(condition);
        }
      }
    }
    return conditions.size() > 1;
  }

  private boolean isSameQueue(MonitorCall other) {
    if (isOnCondition() != other.isOnCondition() || other.needed == null) {
      return false;
    }
    return isOnCondition()
        ? call.receiver().field() != null
            && call.receiver().field() == other.call.receiver().field()
        : needed.isSameAs(other.needed);
  }

  /** Whether a condition is made from a read lock, which has none. */
  public static boolean isUnsupported(Call call) {
    if (!call.is("new-condition") && !call.is("unsupported")) {
      return false;
    }
    Lock lock = LockNaming.of(call.receiver(), Lock.Kind.LOCK);
    return call.is("unsupported") || (lock != null && lock.half() == Lock.Half.READ);
  }
}
