package dev.heddle.flow;

import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import java.util.List;

/** What stands behind a `try` that nothing comes out of: the compiler asks for it all the same. */
final class Unreached {
  private Unreached() {}

  static boolean holds(Element e) {
    Method method = e.method();
    Region around = method.region(e.event().region());
    Region before = null;
    for (Region each : method.children(around)) {
      before = each.to() <= e.event().id() && !each.kind().isFunction() ? each : before;
    }
    return before != null
        && before.kind() == Region.Kind.TRY
        && before.to() == e.event().id()
        && method.children(before).stream()
            .filter(r -> r.kind() == Region.Kind.TRY_BODY || r.kind() == Region.Kind.CATCH)
            .allMatch(r -> isLeft(method, r));
  }

  /** Whether a block ends with a return, a throw, or a call that always throws. */
  private static boolean isLeft(Method method, Region block) {
    List<Element> inside =
        method.inside(block).stream()
            .filter(e -> e.method() == method && !(e.event() instanceof Event.Discard))
            .toList();
    Element last = inside.isEmpty() ? null : inside.get(inside.size() - 1);
    if (last == null || last.event().region() != block.id()) {
      return false;
    }
    return last.event() instanceof Event.Return
        || last.event() instanceof Event.Throw
        || (last instanceof Call call
            && call.targets().size() == 1
            && alwaysThrows(call.targets().get(0)));
  }

  private static boolean alwaysThrows(Method method) {
    List<Element> all = method.elements();
    Element last = all.isEmpty() ? null : all.get(all.size() - 1);
    return last != null
        && last.event() instanceof Event.Throw
        && last.event().region() == method.region().id();
  }
}
