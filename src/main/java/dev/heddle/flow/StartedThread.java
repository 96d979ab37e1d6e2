package dev.heddle.flow;

import dev.heddle.catalog.Place;
import java.util.List;

/**
 * A thread at the call that starts it.
 *
 * @param start `start()` of a thread, `start(..)` of a builder, `startVirtualThread(..)`
 */
public record StartedThread(Call start) {

  /** Whether nobody keeps a reference for more than to configure and start it. */
  public boolean isForgotten() {
    if (start.arguments().isEmpty()) {
      Call creation = NewThread.creationOf(start.receiver());
      if (creation == null) {
        return false;
      }
      NewThread thread = new NewThread(creation);
      return thread.isKeptHere() && !thread.isUsed();
    }
    Fate fate = Fate.of(start.result());
    return !fate.leaves() && fate.calls().findAny().isEmpty() && fate.isDropped();
  }

  /** Whether its body may fail. */
  public boolean mayFail() {
    Expression task = task();
    return task == null || Task.of(task).mayFail();
  }

  private Expression task() {
    if (!start.arguments().isEmpty()) {
      return start.argument(0);
    }
    Call creation = NewThread.creationOf(start.receiver());
    List<Expression> given = creation.arguments();
    for (int i = 0; i < given.size(); i++) {
      boolean runs = creation.runs(i).place() != Place.UNKNOWN;
      if (runs) {
        return given.get(i);
      }
    }
    return creation.isNew() ? creation.result() : null;
  }

  /** Whether a handler for its failure is set on it, its builder, or as the default. */
  public boolean isWatched() {
    return (!start.isNew()
            && Drop.chain(start.result()).stream().anyMatch(c -> c.is("sets-handler")))
        || !start.program().calls().saying("sets-default-handler").isEmpty();
  }
}
