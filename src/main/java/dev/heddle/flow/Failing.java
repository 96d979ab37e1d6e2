package dev.heddle.flow;

import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Whether a failure can leave a body: what is not inside a catch-all and may throw. */
final class Failing {
  private static final Set<String> CATCH_ALL =
      Set.of("java.lang.Throwable", "java.lang.Exception", "java.lang.RuntimeException");
  private static final int DEPTH = 6;
  private static final Pattern ASKS = Pattern.compile("(is|has)[A-Z].*");

  private static final int NONE = Integer.MAX_VALUE;

  /** The bodies being looked at, the outermost is 0. */
  private final Map<Method, Integer> open = new HashMap<>();

  /** What holds whatever the bodies that are open turn out to do. */
  private final Map<Asked, Optional<Element>> known = new HashMap<>();

  /** The outermost open body that was met again, and so left out. */
  private int skipped = NONE;

  private record Asked(Method method, int depth) {}

  private Failing() {}

  /** The first element whose failure leaves the body, or null if it handles everything. */
  static Element first(Method method) {
    return new Failing().first(method, DEPTH);
  }

  /** Whether this element alone may throw, what is caught around it left out of account. */
  static boolean mayThrow(Element e) {
    return new Failing().mayThrow(e, DEPTH);
  }

  private Element first(Method method, int depth) {
    Integer before = open.get(method);
    if (before != null) {
      skipped = Math.min(skipped, before);
      return null;
    }
    Asked asked = new Asked(method, depth);
    Optional<Element> answer = known.get(asked);
    if (answer == null) {
      int outer = skipped;
      skipped = NONE;
      int place = open.size();
      open.put(method, place);
      answer = method.elements().stream().filter(e -> leaves(e, depth)).findFirst();
      open.remove(method);
      if (answer.isPresent() || skipped >= place) {
        known.put(asked, answer);
        skipped = outer;
      } else {
        skipped = Math.min(skipped, outer);
      }
    }
    return answer.orElse(null);
  }

  private boolean leaves(Element e, int depth) {
    return mayThrow(e, depth) && !isHandled(e);
  }

  private boolean mayThrow(Element e, int depth) {
    if (e.event() instanceof Event.Throw) {
      return true;
    }
    if (!(e instanceof Call call) || call.is("safe")) {
      return false;
    }
    if (call.isNew()) {
      return isUnsafeCreation(call, depth);
    }
    if (isSafeReceiver(call)) {
      return false;
    }
    if (call.is("per-element")) {
      return call.arguments().stream().anyMatch(a -> mayFail(a, depth));
    }
    List<Method> targets = call.targets();
    if (targets.isEmpty() || depth == 0 || isOpen(call)) {
      return !isAccessor(call) && !isSafeRound(call, depth);
    }
    return targets.stream().anyMatch(t -> first(t, depth - 1) != null);
  }

  private boolean mayFail(Expression function, int depth) {
    Method body = depth == 0 ? null : function.function();
    return body == null || first(body, depth - 1) != null;
  }

  /** An abstract or overridable method of the sources without any body may do anything. */
  private static boolean isOpen(Call call) {
    return call.declaration() != null
        && call.isProject()
        && !call.declaration().hasBody()
        && call.targets().isEmpty();
  }

  /** A loop written as a call, `all.forEach(f)`: it fails if what it runs does. */
  private boolean isSafeRound(Call call, int depth) {
    if (depth == 0 || call.arguments().size() != 1 || !call.is("per-element")) {
      return false;
    }
    Method body = Iteration.isPerElement(call) ? call.argument(0).function() : null;
    return body != null && first(body, depth - 1) == null;
  }

  private static boolean isAccessor(Call call) {
    if (call.isUnqualified() && call.arguments().isEmpty() && ASKS.matcher(call.name()).matches()) {
      return true;
    }
    return call.isProject()
        && call.arguments().isEmpty()
        && call.program().type(call.owner()).declaration().kind()
            == dev.heddle.code.TypeDecl.Kind.RECORD;
  }

  /** Whether it is made on a log or an atomic value, by its type or name. */
  static boolean isSafeReceiver(Call call) {
    Set<String> kinds = call.program().kinds(call.receiverType());
    String name = call.receiverType().simpleName();
    return kinds.contains("log")
        || kinds.contains("atomic")
        || name.endsWith("Logger")
        || name.equals("Log");
  }

  private boolean isUnsafeCreation(Call call, int depth) {
    List<Method> targets = call.targets();
    return depth > 0 && targets.stream().anyMatch(t -> first(t, depth - 1) != null);
  }

  /** Whether a catch-all around the element ends the failure, or it is itself the handling. */
  private static boolean isHandled(Element e) {
    Method method = e.method();
    List<Region> around = e.regions();
    for (int i = 0; i + 1 < around.size(); i++) {
      if (e instanceof Call && isCatchAll(method, around.get(i))) {
        return true;
      }
      boolean guarded =
          around.get(i).kind() == Region.Kind.TRY_BODY
              || around.get(i).kind() == Region.Kind.RESOURCES;
      if (guarded && hasCatchAll(method, around.get(i + 1))) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasCatchAll(Method method, Region tryRegion) {
    for (Region child : method.children(tryRegion)) {
      if (isCatchAll(method, child)) {
        return method.inside(child).stream()
            .noneMatch(e -> e.event() instanceof Event.Throw && e.method() == method);
      }
    }
    return false;
  }

  private static boolean isCatchAll(Method method, Region region) {
    return region.kind() == Region.Kind.CATCH
        && region.types().stream().anyMatch(t -> CATCH_ALL.contains(method.resolve(t).name()));
  }
}
