package dev.heddle.flow;

import dev.heddle.catalog.Blocking;
import dev.heddle.catalog.Catalog;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Variable;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A resource that a block closes although work started in the block may use it later.
 *
 * @param resource the variable of the block's own resource
 * @param use the call that gives the work the resource, or a function that captures it
 * @param last the keyword that stands for the closing: `try` or `finally`
 */
public record BorrowedResource(Variable resource, Call use, String last) {
  private static final Set<Use.Kind> PASSED_ON =
      Set.of(Use.Kind.ASSIGNED, Use.Kind.DISCARDED, Use.Kind.OPERAND);
  private static final Set<String> HARMLESS =
      Set.of(
          "executor",
          "closing-waits",
          "task-scope",
          "resource-without-effect",
          "thread-bound-scope",
          "lock",
          "semaphore");

  /** Those of all blocks of a body. */
  public static List<BorrowedResource> of(Method method) {
    List<BorrowedResource> found = new ArrayList<>();
    for (Region block : method.regions(Region.Kind.TRY)) {
      for (Region part : method.children(block)) {
        if (part.kind() == Region.Kind.RESOURCES) {
          opened(method, part).forEach(v -> check(method, block, v, "try", found));
        } else if (part.kind() == Region.Kind.FINALLY) {
          closed(method, part).forEach(v -> check(method, block, v, "finally", found));
        }
      }
    }
    return found;
  }

  private static Set<Variable> opened(Method method, Region resources) {
    Set<Variable> opened = new LinkedHashSet<>();
    method.variables().stream()
        .filter(v -> v.kind() == Variable.Kind.RESOURCE && v.region() == resources.id())
        .forEach(opened::add);
    for (Element e : method.inside(resources)) {
      if (e.event() instanceof Event.Operation o && o.operator().equals("resource")) {
        add(e.expression(o.operands().get(0)), opened);
      }
    }
    return opened;
  }

  private static Set<Variable> closed(Method method, Region last) {
    Set<Variable> closed = new LinkedHashSet<>();
    for (Element e : method.inside(last)) {
      if (e instanceof Call call
          && !call.isNew()
          && isClosing(call)
          && !isOnlyForFailure(call, last)) {
        add(call.receiver(), closed);
        call.arguments().forEach(a -> add(a, closed));
      }
    }
    return closed;
  }

  /** A `close`, or another method by which some library closes what it is called on or given. */
  static boolean isClosing(Call call) {
    Catalog catalog = call.program().catalog();
    return call.name().equals("close")
        || catalog.mayBe("closes", call.name())
        || catalog.mayBe("closes-argument", call.name());
  }

  /** Whether a flag that the block sets decides: `if (!started) in.close()`. */
  private static boolean isOnlyForFailure(Call close, Region last) {
    Method method = close.method();
    return close.regions().stream()
        .filter(r -> r.kind() == Region.Kind.IF && last.holds(r.from()))
        .map(method::subject)
        .anyMatch(BorrowedResource::isFlag);
  }

  private static boolean isFlag(Expression condition) {
    Expression flag = condition;
    if (condition.event() instanceof Event.Operation o && o.operator().equals("!")) {
      flag = condition.beside(o.operands().get(0));
    }
    return flag.variable() != null && flag.type().name().equals("boolean");
  }

  private static void add(Expression value, Set<Variable> variables) {
    if (value.variable() != null && value.variable().kind() != Variable.Kind.PARAMETER) {
      variables.add(value.variable());
    }
  }

  private static void check(
      Method method, Region block, Variable resource, String last, List<BorrowedResource> found) {
    Expression value = method.expression(resource);
    if (value.type().isUnknown() || isHarmless(value) || isHarmless(value.localOrigin())) {
      return;
    }
    Borrowing borrowing = new Borrowing(resource);
    for (Region part : method.children(block)) {
      if (part.kind() == Region.Kind.TRY_BODY && !borrowing.isClosedByWork(method, part)) {
        borrowing.uses(method, part).stream()
            .filter(call -> !isAwaited(method, part, call))
            .forEach(call -> found.add(new BorrowedResource(resource, call, last)));
      }
    }
  }

  private static boolean isHarmless(Expression resource) {
    return resource.kinds().stream().anyMatch(HARMLESS::contains);
  }

  /** Whether the block waits behind the call, for that work or for a signal of it. */
  private static boolean isAwaited(Method method, Region body, Call use) {
    return closesPoolFirst(use)
        || isOnlyAsked(use)
        || isHandedToWaiter(use.result(), 4)
        || method.inside(body).stream()
            .filter(Call.class::isInstance)
            .map(Call.class::cast)
            .filter(c -> c.method() == use.method() || c.method() == method)
            .filter(c -> !c.precedes(use))
            .anyMatch(c -> c.is("join") || c.is("blocking-operator") || waits(c));
  }

  /** Whether its handle is only asked for its state: it stays in the block. */
  private static boolean isOnlyAsked(Call use) {
    List<Use> uses =
        use.result().allUses().stream().filter(u -> !PASSED_ON.contains(u.kind())).toList();
    return !uses.isEmpty()
        && uses.stream()
            .allMatch(
                u -> u.kind() == Use.Kind.RECEIVER && use.result().callOf(u).is("asks-state"));
  }

  /** Whether its handle goes, perhaps in a list, to a method that is unknown and may wait. */
  private static boolean isHandedToWaiter(Expression handle, int depth) {
    return depth > 0
        && (handle.is("future") || handle.is("publisher") || depth < 4)
        && handle.allUses().stream()
            .filter(u -> u.kind() == Use.Kind.ARGUMENT)
            .map(handle::callOf)
            .anyMatch(c -> mayWait(c) || (!c.isNew() && isHandedToWaiter(c.result(), depth - 1)));
  }

  private static boolean mayWait(Call taker) {
    return !taker.isNew() && taker.declaration() == null && taker.meaning().traits().isEmpty();
  }

  /** Whether a call waits for other work, itself or in methods of the sources. */
  private static boolean waits(Call call) {
    return call.blocks() == Blocking.FUTURE
        || call.blocks() == Blocking.SYNCHRONISER
        || (call.isProject()
            && call.program().places().blocking(call).stream().anyMatch(Effect::isWait));
  }

  /** Whether an inner block closes, and so waits for, the executor or scope of the work. */
  private static boolean closesPoolFirst(Call use) {
    Expression pool = use.isNew() ? null : use.receiver().localOrigin();
    boolean own = pool != null && (pool.is("executor") || pool.is("task-scope"));
    Variable variable = use.isNew() ? null : use.receiver().variable();
    return own && variable != null && variable.kind() == Variable.Kind.RESOURCE;
  }

  /** Whether the work is described now and runs when somebody subscribes. */
  public boolean isCold() {
    return use.result().is("publisher");
  }
}
