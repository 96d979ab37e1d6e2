package dev.heddle.flow;

import dev.heddle.catalog.Blocking;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** What keeps a task busy until somebody interrupts it. */
final class EndlessWork {
  private static final int DEPTH = 4;
  private static final Set<Blocking> WAITS =
      EnumSet.of(
          Blocking.SLEEP,
          Blocking.FUTURE,
          Blocking.SYNCHRONISER,
          Blocking.QUEUE,
          Blocking.SOCKET,
          Blocking.HTTP,
          Blocking.DATABASE,
          Blocking.PROCESS);

  private final Set<Method> seen = new HashSet<>();

  private EndlessWork() {}

  /** The first wait without a limit, or endless loop, that a body comes to. */
  static Optional<Element> in(Method body) {
    return new EndlessWork().in(body, DEPTH);
  }

  private Optional<Element> in(Method body, int depth) {
    if (!seen.add(body)) {
      return Optional.empty();
    }
    for (Element e : body.elements()) {
      if (e instanceof Call call) {
        if (waitsWithoutLimit(call)) {
          return Optional.of(e);
        }
        Optional<Element> inside =
            depth == 0
                ? Optional.empty()
                : call.targets().stream()
                    .map(t -> in(t, depth - 1))
                    .flatMap(Optional::stream)
                    .findFirst();
        if (inside.isPresent()) {
          return inside;
        }
      }
    }
    return loop(body);
  }

  private static boolean waitsWithoutLimit(Call call) {
    return call.blocks() != null
        && WAITS.contains(call.blocks())
        && (call.blocks() == Blocking.SLEEP || !isTimed(call))
        && !KnownComplete.holds(call);
  }

  private static boolean isTimed(Call call) {
    return call.is("timed-join")
        || call.is("timed-wait")
        || call.is("timed")
        || call.arguments().stream().anyMatch(a -> a.is("time-span"));
  }

  /** `while (true)` or `while (!Thread.currentThread().isInterrupted())`. */
  private static Optional<Element> loop(Method body) {
    for (Region loop : body.regions(r -> r.kind().isLoop() && r.kind() != Region.Kind.FOR_EACH)) {
      Expression condition = body.subject(loop);
      boolean endless = condition == null || "true".equals(condition.constant());
      boolean leaves =
          body.inside(loop).stream()
              .anyMatch(
                  e ->
                      e.method() == body
                          && (e.event() instanceof Event.Return
                              || (e.event() instanceof Event.Jump j && !j.isContinue())));
      boolean untilInterrupted =
          body.inside(loop).stream()
              .anyMatch(
                  e ->
                      e instanceof Call c
                          && c.is("asks-interrupt")
                          && c.event().region() != loop.id()
                          && isCondition(c));
      if ((endless && !leaves) || untilInterrupted) {
        return body.inside(loop).stream().findFirst();
      }
    }
    return Optional.empty();
  }

  /** Of the loop, or of a branch that may leave it. */
  private static boolean isCondition(Call call) {
    Region branch = call.enclosing(Region.Kind.IF);
    boolean tested =
        branch != null
            && call.method().children(branch).stream()
                .filter(r -> r.kind() == Region.Kind.THEN)
                .anyMatch(then -> call.event().id() < then.from());
    return tested || call.enclosing(Region.Kind.CONDITION) != null;
  }
}
