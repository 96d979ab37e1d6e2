package dev.heddle.flow;

import dev.heddle.fact.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The thread on which a reactive chain runs a function: it follows sources, `subscribeOn`,
 * `publishOn`, operators with a default scheduler, inner publishers and the chains around them.
 *
 * <p>An empty answer means that nothing in sight says.
 */
final class ChainThread {
  private static final int DEPTH = 12;

  /** The thread that waits for the end of the chain, whichever that is. */
  private static final Pool.Kind WAITER = Pool.Kind.UNKNOWN;

  /** The calls of the sources that led here, the outermost first: what they return goes to them. */
  private final List<Call> through;

  private ChainThread(List<Call> through) {
    this.through = through;
  }

  /** The thread on which the upstream of an operator emits. */
  static Optional<Pool.Kind> upstream(Call operator, List<Call> through) {
    ChainThread thread = new ChainThread(through);
    if ((operator.is("recover") || operator.is("peeks-error")) && failsOnTimer(operator)) {
      return Optional.of(Pool.Kind.NON_BLOCKING);
    }
    return operator.receiver() == null || operator.receiver().isTypeName()
        ? thread.combined(operator, DEPTH)
        : thread.emits(operator.receiver(), DEPTH);
  }

  /** The thread that subscribes to the source that a call makes. */
  static Optional<Pool.Kind> subscriber(Call source, List<Call> through) {
    Call next = source.next();
    if (source.is("publish-on-shortcut") && next != null && next.is("hop")) {
      return Optional.of(scheduler(next));
    }
    return new ChainThread(through).subscribes(source.result(), DEPTH);
  }

  /** The last signal of several sources: known only if all of them end alike. */
  private Optional<Pool.Kind> combined(Call combinator, int depth) {
    Optional<Pool.Kind> agreed = Optional.empty();
    for (Expression argument : combinator.arguments()) {
      if (!argument.is("publisher")) {
        continue;
      }
      Optional<Pool.Kind> each = emits(argument, depth - 1);
      if (each.isEmpty() || (agreed.isPresent() && !agreed.equals(each))) {
        return Optional.empty();
      }
      agreed = each;
    }
    return agreed;
  }

  /** The thread on which a publisher emits. */
  private Optional<Pool.Kind> emits(Expression publisher, int depth) {
    Expression origin = publisher.origin();
    Call call = origin.call();
    if (depth <= 0 || call == null) {
      return depth <= 0 ? Optional.empty() : given(origin, depth);
    }
    if (call.is("hop") && scheduler(call) != Pool.Kind.DIRECT) {
      return Optional.of(scheduler(call));
    }
    // by size they stay on the thread above, by time they do not
    if (call.is("default-hop-parallel") || call.is("mixed-hop-parallel")) {
      return Optional.of(Pool.Kind.NON_BLOCKING);
    }
    if (call.is("default-hop-worker") || call.is("source-event-loop")) {
      boolean loop = call.is("source-event-loop");
      return Optional.of(loop ? Pool.Kind.EVENT_LOOP : Pool.Kind.BLOCKING);
    }
    if (call.is("assembly") && !assembling(call).isEmpty()) {
      return assembled(call, depth);
    }
    if (call.is("flatten") && !isSource(call)) {
      Optional<Pool.Kind> inner = inner(call, depth - 1);
      return inner.isPresent() ? inner : plainInner(call, depth);
    }
    if (call.is("zips") || call.is("combinator")) {
      Optional<Pool.Kind> all = combined(call, depth - 1);
      return all.isPresent() ? all : subscribedAbove(call, depth);
    }
    if (isSource(call)) {
      return isProjectPublisher(call) ? ofProject(call, depth) : subscribedAbove(call, depth);
    }
    if (call.isProject()) {
      return call.targets().isEmpty() ? unseen(call.result(), depth) : ofProject(call, depth);
    }
    return emits(call.receiver(), depth - 1);
  }

  /** What was passed for a parameter by the call that led here. */
  private Optional<Pool.Kind> given(Expression parameter, int depth) {
    Variable variable = parameter.variable();
    if (variable == null) {
      return unseen(parameter, depth);
    }
    if (through.isEmpty()) {
      Optional<Pool.Kind> passed = byCallers(parameter, depth);
      return passed.isEmpty() ? unseen(parameter, depth) : passed;
    }
    Call last = through.get(through.size() - 1);
    Method method = parameter.link().method(parameter.link().functionOf(variable.region()));
    int index = method.parameters().indexOf(variable);
    Expression passed = null;
    if (assembling(last).contains(method)) {
      passed = index == 0 ? last.receiver() : null;
    } else if (index >= 0 && last.targets().contains(method)) {
      passed = last.argument(index);
    }
    return passed == null ? unseen(parameter, depth) : outside().emits(passed, depth - 1);
  }

  /** What all callers in sight pass; a thread that must not wait if one of them passes that. */
  private Optional<Pool.Kind> byCallers(Expression parameter, int depth) {
    Optional<Pool.Kind> agreed = Optional.empty();
    boolean unknown = false;
    for (Expression passed : parameter.givenByCallers()) {
      Optional<Pool.Kind> each = emits(passed, depth - 3);
      if (each.isPresent()
          && (each.get() == Pool.Kind.NON_BLOCKING || each.get() == Pool.Kind.EVENT_LOOP)) {
        return each;
      }
      unknown |= each.isEmpty() || (agreed.isPresent() && !agreed.equals(each));
      agreed = each;
    }
    return unknown ? Optional.empty() : agreed;
  }

  /** A source that nobody sees is taken to emit on the scheduler that subscribes to it. */
  private Optional<Pool.Kind> unseen(Expression source, int depth) {
    return source.is("publisher")
        ? subscribes(source, depth - 1).filter(kind -> kind != WAITER)
        : Optional.empty();
  }

  /** The functions that `transform` and its kind are given to build the rest of the chain. */
  private static List<Method> assembling(Call call) {
    if (call.isNew() || !call.is("assembly")) {
      return List.of();
    }
    List<Method> functions = new ArrayList<>();
    for (Expression argument : call.arguments()) {
      Method function = argument.function();
      Call made = argument.origin().call();
      if (function != null) {
        functions.add(function);
      } else if (made != null && !made.isNew()) {
        made.targets().stream()
            .flatMap(target -> target.returned().stream())
            .map(Expression::function)
            .filter(Objects::nonNull)
            .forEach(functions::add);
      }
    }
    return functions;
  }

  private Optional<Pool.Kind> assembled(Call call, int depth) {
    Optional<Pool.Kind> agreed = Optional.empty();
    for (Method function : assembling(call)) {
      for (Expression returned : function.returned()) {
        Optional<Pool.Kind> each = inside(call).emits(returned, depth - 2);
        if (each.isEmpty() || (agreed.isPresent() && !agreed.equals(each))) {
          return Optional.empty();
        }
        agreed = each;
      }
    }
    return agreed;
  }

  private ChainThread inside(Call call) {
    List<Call> longer = new ArrayList<>(through);
    longer.add(call);
    return new ChainThread(longer);
  }

  /** Where the call that led here stands. */
  private ChainThread outside() {
    return new ChainThread(through.subList(0, through.size() - 1));
  }

  /**
   * After an inner publisher of unknown thread nothing is sure; after plain data all is as before.
   */
  private Optional<Pool.Kind> plainInner(Call call, int depth) {
    Optional<Pool.Kind> before = emits(call.receiver(), depth - 1);
    boolean offloaded =
        before.isPresent()
            && before.get() != Pool.Kind.NON_BLOCKING
            && before.get() != Pool.Kind.EVENT_LOOP;
    return offloaded ? before : Optional.empty();
  }

  private static boolean isSource(Call call) {
    return call.isNew()
        || call.receiver().isTypeName()
        || call.is("source")
        || call.is("lazy-source")
        || call.is("eager-source");
  }

  private static boolean isProjectPublisher(Call call) {
    return call.isProject() && !call.targets().isEmpty();
  }

  /** A source without a thread of its own emits on the thread that subscribes to it. */
  private Optional<Pool.Kind> subscribedAbove(Call source, int depth) {
    return subscribes(source.result(), depth - 1);
  }

  private Optional<Pool.Kind> inner(Call flattening, int depth) {
    for (Expression argument : flattening.arguments()) {
      Method function = argument.function();
      if (function != null && !function.returned().isEmpty()) {
        Optional<Pool.Kind> agreed = Optional.empty();
        for (Expression returned : function.returned()) {
          Optional<Pool.Kind> each = emits(returned, depth - 1);
          if (each.isEmpty()) {
            return Optional.empty();
          }
          agreed = each;
        }
        return agreed;
      }
    }
    return Optional.empty();
  }

  private Optional<Pool.Kind> ofProject(Call call, int depth) {
    Optional<Pool.Kind> agreed = Optional.empty();
    ChainThread inside = inside(call);
    for (Method target : call.targets()) {
      for (Expression returned : target.returned()) {
        Optional<Pool.Kind> each = inside.emits(returned, depth - 3);
        if (each.isEmpty() || (agreed.isPresent() && !agreed.equals(each))) {
          return Optional.empty();
        }
        agreed = each;
      }
    }
    return agreed;
  }

  /**
   * Who subscribes to a publisher: the nearest `subscribeOn` below, else what it becomes part of.
   */
  private Optional<Pool.Kind> subscribes(Expression publisher, int depth) {
    if (depth <= 0) {
      return Optional.empty();
    }
    for (Use use : publisher.allUses()) {
      Optional<Pool.Kind> found = subscribes(publisher, use, depth);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private Optional<Pool.Kind> subscribes(Expression publisher, Use use, int depth) {
    switch (use.kind()) {
      case RECEIVER -> {
        Call next = publisher.callOf(use);
        boolean moves = next.is("default-hop-parallel") || scheduler(next) != Pool.Kind.DIRECT;
        if (next.is("source-hop") && moves) {
          return next.is("default-hop-parallel")
              ? Optional.of(Pool.Kind.NON_BLOCKING)
              : Optional.of(scheduler(next));
        }
        if (next.is("blocking-operator")) {
          return Optional.of(WAITER);
        }
        if (next.is("retries") && waitsBetween(next)) {
          return Optional.of(Pool.Kind.NON_BLOCKING);
        }
        Optional<Pool.Kind> within = within(next, assembling(next), 0, depth);
        return within.isPresent() ? within : subscribes(next.result(), depth - 1);
      }
      case ARGUMENT -> {
        Call receiver = publisher.callOf(use);
        if (!receiver.result().is("publisher")) {
          return receiver.is("opens-verifier") ? Optional.of(WAITER) : Optional.empty();
        }
        if (receiver.is("fallback-hop-parallel")) {
          return Optional.of(Pool.Kind.NON_BLOCKING);
        }
        Optional<Pool.Kind> within = within(receiver, receiver.targets(), use.index(), depth);
        if (within.isPresent()) {
          return within;
        }
        Optional<Pool.Kind> outer = subscribes(receiver.result(), depth - 1);
        boolean chained = !receiver.isNew() && !receiver.receiver().isTypeName();
        return outer.isPresent() || !chained || receiver.is("zips")
            ? outer
            : emits(receiver.receiver(), depth - 1);
      }
      case RETURNED, LAMBDA_RESULT -> {
        return returned(publisher.user(use).method(), depth);
      }
      default -> {
        return Optional.empty(); // nobody subscribes there
      }
    }
  }

  /** Who subscribes to a publisher that functions of the sources are given. */
  private Optional<Pool.Kind> within(Call call, List<Method> bodies, int index, int depth) {
    Optional<Pool.Kind> agreed = Optional.empty();
    for (Method body : bodies) {
      if (index >= body.parameters().size()) {
        return Optional.empty();
      }
      Expression parameter = body.expression(body.parameters().get(index));
      Optional<Pool.Kind> each = inside(call).subscribes(parameter, depth - 2);
      if (each.isEmpty() || (agreed.isPresent() && !agreed.equals(each))) {
        return Optional.empty();
      }
      agreed = each;
    }
    return agreed;
  }

  /** Whether the failure that an operator sees may be that of a timer above it. */
  private static boolean failsOnTimer(Call operator) {
    Call at = operator;
    for (int i = 0; i < DEPTH && !at.isNew() && !at.receiver().isTypeName(); i++) {
      at = at.receiver().origin().call();
      if (at == null || at.is("hop") || at.is("default-hop-parallel") || at.is("recover")) {
        return false;
      }
      if (at.is("failure-hop-parallel")) {
        return true;
      }
    }
    return false;
  }

  /** Whether a retry subscribes again from a timer. */
  private static boolean waitsBetween(Call retry) {
    return retry.arguments().stream()
        .flatMap(argument -> Drop.chain(argument.origin()).stream())
        .anyMatch(call -> call.is("default-hop-parallel"));
  }

  /** A publisher that a function gives to an operator is subscribed on that operator's thread. */
  private Optional<Pool.Kind> returned(Method method, int depth) {
    Call last = through.isEmpty() ? null : through.get(through.size() - 1);
    if (last != null && (last.targets().contains(method) || assembling(last).contains(method))) {
      return outside().subscribes(last.result(), depth - 2);
    }
    if (method.isLambda()) {
      Call operator = method.receivingCall();
      if (operator == null) {
        return Optional.empty();
      }
      if (isSource(operator) && (operator.is("flatten") || operator.is("lazy-source"))) {
        return subscribes(operator.result(), depth - 1);
      }
      if (operator.is("recover") && failsOnTimer(operator)) {
        return Optional.of(Pool.Kind.NON_BLOCKING);
      }
      return operator.result().is("publisher") && operator.receiver() != null
          ? emits(operator.receiver(), depth - 1)
          : Optional.empty();
    }
    Optional<Pool.Kind> agreed = Optional.empty();
    for (Call caller : method.callers()) {
      Optional<Pool.Kind> each = subscribes(caller.result(), depth - 2);
      if (each.isEmpty() || (agreed.isPresent() && !agreed.equals(each))) {
        return Optional.empty();
      }
      agreed = each;
    }
    return agreed;
  }

  /** The kind of the scheduler that a hop names; one that nobody knows may block. */
  private static Pool.Kind scheduler(Call hop) {
    for (Expression argument : hop.arguments()) {
      if (argument.is("scheduler") || argument.is("executor")) {
        Pool.Kind kind = Pool.of(argument).kind();
        return kind == Pool.Kind.UNKNOWN ? Pool.Kind.BLOCKING : kind;
      }
    }
    return Pool.Kind.BLOCKING;
  }
}
