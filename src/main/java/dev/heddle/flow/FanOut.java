package dev.heddle.flow;

import dev.heddle.catalog.Blocking;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Variable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Whether a launch happens for each element of something with nothing to limit how many at once.
 */
final class FanOut {
  private static final int DEPTH = 3;

  private FanOut() {}

  static boolean isUnbounded(Launch launch) {
    if (launch.threads() == Pool.Kind.VIRTUAL
        && launch.tasks().stream().anyMatch(Permit::isTakenIn)) {
      return false;
    }
    return launch.call() == null
        ? isRepeated(new Reference(launch.at()))
        : isRepeated(launch.at(), launch, DEPTH, new HashSet<>());
  }

  /** Whether an element is repeated without a limit, here or where its method is called. */
  private static boolean isRepeated(Element at, Launch launch, int depth, Set<Method> seen) {
    if (replacesEnded(at)) {
      return false;
    }
    List<Iteration> around = new ArrayList<>();
    for (Iteration i = Iteration.around(at); i != null; i = i.outer()) {
      around.add(i);
    }
    if (!around.isEmpty()) {
      return areUnbounded(around, at, launch);
    }
    if (depth == 0 || !seen.add(at.method()) || isGuarded(at.method(), at)) {
      return false;
    }
    Method method = at.method();
    if (method.isLambda()) {
      return Effects.runsNow(method) && isRepeated(method.receivingCall(), launch, depth, seen);
    }
    if (at.enclosing(Region.Kind.CATCH) != null || isOnce(at) || isJoined(at)) {
      return false;
    }
    return method.callers().stream()
            .anyMatch(c -> isForElement(c) && isRepeated(c, launch, depth - 1, seen))
        || method.program().calls().references(method).stream().anyMatch(FanOut::isRepeated);
  }

  /** Whether it stands where an earlier thread or task of this very element is known to be over. */
  private static boolean replacesEnded(Element at) {
    return at.decisions().stream().anyMatch(FanOut::saysEnded);
  }

  private static boolean saysEnded(Decision decision) {
    Expression condition = decision.condition();
    boolean outcome = decision.outcome();
    while (condition.event() instanceof Event.Operation o && o.operator().equals("!")) {
      condition = condition.beside(o.operands().get(0));
      outcome = !outcome;
    }
    Call asked = condition.localOrigin().call();
    if (asked == null || !asked.is("asks-state") || asked.receiver() == null) {
      return false;
    }
    boolean over =
        asked.receiver().is("thread") ? !outcome : outcome && asked.receiver().is("future");
    Iteration round = Iteration.around(asked);
    return over && (round == null ? isHandedIn(asked.receiver()) : round.varies(asked));
  }

  /** Behind a flag that only one thread can set: it happens once. */
  private static boolean isOnce(Element at) {
    return at.method()
        .calls()
        .anyMatch(
            c ->
                c.is("sets-if-same")
                    && c.precedes(at)
                    && c.result().uses().stream().anyMatch(u -> u.kind() == Use.Kind.CONDITION));
  }

  /** Whether a call certainly goes to the method, and is about something of the round around it. */
  private static boolean isForElement(Call call) {
    Iteration round = Iteration.around(call);
    return call.isProject()
        && call.targets().size() == 1
        && call.enclosing(Region.Kind.CATCH) == null
        && (round == null
            ? call.arguments().isEmpty() || call.arguments().stream().anyMatch(FanOut::isHandedIn)
            : round.varies(call) || (round.source() == null && accepts(call)));
  }

  /** Whether a value comes from a parameter of the method around. */
  private static boolean isHandedIn(Expression value) {
    Expression at = value.localOrigin();
    for (int i = 0; i < 6 && at.call() != null && !at.call().isNew(); i++) {
      if (at.call().arguments().stream().anyMatch(FanOut::isHandedIn)) {
        return true;
      }
      at = at.call().receiver().localOrigin();
    }
    return at.variable() != null
        ? at.variable().kind() != Variable.Kind.LOCAL
        : (at.call() != null && at.call().arguments().stream().anyMatch(FanOut::isHandedIn))
            || at.event() instanceof Event.Lambda;
  }

  /** Whether the method that launches waits for what it has launched, or ends it. */
  private static boolean isJoined(Element launch) {
    return launch instanceof Call start
        && launch
            .method()
            .calls()
            .anyMatch(
                c ->
                    (c.is("join") || c.is("interrupts"))
                        && start.precedes(c)
                        && (c.receiver().isSame(start.receiver())
                            || c.receiver().isSame(start.result())));
  }

  /** Whether the method called takes the next of the elements itself. */
  private static boolean accepts(Call call) {
    return call.targets().get(0).calls().anyMatch(c -> c.is("accepts"));
  }

  /** A method reference given to a step that runs it for each element. */
  private static boolean isRepeated(Reference reference) {
    Call step = reference.receivingCall();
    return step != null
        && Iteration.isPerElement(step)
        && !Streams.isParallel(step)
        && !joinsBehind(step)
        && !Extent.isFew(step.receiver());
  }

  private static boolean areUnbounded(List<Iteration> around, Element at, Launch launch) {
    boolean unbounded = false;
    for (Iteration iteration : around) {
      if (iteration.isParallel() || isLimited(iteration, at) || waits(iteration, launch)) {
        return false;
      }
      if (isAcceptLoop(iteration) && launch.threads() == Pool.Kind.VIRTUAL) {
        return false;
      }
      unbounded |=
          !iteration.isShort()
              && !isOfWorkers(iteration, launch)
              && !iteration.endsAfter(at)
              && !retries(iteration, at);
    }
    return unbounded;
  }

  /**
   * As many as a number says: of platform threads, or of virtual ones that do the same, workers.
   */
  private static boolean isOfWorkers(Iteration iteration, Launch launch) {
    return iteration.isCounted()
        && (launch.threads() != Pool.Kind.VIRTUAL
            || launch.tasks().stream().noneMatch(iteration::isUsedIn));
  }

  /** A `while` around one launch that it means to repeat until something is so. */
  private static boolean retries(Iteration iteration, Element at) {
    return iteration.source() == null && iteration.isLeftAfter(at) && iteration.endsAfter(at);
  }

  /** Whether a permit is taken in each round before the launch. */
  private static boolean isLimited(Iteration iteration, Element at) {
    return iteration.elements().stream()
        .filter(e -> e.event().id() < at.event().id() && runsInRound(e, iteration))
        .anyMatch(
            e ->
                e instanceof Call c
                    && (isPacing(c) || (c.blocks() != Blocking.QUEUE && Permit.isTakenBy(c))));
  }

  /** A pause in each round: what is launched there is spread over time. */
  private static boolean isPacing(Call call) {
    return call.blocks() == Blocking.SLEEP || call.is("await-condition");
  }

  private static boolean isGuarded(Method method, Element at) {
    return method
        .calls()
        .filter(c -> c.event().id() < at.event().id())
        .anyMatch(c -> c.is("bounds") || (c.blocks() != Blocking.QUEUE && Permit.isTakenBy(c)));
  }

  /** Whether each round waits for something that was launched: itself, a batch or an older one. */
  private static boolean waits(Iteration iteration, Launch launch) {
    if (iteration.step() != null && joinsBehind(iteration.step())) {
      return true;
    }
    return iteration.elements().stream()
        .filter(e -> runsInRound(e, iteration))
        .anyMatch(e -> (e instanceof Call c && isWait(c, launch)) || isJoinReference(e));
  }

  private static boolean isWait(Call call, Launch launch) {
    if (call.is("scope-join") || isPacing(call) || ends(call, launch)) {
      return true;
    }
    boolean waits = call.is("join") || call.is("blocking-operator") || call.is("takes-completed");
    return (waits && !call.equals(launch.at())) || closesInside(call);
  }

  /** Whether the round interrupts or cancels what it has started. */
  private static boolean ends(Call call, Launch launch) {
    boolean stops = call.is("interrupts") || call.is("cancel");
    return stops
        && !call.isNew()
        && launch.at() instanceof Call start
        && (call.receiver().isSame(start.result())
            || (start.receiver() != null && call.receiver().isSame(start.receiver())));
  }

  /** An executor opened as a resource in the round is waited for at its end. */
  private static boolean closesInside(Call call) {
    return (call.is("new-executor")
            && call.result().allUses().stream().anyMatch(u -> u.kind() == Use.Kind.RESOURCE))
        || (call.is("new-executor") && isResource(call));
  }

  private static boolean isResource(Call call) {
    return call.enclosing(dev.heddle.fact.Region.Kind.RESOURCES) != null;
  }

  /** A later step of the same pipeline that waits for each element. */
  private static boolean joinsBehind(Call step) {
    return SerialPipeline.joinBehind(step) != null;
  }

  private static boolean isJoinReference(Element e) {
    return e.event() instanceof Event.MethodReference && SerialPipeline.isJoin(e.result());
  }

  private static boolean runsInRound(Element e, Iteration iteration) {
    for (Method m = e.method(); m != null && m != iteration.method(); m = m.enclosing()) {
      if (!Effects.runsNow(m) && !isStep(m)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isStep(Method m) {
    return m.receivingCall() != null && Iteration.isPerElement(m.receivingCall());
  }

  private static boolean isAcceptLoop(Iteration iteration) {
    return iteration.elements().stream().anyMatch(e -> e instanceof Call c && c.is("accepts"))
        || iteration.condition().stream().anyMatch(e -> e instanceof Call c && c.is("accepts"));
  }
}
