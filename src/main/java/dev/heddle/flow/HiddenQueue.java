package dev.heddle.flow;

import dev.heddle.catalog.Blocking;
import dev.heddle.fact.Event;
import java.util.List;
import java.util.stream.Stream;

/**
 * A queue without a bound that nobody wrote down.
 *
 * @param call the factory, pool or queue creation that brings it
 */
public record HiddenQueue(Call call) {
  private static final int DEPTH = 3;

  /** The hidden queues that a body's own code makes, in order. */
  public static List<HiddenQueue> in(Method method) {
    List<Call> bringing = method.calls(HiddenQueue::isBrought);
    return bringing.isEmpty() ? List.of() : bringing.stream().map(HiddenQueue::new).toList();
  }

  private static boolean isBrought(Call call) {
    return call.is("hidden-queue") || isUnsetPool(call) || isHandOff(call);
  }

  private static boolean isUnsetPool(Call call) {
    return call.is("configured-by-setters")
        && call.result().is("executor")
        && !call.isProject()
        && call.result().callsOn().stream().noneMatch(c -> c.is("sets-queue-capacity"));
  }

  private static boolean isHandOff(Call call) {
    return call.isNew()
        && call.result().is("queue")
        && WorkQueue.of(call.result()).isUnbounded()
        && isWaitedOn(call.result(), DEPTH);
  }

  /** Whether somebody waits for its elements: here, or where a field or a call takes it. */
  private static boolean isWaitedOn(Expression queue, int depth) {
    for (Use use : queue.allUses()) {
      Call call = queue.callOf(use);
      if (use.kind() == Use.Kind.RECEIVER
          ? call.blocks() == Blocking.QUEUE && call.is("container")
          : depth > 0 && places(queue, use, call).anyMatch(p -> isWaitedOn(p, depth - 1))) {
        return true;
      }
    }
    return false;
  }

  /** The same queue where one use of it leads to. */
  private static Stream<Expression> places(Expression queue, Use use, Call call) {
    if (use.kind() == Use.Kind.ARGUMENT && call != null) {
      return call.targets().stream()
          .filter(t -> use.index() < t.parameters().size())
          .map(t -> t.expression(t.parameters().get(use.index())));
    }
    Field field = use.event() instanceof Event.Store s ? queue.link().field(s) : null;
    if (field != null) {
      return field.reads().stream().map(Element::result);
    }
    Method accessor = use.kind() == Use.Kind.RETURNED ? queue.user(use).method() : null;
    return accessor == null || accessor.isLambda()
        ? Stream.empty()
        : accessor.callers().stream().map(Call::result);
  }
}
