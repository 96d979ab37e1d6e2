package dev.heddle.flow;

import dev.heddle.fact.Event;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A thread that is created and not yet started.
 *
 * @param creation `new Thread(..)`, of a subclass too, or `unstarted(..)` of a builder
 */
public record NewThread(Call creation) {
  private static final int DEPTH = 4;

  /** Whether a call creates a thread that somebody must start. */
  public static boolean isOne(Call call) {
    boolean made = call.is("unstarted") || (call.isNew() && call.result().is("thread"));
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
                        || (c.isUnqualified() && c.isProject())
                        || c.arguments().stream().anyMatch(Expression::isThis));
  }

  /** Whether no other code gets hold of it, its own methods included. */
  public boolean isKeptHere() {
    return fates(creation.result(), DEPTH)
        .noneMatch(f -> f.leaves() || f.isCalled(c -> c.isProject() && !isFluent(c)));
  }

  public boolean isStarted() {
    return isCalled(c -> c.is("start-thread") || c.is("runs-here") || c.is("runs-task"));
  }

  /** Whether it is used for anything but to be configured and started. */
  public boolean isUsed() {
    return isCalled(
        c -> (!c.is("start-thread") && !isSetter(c) && !isFluent(c)) || c.is("sets-handler"));
  }

  private boolean isCalled(Predicate<Call> wanted) {
    return fates(creation.result(), DEPTH).anyMatch(f -> f.isCalled(wanted));
  }

  /** The creation of a thread, seen through its own fluent methods; null if it is not here. */
  static Call creationOf(Expression thread) {
    Call made = thread.localOrigin().call();
    for (int i = 0; i < DEPTH && made != null && isFluent(made); i++) {
      made = made.receiver().localOrigin().call();
    }
    return made != null && isOne(made) ? made : null;
  }

  /** What becomes of it, and of what its fluent methods give back. */
  private static Stream<Fate> fates(Expression thread, int depth) {
    Fate fate = Fate.of(thread);
    Stream<Call> fluent = depth == 0 ? Stream.empty() : fate.calls().filter(NewThread::isFluent);
    return Stream.concat(Stream.of(fate), fluent.flatMap(c -> fates(c.result(), depth - 1)));
  }

  /** A method of the sources that configures its thread and gives it back. */
  private static boolean isFluent(Call call) {
    List<Method> targets = call.isNew() || !call.isProject() ? List.of() : call.targets();
    return !targets.isEmpty() && targets.stream().allMatch(NewThread::onlyConfigures);
  }

  private static boolean onlyConfigures(Method target) {
    List<Expression> returned = target.returned();
    return !returned.isEmpty()
        && returned.stream().allMatch(Expression::isThis)
        && target.allCalls().allMatch(c -> isSetter(c) || !isAboutItself(c))
        && target.elements(Event.Store.class).noneMatch(NewThread::storesItself);
  }

  private static boolean isAboutItself(Call call) {
    return (call.receiver() != null && call.receiver().isSelf())
        || call.arguments().stream().anyMatch(Expression::isThis);
  }

  private static boolean storesItself(Element at) {
    return at.expression(((Event.Store) at.event()).value()).isThis();
  }

  private static boolean isSetter(Call call) {
    return call.is("describes-thread");
  }
}
