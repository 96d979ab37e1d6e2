package dev.heddle.flow;

/** Whether somebody waits for the outcome of a handle. */
public final class Watch {
  private Watch() {}

  /** Whether the handle is joined here, or through the field that it is put into. */
  public static boolean isJoined(Expression handle) {
    Fate fate = Fate.of(handle);
    return isJoinedHere(fate, handle)
        || fate.fields()
            .flatMap(field -> field.reads().stream())
            .anyMatch(read -> isJoinedHere(Fate.of(read.result()), read.result()));
  }

  /** Waited for, or given to a callback that sees its failure. */
  private static boolean isJoinedHere(Fate fate, Expression handle) {
    return fate.isCalled(Watch::joins)
        || fate.uses().stream()
            .filter(u -> u.kind() == Use.Kind.ARGUMENT)
            .map(handle::callOf)
            .anyMatch(c -> c.is("sees-failure"));
  }

  private static boolean joins(Call call) {
    return call.is("join") || call.is("reads-outcome");
  }
}
