package dev.heddle.flow;

import dev.heddle.catalog.Blocking;
import java.util.List;

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
        && call.result().is("executor")
        && !call.isProject()
        && call.result().callsOn().stream().noneMatch(c -> c.is("sets-queue-capacity"));
  }

  private static boolean isHandOff(Call call) {
    return call.isNew()
        && call.result().is("queue")
        && WorkQueue.of(call.result()).isUnbounded()
        && call.result().callsOn().stream()
            .anyMatch(c -> c.blocks() == Blocking.QUEUE && c.is("container"));
  }
}
