package dev.heddle.flow;

import dev.heddle.catalog.Blocking;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A queue without a bound that nobody wrote down.
 *
 * @param call the factory, pool or queue creation that brings it
 */
public record HiddenQueue(Call call) {
  /** The hidden queues that a body's own code makes, in order. */
  public static List<HiddenQueue> in(Method method) {
    return method
        .calls()
        .filter(c -> c.is("hidden-queue") || isUnsetPool(c) || isHandOff(c))
        .map(HiddenQueue::new)
        .toList();
  }

  private static boolean isUnsetPool(Call call) {
    return call.is("configured-by-setters")
        && call.receiverType().name().endsWith("Executor")
        && !call.isProject()
        && uses(call).noneMatch(c -> c.name().equals("setQueueCapacity"));
  }

  private static boolean isHandOff(Call call) {
    return call.isNew()
        && call.result().is("queue")
        && WorkQueue.of(call.result()).isUnbounded()
        && uses(call).anyMatch(c -> c.blocks() == Blocking.QUEUE && c.is("container"));
  }

  /** Calls on the object, also through a field that keeps it. */
  private static Stream<Call> uses(Call made) {
    Expression value = made.result();
    List<Call> calls = new ArrayList<>();
    receivers(value, calls);
    for (Use use : value.allUses()) {
      if (use.event() instanceof dev.heddle.fact.Event.Store s) {
        Field field = value.link().field(s.owner(), s.name(), s.region());
        if (field != null) {
          field.reads().forEach(r -> receivers(r.result(), calls));
        }
      }
    }
    return calls.stream();
  }

  private static void receivers(Expression value, List<Call> out) {
    for (Use use : value.allUses()) {
      if (use.kind() == Use.Kind.RECEIVER) {
        out.add(value.callOf(use));
      }
    }
  }
}
