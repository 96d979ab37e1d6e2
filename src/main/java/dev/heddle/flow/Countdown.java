package dev.heddle.flow;

import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A task that counts a latch or phaser down, but not on every path that leaves it by an exception.
 *
 * @param by what throws on such a path
 */
public record Countdown(Call call, Element by) {

  /** The skippable ones of a body, if it is a task or callback. */
  public static List<Countdown> skippable(Method method) {
    List<Call> counting =
        method
            .calls()
            .filter(c -> c.is("count-down") && c.enclosing(Region.Kind.FINALLY) == null)
            .filter(c -> !isFirstSuccess(c))
            .toList();
    List<Countdown> skippable = new ArrayList<>();
    if (counting.isEmpty() || !isTask(method, 3)) {
      return skippable;
    }
    Exits exits =
        PathWalk.of(method, new Counting(), new Conditions(method.link(), e -> counts(method, e)));
    if (exits == null) {
      return skippable;
    }
    Set<Exits.Thrown> thrown = exits.thrown();
    for (Call call : counting) {
      for (Exits.Thrown each : thrown) {
        if (each.path().fact(latch(call)) == null && each.by().precedes(call)) {
          skippable.add(new Countdown(call, each.by()));
          return skippable;
        }
      }
    }
    return skippable;
  }

  /** Behind a question how far the latch is: this runs again and again until it succeeds once. */
  private static boolean isFirstSuccess(Call counting) {
    Region branch = counting.enclosing(Region.Kind.IF);
    return branch != null
        && counting.method().inside(branch).stream()
            .anyMatch(
                e ->
                    e instanceof Call c
                        && c.is("asks-state")
                        && c.precedes(counting)
                        && c.receiver().isSame(counting.receiver()));
  }

  private static boolean counts(Method method, Event event) {
    return event instanceof Event.Call && method.link().call(event.id()).is("count-down");
  }

  private static String latch(Call call) {
    return "counted " + Term.of(call.receiver()) + ";";
  }

  /** Whether other code waits for this body: it runs as a task, or only tasks call it. */
  private static boolean isTask(Method method, int depth) {
    if (method.timing() == Timing.ELSEWHERE || method.isTaskObject()) {
      return true;
    }
    boolean hidden = method.declaration() != null && method.isPrivate();
    if (!hidden || depth == 0) {
      return false;
    }
    List<Element> sites = method.program().holds().sites(method);
    return !sites.isEmpty()
        && sites.stream()
            .allMatch(
                s ->
                    s == null
                        || s instanceof Call c
                            && c.enclosing(Region.Kind.FINALLY) == null
                            && isTask(c.method(), depth - 1));
  }

  /** A path on which a latch was counted down says so in its facts. */
  private static final class Counting implements PathWalk.Steps {
    @Override
    public List<Path> after(Element e, Path path) {
      return List.of(
          e instanceof Call call && call.is("count-down") ? path.with(latch(call), true) : path);
    }

    @Override
    public TypeRef throwing(Element e) {
      boolean may = !(e instanceof Call call && call.is("count-down")) && Failing.mayThrow(e);
      return may ? TypeRef.UNKNOWN : null;
    }
  }
}
