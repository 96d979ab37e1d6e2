package dev.heddle.flow;

import dev.heddle.catalog.Blocking;
import dev.heddle.code.Site;
import dev.heddle.code.TypeDecl;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A wait, in an iteration, for what the same round has started, so that nothing overlaps.
 *
 * @param at the waiting call or method reference
 * @param work the call whose outcome is waited for
 */
public record SerialWait(Element at, Call work) {
  private static final Pattern SIGNAL =
      Pattern.compile(
          "future|promise|completion|result|onExit|when[A-Z].*|.*(Future|Promise|Completion)");

  /** The place of the wait. */
  public Site site() {
    return at.site();
  }

  /** The serial waits in a body's own code, in order. */
  public static List<SerialWait> in(Method method) {
    List<SerialWait> found = new ArrayList<>();
    for (Call call : method.callList()) {
      Expression handle = waitedFor(call);
      if (handle != null) {
        addRound(call, handle, found);
      }
      if (Iteration.isPerElement(call)) {
        addPipeline(call, found);
      }
    }
    return found;
  }

  /** The future that a call waits for, itself or in a helper that it hands it to; else null. */
  static Expression waitedFor(Call call) {
    if (isUnlimitedJoin(call)) {
      return call.subject();
    }
    for (int i = 0; i < call.arguments().size(); i++) {
      if (call.argument(i).is("future") && joinsParameter(call, i)) {
        return call.argument(i);
      }
    }
    return null;
  }

  private static boolean joinsParameter(Call call, int i) {
    List<Method> targets = call.isNew() ? List.of() : call.targets();
    return targets.size() == 1
        && i < targets.get(0).parameters().size()
        && targets.get(0).calls().anyMatch(c -> isUnlimitedJoin(c) && isParameter(c.subject(), i));
  }

  private static boolean isParameter(Expression value, int i) {
    return value.variable() != null && value.method().parameters().indexOf(value.variable()) == i;
  }

  static boolean isUnlimitedJoin(Call call) {
    boolean joins = call.is("join") || call.is("blocking-operator");
    return joins
        && !call.isNew()
        && !call.is("launch-all")
        && !call.is("shutdown")
        && !isTimed(call)
        && !KnownComplete.holds(call);
  }

  private static boolean isTimed(Call call) {
    return call.is("timed-join")
        || call.is("timed-wait")
        || call.arguments().stream().anyMatch(a -> a.is("time-span") || a.type().is("long"));
  }

  private static void addRound(Call wait, Expression handle, List<SerialWait> found) {
    Call work = work(wait, handle);
    Iteration round = work == null ? null : Iteration.around(work);
    if (round == null || !round.holds(wait) || wait.method() != work.method()) {
      return;
    }
    boolean together = overlaps(round, work, wait) || round.isParallel();
    if (!together
        && !round.isLeftAfter(wait)
        && !pauses(round)
        && !new Carried(round).reaches(work)) {
      found.add(new SerialWait(wait, work));
    }
  }

  /** The call that began the work which is waited for, null if it began elsewhere. */
  private static Call work(Call wait, Expression handle) {
    if (handle.is("thread")) {
      return startOf(wait);
    }
    Call first = null;
    for (Call call : Drop.chainThroughLocals(handle)) {
      Expression result = call.result();
      boolean async = result.is("future") || result.is("publisher");
      if (async) {
        first = call;
      }
    }
    if (first == null
        || !first.precedes(wait)
        || isReplacedBehind(wait, handle)
        || first.is("takes-completed")
        || Ownership.isThereBefore(first)
        || first.is("container")
        || first.is("takes-completed")
        || first.is("completed")
        || first.is("promise")
        || first.is("all-of")
        || first.is("race")
        || first.is("eager-source")
        || first.is("combinator")) {
      return null;
    }
    return begins(first) ? first : null;
  }

  /** Whether the local gets its value after the wait: what it holds here is older. */
  private static boolean isReplacedBehind(Call wait, Expression handle) {
    return handle.variable() != null
        && wait.method().writes(handle.variable()).stream().anyMatch(wait::precedes);
  }

  /** Whether a call makes its future or publisher, rather than going on from one it was given. */
  private static boolean begins(Call call) {
    if (call.isNew() || isAccessor(call) || isSignal(call)) {
      return false;
    }
    Expression receiver = call.receiver();
    boolean given = receiver.is("future") || receiver.is("publisher") || receiver.is("collection");
    return !given
        || (call.isUnqualified() && !call.is("compose") && !call.is("operator"))
        || receiver.isTypeName();
  }

  /** Whether a call only gives out a handle that something else keeps. */
  private static boolean isAccessor(Call call) {
    if (call.is("takes-completed") || call.is("container")) {
      return true;
    }
    List<Method> targets = call.targets();
    if (targets.isEmpty()) {
      boolean element = call.declaration() != null && call.declaration().returns().variable();
      boolean component = call.isProject() && call.arguments().isEmpty() && isRecord(call);
      return component || (element && !call.isProject());
    }
    return call.arguments().isEmpty()
        && targets.stream()
            .allMatch(
                t ->
                    !t.returned().isEmpty()
                        && t.returned().stream().allMatch(r -> r.field() != null));
  }

  private static boolean isRecord(Call call) {
    TypeDecl.Kind kind = call.program().type(call.owner()).declaration().kind();
    return kind == TypeDecl.Kind.RECORD;
  }

  /** By its name an accessor of an outcome that was under way before, such as `closeFuture()`. */
  private static boolean isSignal(Call call) {
    return call.arguments().isEmpty() && SIGNAL.matcher(call.name()).matches();
  }

  /** The `start()` of the thread that is joined, where that is in the same code. */
  private static Call startOf(Call wait) {
    Expression thread = wait.subject();
    if (thread.variable() == null) {
      return null;
    }
    for (Use use : thread.uses()) {
      Call call = thread.callOf(use);
      if (use.kind() == Use.Kind.RECEIVER && call.is("start-thread")) {
        return call.precedes(wait) && thread.localOrigin().call() != null ? call : null;
      }
    }
    Call made = thread.localOrigin().call();
    return made != null && made.is("start-thread") ? made : null;
  }

  /** Whether something else is started in the same round before the wait, and not waited for. */
  private static boolean overlaps(Iteration round, Call work, Call wait) {
    List<Call> own =
        round.elements().stream()
            .filter(e -> e.method() == work.method() && e.event().id() < wait.event().id())
            .filter(Call.class::isInstance)
            .map(Call.class::cast)
            .toList();
    int last =
        own.stream()
            .filter(c -> c.event().id() < work.event().id() && isUnlimitedJoin(c))
            .mapToInt(c -> c.event().id())
            .max()
            .orElse(-1);
    return own.stream().anyMatch(c -> c.event().id() > last && !c.equals(work) && startsOther(c));
  }

  private static boolean startsOther(Call call) {
    if (call.is("launch") || call.is("start-thread") || call.is("execute")) {
      return true;
    }
    return call.result().is("future")
        && !call.isNew()
        && begins(call)
        && !call.is("container")
        && !call.is("takes-completed");
  }

  /** A pause in the round: it polls, or spreads its work over time on purpose. */
  private static boolean pauses(Iteration round) {
    return round.elements().stream()
        .anyMatch(e -> e instanceof Call c && c.blocks() == Blocking.SLEEP);
  }

  private static void addPipeline(Call step, List<SerialWait> found) {
    Call work = SerialPipeline.launchIn(step);
    if (work == null || Streams.isParallel(step)) {
      return;
    }
    Element join = SerialPipeline.joinBehind(step);
    if (join != null) {
      found.add(new SerialWait(join, work));
    }
  }
}
