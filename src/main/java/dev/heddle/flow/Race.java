package dev.heddle.flow;

import dev.heddle.fact.Event;
import dev.heddle.fact.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Several tasks of one method of which only the first outcome counts.
 *
 * @param call the call that takes the first outcome
 */
public record Race(Call call) {
  /** The races of a body's own code whose losers go on running, in order. */
  public static List<Race> withLosersIn(Method method) {
    List<Race> races = method.inCalls(Race::of);
    return races.isEmpty()
        ? races
        : races.stream().filter(race -> !race.losersAreStopped()).toList();
  }

  private static Optional<Race> of(Call call) {
    boolean race = call.is("race") && !call.is("cancels-losers") && !call.isNew();
    boolean first = call.is("takes-completed");
    return (race && startsSeveral(call) && Iteration.around(call) == null)
            || (first && isFirstOfSeveral(call))
        ? Optional.of(new Race(call))
        : Optional.empty();
  }

  /** Whether at least two of the racing futures were launched in this method. */
  private static boolean startsSeveral(Call call) {
    List<Expression> racing = new ArrayList<>(call.arguments());
    if (!call.receiver().isTypeName() && call.receiver().is("future")) {
      racing = new ArrayList<>(List.of(call.receiver(), call.argument(0)));
    }
    int launched = 0;
    for (Expression each : racing) {
      launched += Racing.count(each, call.method());
    }
    return launched > 1 && racing.stream().noneMatch(f -> isUsedElsewhere(f, call));
  }

  /** Whether a racing future is also waited for, returned or kept. */
  private static boolean isUsedElsewhere(Expression racing, Call race) {
    if (!(racing.value() instanceof Value.Local)) {
      return false;
    }
    for (Use use : racing.allUses()) {
      Call call = racing.callOf(use);
      boolean other = call != null && !call.equals(race);
      boolean leaves = use.kind() == Use.Kind.RETURNED || use.kind() == Use.Kind.STORED;
      if (leaves || (other && (call.is("join") || call.is("all-of")))) {
        return true;
      }
    }
    return false;
  }

  /** The first outcome of a completion service of this method, the others left alone. */
  private static boolean isFirstOfSeveral(Call take) {
    Expression service = take.receiver();
    Call made = service.localOrigin().call();
    if (made == null || !made.isNew() || made.method() != take.method()) {
      return false;
    }
    int submitted = 0;
    int taken = 0;
    for (Use use : service.allUses()) {
      Call call = use.kind() == Use.Kind.RECEIVER ? service.callOf(use) : null;
      if (call != null && call.is("execute")) {
        submitted += Iteration.around(call) == null ? 1 : 2;
      }
      submitted += use.kind() == Use.Kind.QUALIFIER && isSubmittedForEach(service, use) ? 2 : 0;
      taken += call != null && call.is("takes-completed") ? 1 : 0;
    }
    Iteration round = Iteration.around(take);
    return submitted > 1 && taken == 1 && (round == null || round.isLeftAfter(take));
  }

  /** `tasks.forEach(service::submit)`. */
  private static boolean isSubmittedForEach(Expression service, Use use) {
    Reference reference = new Reference(service.link().element(use.event()));
    Call step = reference.receivingCall();
    return step != null && Iteration.isPerElement(step) && reference.is("execute");
  }

  /** Whether something in the method cancels or stops tasks, or waits for all of them. */
  private boolean losersAreStopped() {
    Method member = call.method().member();
    return member.allCalls().anyMatch(c -> stops(c, 2))
        || member.allElements().stream().anyMatch(Race::isCancelReference);
  }

  private static boolean stops(Call call, int depth) {
    return call.is("cancel")
        || call.is("all-of")
        || (depth > 0
            && call.targets().stream()
                .anyMatch(t -> t.allCalls().anyMatch(c -> stops(c, depth - 1))));
  }

  private static boolean isCancelReference(Element e) {
    return e.event() instanceof Event.MethodReference && new Reference(e).is("cancel");
  }
}
