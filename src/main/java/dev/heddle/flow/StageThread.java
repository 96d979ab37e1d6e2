package dev.heddle.flow;

import dev.heddle.catalog.Place;
import dev.heddle.catalog.Runs;
import java.util.List;
import java.util.Optional;

/** The thread that completes the stage on which a function of a stage method waits. */
final class StageThread {
  private StageThread() {}

  /** Empty if nothing in sight says; a stage with an executor of its own decides. */
  static Optional<Pool.Kind> completing(Call stage) {
    if (stage.isNew()) {
      return Optional.empty();
    }
    List<Call> chain = Drop.chain(stage.receiver().origin());
    if (chain.isEmpty()) {
      chain = Drop.chain(stage.receiver());
    }
    for (Call call : chain) {
      if (isClient(call)) {
        return Optional.of(Pool.Kind.EVENT_LOOP);
      }
      if (call.is("completes-on-common-pool")) {
        return Optional.of(Pool.Kind.COMMON);
      }
      for (Runs runs : call.meaning().runs().values()) {
        if (runs.place() == Place.COMMON_POOL) {
          return Optional.of(Pool.Kind.COMMON);
        }
        if (runs.place() == Place.EXECUTOR && call.argument(runs.argument()) != null) {
          return Optional.of(Pool.of(call.argument(runs.argument())).kind());
        }
      }
    }
    return Optional.empty();
  }

  private static boolean isClient(Call call) {
    return call.is("source-event-loop")
        || call.is("client-future")
        || call.result().is("client-future");
  }
}
