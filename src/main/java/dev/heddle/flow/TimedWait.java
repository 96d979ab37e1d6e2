package dev.heddle.flow;

import dev.heddle.code.Site;
import dev.heddle.code.Span;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Value;
import dev.heddle.fact.Variable;

/**
 * A call that waits no longer than a limit and tells by its result whether it succeeded.
 *
 * @param call the waiting call
 */
public record TimedWait(Call call) {

  /** From behind the call to the end of its statement; null if it is not all of a statement. */
  public Site rest() {
    if (!call.isStatement()) {
      return null;
    }
    Span end = call.statement().span();
    Span from = call.span();
    return new Site(
        call.statement().path(),
        new Span(from.endLine(), from.endColumn(), end.endLine(), end.endColumn()));
  }

  /** Whether nobody reads the result. */
  public boolean isUnread() {
    Expression result = call.result();
    if (!Fate.of(result).isDropped()
        || isRepeated()
        || result.type().isVoid()
        || Ownership.isForTest(call)) {
      return false;
    }
    return call.is("permit")
        || result.uses().stream()
            .map(u -> u.event() instanceof Event.Assign a ? a.variable() : -1)
            .filter(v -> v >= 0)
            .map(v -> call.link().body().variables().get(v))
            .map(Variable::text)
            .noneMatch(Drops::saidOnPurpose);
  }

  /**
   * In a loop that looks again by itself: a wait for a condition, a latch or permit as a signal.
   */
  private boolean isRepeated() {
    boolean loop = call.regions().stream().anyMatch(r -> r.kind().isLoop() && !isForEach(r));
    return loop && (call.is("await-condition") || call.receiver().is("latch") || isSignal());
  }

  /** A permit that this body never gives back guards nothing: another thread only wakes it. */
  private boolean isSignal() {
    return call.receiver().is("semaphore")
        && call.method().member().allCalls().noneMatch(c -> c.is("release") && isAbout(c));
  }

  private boolean isAbout(Call other) {
    return other.receiver() != null
        && (other.receiver().isSame(call.receiver())
            || Term.of(other.receiver()).equals(Term.of(call.receiver())));
  }

  private static boolean isForEach(Region region) {
    return region.kind() == Region.Kind.FOR_EACH;
  }

  /** Whether the limit is so far away that it never comes, or there is none: a negative one. */
  public boolean isEndless() {
    return call.arguments().stream()
        .anyMatch(
            a ->
                a.text().equals("MAX_VALUE")
                    || isNegative(a)
                    || a.text().equals("DAYS")
                    || String.valueOf(a.constant()).startsWith("9223372036854775807"));
  }

  private static boolean isNegative(Expression limit) {
    return limit.value() instanceof Value.Constant c
        && (c.kind() == Value.Literal.INT || c.kind() == Value.Literal.LONG)
        && c.text().startsWith("-");
  }

  /** Whether the same method asks in another way afterwards, or then gives up the waiting. */
  public boolean isAskedLater() {
    return call.method()
        .allCalls()
        .filter(later -> call.precedes(later) || isInSameLoop(later))
        .filter(later -> !isOnlyOnFailure(later))
        .filter(later -> !later.isNew() && asks(later))
        .anyMatch(later -> later.receiver().isSame(subject()));
  }

  /** The next round, or the condition for it, then asks. */
  private boolean isInSameLoop(Call later) {
    return later.regions().stream()
        .anyMatch(r -> r.kind().isLoop() && !isForEach(r) && r.holds(call.event().id()));
  }

  private Expression subject() {
    return call.receiver().isTypeName() ? call.argument(0) : call.receiver();
  }

  private static boolean asks(Call later) {
    return later.is("asks-state") || later.is("asks-owner") || later.is("cancel");
  }

  /** In a catch clause of the `try` around the wait. */
  private boolean isOnlyOnFailure(Call later) {
    return later.regions().stream()
        .filter(r -> r.kind() == Region.Kind.CATCH)
        .anyMatch(r -> call.method().region(r.parent()).holds(call.event().id()));
  }
}
