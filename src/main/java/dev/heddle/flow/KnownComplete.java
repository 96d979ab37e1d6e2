package dev.heddle.flow;

import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Whether a wait for a future cannot wait: it is known to be complete. */
final class KnownComplete {
  private KnownComplete() {}

  static boolean holds(Call wait) {
    return !wait.isNew()
        && wait.receiver() != null
        && (isOwnOutcome(wait) || isInTurn(wait) || holds(wait, wait.subject()));
  }

  /**
   * `invoke() { return invokeAsync().join(); }` beside `invokeAsync() { return done(invoke()); }`:
   * who implements either one never runs the other.
   */
  private static boolean isInTurn(Call wait) {
    Call asked = wait.subject().call();
    boolean own = asked != null && !asked.isNew() && asked.isUnqualified();
    return own
        && wait.method().type().isInterface()
        && asked.targets().stream()
            .anyMatch(
                t ->
                    t.type() == wait.method().type()
                        && t.calls()
                            .anyMatch(
                                c -> c.isUnqualified() && c.targets().contains(wait.method())));
  }

  /** Whether a future is known to be complete when a call is made. */
  static boolean holds(Call wait, Expression awaited) {
    Expression future = plain(awaited);
    return isCompleted(future.origin())
        || isGiven(future)
        || isTested(wait, future)
        || isWaitedForBefore(wait, future)
        || isSourceOfStage(wait, future)
        || isCompleteForCallers(wait, future);
  }

  /** Whether it is, or is among, what all callers of a private method know to be complete. */
  private static boolean isCompleteForCallers(Call wait, Expression future) {
    Expression given = subject(future);
    Method method = wait.method();
    int index = given == null ? -1 : method.parameters().indexOf(given.variable());
    List<Call> callers = index < 0 || !method.isPrivate() ? List.of() : method.callers();
    return !callers.isEmpty()
        && callers.stream()
                .filter(caller -> caller.argument(index) != null)
                .filter(
                    caller ->
                        isWaitedForBefore(caller, caller.argument(index))
                            || isSourceOfStage(caller, caller.argument(index)))
                .count()
            == callers.size();
  }

  /** The future itself behind steps that only give it back, as `toCompletableFuture()`. */
  private static Expression plain(Expression future) {
    Expression at = future;
    while (at.call() != null && !at.call().isNew() && isPlain(at.call())) {
      at = at.call().receiver();
    }
    return at;
  }

  private static boolean isPlain(Call call) {
    return call.is("fluent") && !call.is("join") && !call.isUnqualified();
  }

  /** The variable that holds the future, or the collection it is a member of; null if none does. */
  static Expression subject(Call wait) {
    return wait.isNew() || wait.receiver() == null ? null : subject(wait.subject());
  }

  /** The same for a future passed on. */
  static Expression subject(Expression future) {
    Expression root = Gathering.root(future);
    for (Expression source : Gathering.sourceOf(root)) {
      Expression collection = Gathering.root(source);
      if (collection.variable() != null) {
        return collection;
      }
    }
    return root.variable() == null ? null : root;
  }

  /** The collection whose members an operation such as `map(Future::join)` visits. */
  static Expression members(Call operation) {
    return operation.isNew() || operation.receiver() == null ? null : subject(operation.receiver());
  }

  /** The worker's own outcome, asked for in the callback that says it is there. */
  private static boolean isOwnOutcome(Call wait) {
    return wait.receiver().isThis()
        && wait.receiver().is("future")
        && Meaning.says(wait.method(), "when-done");
  }

  /** The future that a listener is told about. */
  private static boolean isGiven(Expression future) {
    var variable = future.variable();
    if (variable == null) {
      return false;
    }
    if (variable.kind() == Variable.Kind.LAMBDA_PARAMETER) {
      Method lambda = future.method();
      while (lambda != null && !lambda.parameters().contains(variable)) {
        lambda = lambda.enclosing();
      }
      if (lambda != null && isListener(lambda.lambda())) {
        return true;
      }
      Call listening = lambda == null ? null : lambda.receivingCall();
      return listening != null
          && !listening.isNew()
          && listening.receiver().is("future")
          && !listening.receiver().is("stage");
    }
    Type type = future.method().type();
    return variable.kind() == Variable.Kind.PARAMETER && type.is("future-listener");
  }

  /** Whether a function is written as what is told of a finished future. */
  private static boolean isListener(Expression function) {
    return function.uses().stream()
        .filter(u -> u.event() instanceof Event.Cast)
        .anyMatch(u -> function.user(u).result().is("future-listener"));
  }

  /** The same for the elements of a stream or collection that a reference such as `join` visits. */
  static boolean holdsForMembers(Call operation) {
    if (operation.isNew() || operation.receiver() == null) {
      return false;
    }
    Expression members = Gathering.root(operation.receiver());
    return isWaitedForBefore(operation, members) || isSourceOfStage(operation, members);
  }

  private static boolean isCompleted(Expression origin) {
    return origin.call() != null && origin.call().is("completed");
  }

  /** Behind `isDone()` on the same future, also through a helper of one line. */
  private static boolean isTested(Call wait, Expression future) {
    Method method = wait.method();
    for (Region region : wait.regions()) {
      if (region.parent() < 0) {
        continue;
      }
      Region parent = method.region(region.parent());
      boolean guarded =
          region.kind() == Region.Kind.THEN
              || region.kind() == Region.Kind.ELSE
              || region.kind() == Region.Kind.LOOP_BODY;
      if (guarded && asks(method, parent, region, future)) {
        return true;
      }
    }
    return isBehindArm(wait, future) || isBehindEarlyExit(wait, future);
  }

  /** Whether the condition of a branch, evaluated before one of its parts, asks the future. */
  private static boolean asks(Method method, Region branch, Region part, Expression future) {
    if (branch.subject() != null && isAnswer(method.subject(branch), future)) {
      return true;
    }
    for (Element e : method.inside(branch)) {
      if (e.event().id() >= part.from()) {
        return false;
      }
      if (asksState(e, future)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a flag keeps what the future said: `boolean done = f.isDone()`. */
  private static boolean isAnswer(Expression flag, Expression future) {
    Variable variable = flag.variable();
    return variable != null
        && variable.kind() == Variable.Kind.LOCAL
        && flag.method().writes(variable).stream()
            .filter(w -> w.event() instanceof Event.Assign)
            .map(w -> w.expression(((Event.Assign) w.event()).value()).call())
            .anyMatch(c -> c != null && asksState(c, future));
  }

  private static boolean isBehindArm(Call wait, Expression future) {
    Method method = wait.method();
    Region arm = wait.enclosing(Region.Kind.ARM);
    if (arm == null) {
      return false;
    }
    List<Element> before = method.elements();
    for (int i = before.size() - 1; i >= 0; i--) {
      Element e = before.get(i);
      if (e.event().id() < arm.from()
          && e.event().origin().statement() == wait.event().origin().statement()
          && asksState(e, future)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isBehindEarlyExit(Call wait, Expression future) {
    for (Element e : wait.method().elements()) {
      if (e.event().id() >= wait.event().id()) {
        return false;
      }
      Region branch = asksState(e, future) ? e.enclosing(Region.Kind.IF) : null;
      if (branch != null && !branch.holds(wait.event().id()) && leaves(e.method(), branch)) {
        return true;
      }
    }
    return false;
  }

  private static boolean leaves(Method method, Region branch) {
    return method.inside(branch).stream()
        .anyMatch(
            e ->
                e.event() instanceof Event.Return
                    || e.event() instanceof Event.Throw
                    || e.event() instanceof Event.Jump);
  }

  private static boolean asksState(Element e, Expression future) {
    if (!(e instanceof Call call) || call.isNew()) {
      return false;
    }
    if (call.is("asks-state")) {
      return Gathering.isSame(call.receiver(), future);
    }
    return call.arguments().stream().anyMatch(a -> Gathering.isSame(a, future))
        && !call.targets().isEmpty()
        && call.targets().stream().allMatch(t -> t.calls().anyMatch(c -> c.is("asks-state")));
  }

  /** After `allOf(..).join()` or a wait on the same future earlier in the same code. */
  private static boolean isWaitedForBefore(Call wait, Expression future) {
    for (Call call : wait.method().callList()) {
      if (call.event().id() >= wait.event().id()) {
        break;
      }
      if (!call.is("join") || call.isNew() || future.is("executor") || isElsewhere(call, wait)) {
        continue;
      }
      if (Gathering.isSame(call.subject(), future) && !call.equals(wait)) {
        return true;
      }
      if (isGathered(call.subject(), future)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a call stands in a branch that is not taken, or failed, on the way to the wait. */
  private static boolean isElsewhere(Call call, Call wait) {
    int at = wait.event().id();
    for (Region region : call.regions()) {
      boolean branch =
          region.kind() == Region.Kind.THEN
              || region.kind() == Region.Kind.ELSE
              || region.kind() == Region.Kind.CASE
              || region.kind() == Region.Kind.ARM;
      boolean tried =
          region.kind() == Region.Kind.TRY_BODY && call.method().region(region.parent()).holds(at);
      if ((branch || tried) && !region.holds(at)) {
        return true;
      }
    }
    return false;
  }

  /** In a stage of the future itself, or of an `allOf` that it is a member of. */
  private static boolean isSourceOfStage(Call wait, Expression future) {
    for (Method m = wait.method(); m != null; m = m.enclosing()) {
      Call stage = m.receivingCall();
      if (stage != null
          && (isAfterWrapped(stage, future) || Gathering.isGivenAlong(stage, future))) {
        return true;
      }
      if (stage == null || stage.isNew() || (!stage.is("compose") && stage.callee() != null)) {
        continue;
      }
      if (Gathering.isSame(stage.subject(), future)
          || stage.arguments().stream().anyMatch(a -> Gathering.isSame(a, future))) {
        return true;
      }
      List<Call> chain = new ArrayList<>(Drop.chain(stage.subject()));
      chain.addAll(Drop.chain(stage.subject().origin()));
      for (Call call : chain) {
        if (!call.isNew() && Gathering.isSame(call.subject(), future)) {
          return true;
        }
      }
      if (isGathered(stage.subject(), future) || Gathering.covers(chain, future)) {
        return true;
      }
    }
    return false;
  }

  /** In an operator below a publisher made of the future, or in a source that follows it. */
  private static boolean isAfterWrapped(Call receiving, Expression future) {
    if (!receiving.result().is("publisher")) {
      return false;
    }
    Call operator = receiving;
    for (Use use : receiving.is("lazy-source") ? receiving.result().allUses() : List.<Use>of()) {
      operator = use.kind() == Use.Kind.ARGUMENT ? receiving.result().callOf(use) : operator;
    }
    return Drop.chain(operator.result()).stream()
        .filter(above -> above.is("wraps-future") && !above.arguments().isEmpty())
        .map(above -> above.argument(0))
        .flatMap(a -> a.function() == null ? Stream.of(a) : a.function().returned().stream())
        .anyMatch(a -> Gathering.isSame(a, future) || isGathered(a, future));
  }

  /** Whether some value that the outcome may have gathers the future: the ways mostly agree. */
  private static boolean isGathered(Expression outcome, Expression future) {
    return Gathering.chains(outcome).stream().anyMatch(c -> Gathering.covers(c, future));
  }
}
