package dev.heddle.flow;

import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Value;
import java.util.ArrayList;
import java.util.List;

/**
 * A condition of a body whose outcome is known where some call stands: it is a branch around the
 * call, or the other branch leaves the body before.
 *
 * @param outcome what the condition has evaluated to
 * @param at the event at which it is evaluated
 */
record Decision(Expression condition, boolean outcome, int at) {

  /** Those that lead to a call, the innermost first. */
  static List<Decision> before(Element call) {
    Method method = call.method();
    List<Decision> found = new ArrayList<>();
    for (Region part : call.regions()) {
      if (part.kind() == Region.Kind.ARM) {
        chosen(method, part, found);
      } else if (part.parent() >= 0) {
        around(method, part, found);
      }
      left(call, method, part, found);
    }
    return found;
  }

  private static Decision of(Method method, Region branch, boolean outcome) {
    int at = branch.subject() instanceof Value.Result r ? r.event() : branch.from();
    return new Decision(method.subject(branch), outcome, at);
  }

  private static void around(Method method, Region part, List<Decision> out) {
    Region branch = method.region(part.parent());
    boolean then = part.kind() == Region.Kind.THEN || part.kind() == Region.Kind.LOOP_BODY;
    boolean decided = then || part.kind() == Region.Kind.ELSE;
    boolean asks =
        branch.kind() == Region.Kind.IF
            || branch.kind() == Region.Kind.WHILE
            || branch.kind() == Region.Kind.FOR;
    if (decided && asks && branch.subject() != null) {
      out.add(of(method, branch, then));
    }
  }

  /** What stands before an arm of `?:`, or to the left of `&&` or `||`. */
  private static void chosen(Method method, Region arm, List<Decision> out) {
    List<Event> events = method.link().body().events();
    for (int i = arm.to(); i < events.size(); i++) {
      if (!(events.get(i) instanceof Event.Operation o) || o.region() != arm.parent()) {
        continue;
      }
      int index = o.operands().size() - 1;
      while (index > 0
          && !(o.operands().get(index) instanceof Value.Result r && arm.holds(r.event()))) {
        index--;
      }
      if (index > 0) {
        boolean outcome = o.operator().equals("?:") ? index == 1 : o.operator().equals("&&");
        Expression condition = new Expression(method.link(), o.operands().get(0), o.region());
        out.add(new Decision(condition, outcome, arm.from()));
      }
      return;
    }
  }

  /** `if (..) { …; return; }` earlier in the same block. */
  private static void left(Element call, Method method, Region block, List<Decision> out) {
    for (Region each : method.children(block)) {
      boolean earlier = each.kind() == Region.Kind.IF && each.to() <= call.event().id();
      if (!earlier || each.subject() == null) {
        continue;
      }
      boolean leaves =
          method.children(each).stream()
              .anyMatch(p -> p.kind() == Region.Kind.THEN && ends(method, p));
      if (leaves) {
        out.add(of(method, each, false));
      }
    }
  }

  /** Whether a part always leaves the body. */
  private static boolean ends(Method method, Region part) {
    return method.inside(part).stream()
        .filter(e -> e.event() instanceof Event.Return || e.event() instanceof Event.Throw)
        .anyMatch(e -> isPlainlyIn(method, method.region(e.event().region()), part));
  }

  private static boolean isPlainlyIn(Method method, Region from, Region part) {
    Region at = from;
    while (at.kind() == Region.Kind.BLOCK && at.id() != part.id() && at.parent() >= 0) {
      at = method.region(at.parent());
    }
    return at.id() == part.id();
  }
}
