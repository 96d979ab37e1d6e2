package dev.heddle.flow;

/** Whether somebody waits for the outcome of a handle. */
public final class Watch {
  private Watch() {}

  /** Whether the handle is joined here, or through the field that it is put into. */
  public static boolean isJoined(Expression handle) {
    Fate fate = Fate.of(handle);
    return fate.isCalled(Watch::joins)
        || fate.fields()
            .flatMap(field -> field.reads().stream())
            .anyMatch(read -> Fate.of(read.result()).isCalled(Watch::joins));
  }

  private static boolean joins(Call call) {
    return call.is("join") || call.is("reads-outcome");
  }
}
