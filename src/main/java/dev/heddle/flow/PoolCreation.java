package dev.heddle.flow;

import dev.heddle.code.TypeRef;
import java.util.Optional;
import java.util.Set;

/**
 * The call that gives a thread pool its sizes: `new ThreadPoolExecutor(..)`, or the `super(..)` of
 * a class of the sources that extends one.
 */
public record PoolCreation(Call call) {
  /** What a call creates, empty if it is not such a pool. */
  public static Optional<PoolCreation> of(Call call) {
    boolean direct = call.isNew() && call.is("configured-pool");
    boolean inherited = call.name().equals("<init>");
    if (!(direct || inherited) || call.owner() == null || call.isProject()) {
      return Optional.empty();
    }
    Set<String> kinds = call.program().kinds(TypeRef.of(call.owner()));
    return kinds.contains("thread-pool") && !kinds.contains("scheduled-pool")
        ? Optional.of(new PoolCreation(call))
        : Optional.empty();
  }

  public Expression core() {
    return call.argument(0);
  }

  public Expression max() {
    return call.argument(1);
  }

  public Expression keepAlive() {
    return call.argument(2);
  }

  public WorkQueue queue() {
    return WorkQueue.of(call.argument(4));
  }

  /** Whether the maximum is above the core size, as far as both are known. */
  public boolean wantsToGrow() {
    var core = Quantity.of(core());
    var max = Quantity.of(max());
    return core.isPresent() && max.isPresent() && core.getAsLong() < max.getAsLong();
  }
}
