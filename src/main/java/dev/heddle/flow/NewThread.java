package dev.heddle.flow;

import java.util.List;

/**
 * A thread that is created and not yet started.
 *
 * @param creation `new Thread(..)`, of a subclass too, or `unstarted(..)` of a builder
 */
public record NewThread(Call creation) {

  /** Whether a call creates a thread that somebody must start. */
  public static boolean isOne(Call call) {
    boolean made = call.is("unstarted") || call.isNew() && call.result().is("thread");
    return made && call.result().is("thread") && !startsItself(call);
  }

  private static boolean startsItself(Call call) {
    Type type = call.program().type(call.result().type().name());
    return type != null
        && type.methods().stream()
            .filter(Method::isInitialiser)
            .flatMap(Method::calls)
            .anyMatch(
                c ->
                    c.is("start-thread")
                        || c.isUnqualified() && c.isProject()
                        || c.arguments().stream().anyMatch(Expression::isThis));
  }

  /** Whether no other code gets hold of it, its own methods included. */
  public boolean isKeptHere() {
    Fate fate = Fate.of(creation.result());
    return !fate.leaves() && !fate.isCalled(Call::isProject);
  }

  public boolean isStarted() {
    return Fate.of(creation.result())
        .isCalled(c -> c.is("start-thread") || c.is("runs-here") || c.is("runs-task"));
  }

  /** Whether it is used for anything but to be configured and started. */
  public boolean isUsed() {
    return Fate.of(creation.result())
        .isCalled(c -> !c.is("start-thread") && !isSetter(c) || c.is("sets-handler"));
  }

  private static boolean isSetter(Call call) {
    return List.of("setDaemon", "setName", "setPriority", "setContextClassLoader", "getName")
        .contains(call.name());
  }
}
