package dev.heddle.flow;

import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import java.util.ArrayList;
import java.util.List;

/**
 * A task that counts a latch or phaser down, but not on every path that leaves it by an exception.
 *
 * @param by what throws on such a path
 */
public record Countdown(Call call, Element by) {
  private static final String ELSEWHERE = "counted elsewhere;";

  /** The skippable ones of a body, if it is a task or callback. */
  public static List<Countdown> skippable(Method method) {
    List<Call> all = method.saying("count-down");
    if (all.isEmpty() || !isTask(method, 3)) {
      return List.of();
    }
    List<Call> counting =
        all.stream()
            .filter(c -> c.enclosing(Region.Kind.FINALLY) == null)
            .filter(c -> !isFirstSuccess(c))
            .toList();
    List<Countdown> skippable = new ArrayList<>();
    if (counting.isEmpty()) {
      return skippable;
    }
    Exits exits =
        PathWalk.of(
            method,
            new Counting(method, counting),
            new Conditions(method.link(), e -> counts(method, e)));
    if (exits == null) {
      return skippable;
    }
    for (Call call : counting) {
      Element by = skipping(call, exits);
      if (by != null) {
        return List.of(new Countdown(call, by));
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

  /** What throws on a path that leaves the body, or ends it behind a catch, without counting. */
  private static Element skipping(Call call, Exits exits) {
    for (Exits.Thrown each : exits.thrown()) {
      if (!isCounted(each.path(), call) && each.by().precedes(call)) {
        return each.by();
      }
    }
    boolean swallowed =
        exits.returns().stream().anyMatch(p -> p.fact(failed(call)) != null && !isCounted(p, call));
    return swallowed ? firstFailure(call) : null;
  }

  private static boolean isCounted(Path path, Call call) {
    return path.fact(latch(call)) != null || path.fact(ELSEWHERE) != null;
  }

  private static Element firstFailure(Call call) {
    Region attempt = call.method().region(call.enclosing(Region.Kind.TRY_BODY).parent());
    return call.method().inside(attempt).stream()
        .filter(e -> e.method() == call.method() && e.precedes(call) && Failing.mayThrow(e))
        .findFirst()
        .orElse(null);
  }

  private static boolean counts(Method method, Event event) {
    return event instanceof Event.Call && method.link().call(event.id()).is("count-down");
  }

  private static String failed(Call call) {
    return "failed " + call.event().id() + ";";
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
                        || (s instanceof Call c
                            && c.enclosing(Region.Kind.FINALLY) == null
                            && isTask(c.method(), depth - 1)));
  }

  /** A path on which a latch was counted down says so in its facts. */
  private static final class Counting implements PathWalk.Steps {
    private final Method method;
    private final List<Call> counting;

    Counting(Method method, List<Call> counting) {
      this.method = method;
      this.counting = counting;
    }

    @Override
    public List<Path> after(Element e, Path path) {
      if (!(e instanceof Call call)) {
        return List.of(path);
      }
      if (call.is("count-down")) {
        return List.of(path.with(latch(call), true));
      }
      return List.of(mayCount(call) ? path.with(ELSEWHERE, true) : path);
    }

    /** A helper that counts down itself, or is handed a latch. */
    private boolean mayCount(Call call) {
      return call.arguments().stream().anyMatch(a -> a.is("latch") || a.is("barrier"))
          || call.targets().stream()
              .anyMatch(t -> t != method && t.allCalls().anyMatch(c -> c.is("count-down")));
    }

    @Override
    public Path caught(Path path, Element by, Region clause) {
      Region attempt = method.region(clause.parent());
      for (Call call : counting) {
        Region body = call.enclosing(Region.Kind.TRY_BODY);
        if (body != null && body.parent() == attempt.id() && by.precedes(call)) {
          return path.with(failed(call), true);
        }
      }
      return path;
    }

    @Override
    public TypeRef throwing(Element e) {
      boolean may = !(e instanceof Call call && call.is("count-down")) && Failing.mayThrow(e);
      return may ? TypeRef.UNKNOWN : null;
    }
  }
}
