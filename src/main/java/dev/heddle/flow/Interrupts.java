package dev.heddle.flow;

import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Value;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a catch clause does with an interrupt. */
final class Interrupts {
  private static final String INTERRUPTION = "java.lang.InterruptedException";
  private static final int DEPTH = 3;

  private Interrupts() {}

  static boolean areLost(Catch clause) {
    return (clause.catches("interruption") || takesInterruptUnnamed(clause))
        && !isHandled(clause)
        && !isExpected(clause)
        && !isUnreachable(clause)
        && !ThreadEnd.isAt(clause);
  }

  /** A catch-all directly around a call that an interrupt ends, no clause for it before. */
  private static boolean takesInterruptUnnamed(Catch clause) {
    return clause.covers(INTERRUPTION)
        && clause.earlier().stream().noneMatch(c -> c.covers(INTERRUPTION))
        && clause.guarded().stream()
            .filter(e -> e instanceof Call call && mayBeInterrupted(call))
            .anyMatch(e -> firstFor(e).equals(Optional.of(clause)));
  }

  private static boolean mayBeInterrupted(Call call) {
    return call.is("interruptible") && !isThere(call);
  }

  /** Whether it asks a future for an outcome that is there. */
  private static boolean isThere(Call call) {
    return call.is("join")
        && !call.isNew()
        && call.receiver().is("future")
        && (call.arguments().isEmpty() || !isPending(call))
        && KnownComplete.holds(call);
  }

  /** Whether the code asks that the future is not there yet. */
  private static boolean isPending(Call wait) {
    return wait.method()
        .calls()
        .filter(c -> c.is("asks-state") && c.receiver().isSame(wait.receiver()))
        .flatMap(c -> c.result().uses().stream())
        .anyMatch(u -> u.event() instanceof Event.Operation o && o.operator().equals("!"));
  }

  /** Whether all that it guards is asking futures for outcomes that are there. */
  private static boolean isUnreachable(Catch clause) {
    List<Call> throwing =
        clause.guarded().stream()
            .filter(Call.class::isInstance)
            .map(Call.class::cast)
            .filter(c -> c.is("interruptible") || c.declaration() == null || declares(c))
            .toList();
    return !throwing.isEmpty() && throwing.stream().allMatch(Interrupts::isThere);
  }

  private static boolean declares(Call call) {
    return call.declaration().thrown().stream().anyMatch(t -> t.name().equals(INTERRUPTION));
  }

  private static Optional<Catch> firstFor(Element interruptible) {
    return Catch.around(interruptible).stream().filter(c -> c.covers(INTERRUPTION)).findFirst();
  }

  private static boolean isHandled(Catch clause) {
    Expression caught = clause.parameter();
    for (Element e : clause.elements()) {
      if (e.event() instanceof Event.Throw t && passesOn(e.expression(t.value()), caught)) {
        return true;
      }
      if (e instanceof Call call && (restores(call, DEPTH) || isHandedOn(call, caught))) {
        return true;
      }
      if (isRemembered(e, clause)) {
        return true;
      }
    }
    return clause.last().anyMatch(e -> e instanceof Call call && restores(call, DEPTH));
  }

  /** Whether a thrown value is the caught exception, or another one for an interrupt. */
  private static boolean passesOn(Expression thrown, Expression caught) {
    Expression origin = thrown.localOrigin();
    if (origin.equals(caught) || isInterruption(origin) || thrown.is("interruption")) {
      return true;
    }
    // `throw unknown(e)` may well be the exception itself
    return thrown.type().isUnknown()
        && origin.call() != null
        && origin.call().arguments().contains(caught);
  }

  /** Whether an exception is made that says by its type that the thread was interrupted. */
  private static boolean isInterruption(Expression made) {
    return Drop.chain(made.localOrigin()).stream()
        .filter(Call::isNew)
        .map(Call::result)
        .anyMatch(e -> e.is("interruption") || e.type().simpleName().contains("Interrupt"));
  }

  /** Whether a call sets the flag of the current thread again, itself or in the sources. */
  static boolean restores(Call call, int depth) {
    if (call.is("interrupts")) {
      return isCurrentThread(call.receiver());
    }
    return depth > 0
        && call.targets().stream()
            .anyMatch(t -> t.allCalls().anyMatch(c -> restores(c, depth - 1)));
  }

  private static boolean isCurrentThread(Expression thread) {
    Call made = thread.origin().call();
    return thread.isThis() || (made != null && made.is("current-thread"));
  }

  /** Whether the exception goes to a helper that throws it, or to one that nobody can see. */
  private static boolean isHandedOn(Call call, Expression caught) {
    int index = call.arguments().indexOf(caught);
    if (index < 0) {
      return false;
    }
    if (call.declaration() == null) {
      return call.isUnqualified() || saysInterrupt(call);
    }
    if (call.is("rethrows-given")) {
      return call.arguments().stream().anyMatch(Interrupts::isClassOfInterrupt);
    }
    return call.is("rethrows") || call.targets().stream().anyMatch(t -> throwsParameter(t, index));
  }

  /** `Interrupts.restore(e)` of a library that nobody can see. */
  private static boolean saysInterrupt(Call call) {
    String name = call.isNew() ? "" : call.name() + call.receiver().text();
    return name.toLowerCase(Locale.ROOT).contains("interrupt");
  }

  private static boolean isClassOfInterrupt(Expression given) {
    return given.value() instanceof Value.Constant c
        && c.kind() == Value.Literal.CLASS
        && given
            .program()
            .ancestors(INTERRUPTION)
            .contains(given.method().resolve(TypeRef.of(c.text())).name());
  }

  private static boolean throwsParameter(Method helper, int index) {
    return index < helper.parameters().size()
        && helper
            .elements(Event.Throw.class)
            .map(e -> e.expression(((Event.Throw) e.event()).value()).localOrigin())
            .anyMatch(v -> helper.parameters().get(index).equals(v.variable()));
  }

  /** A flag or the exception itself is kept, and a later step of the same code makes it good. */
  private static boolean isRemembered(Element e, Catch clause) {
    boolean kept = e.event() instanceof Event.Assign || e.event() instanceof Event.Store;
    return kept
        && clause.method().member().allElements().stream()
            .filter(other -> !clause.region().holds(other.event().id()))
            .anyMatch(other -> makesGood(other, e, clause));
  }

  private static boolean makesGood(Element later, Element kept, Catch clause) {
    if (later instanceof Call call && restores(call, DEPTH)) {
      return true;
    }
    return kept.event() instanceof Event.Assign a
        && (kept.expression(a.value()).equals(clause.parameter())
            || isInterruption(kept.expression(a.value())))
        && later.event() instanceof Event.Throw t
        && t.value().equals(new Value.Local(a.variable()));
  }

  /** A test that fails unless the interrupt arrives. */
  private static boolean isExpected(Catch clause) {
    List<Element> guarded = clause.guarded();
    for (int i = guarded.size() - 1; i >= 0; i--) {
      if (guarded.get(i) instanceof Call call) {
        return call.name().equals("fail");
      }
    }
    return false;
  }
}
