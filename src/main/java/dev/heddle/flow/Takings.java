package dev.heddle.flow;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Methods that return with a lock held that they took for their caller: `enter() { l.lock(); }`.
 */
final class Takings {
  private final Program program;
  private final Set<String> names = new HashSet<>();
  private volatile Map<Method, List<Lock>> taken;

  Takings(Program program) {
    this.program = program;
  }

  /** The locks that a call of such a method on the same object takes. */
  List<Lock> of(Call call) {
    if (!all().isEmpty() && names.contains(call.name()) && isOwn(call)) {
      List<Method> targets = call.targets();
      return targets.size() == 1 ? all().getOrDefault(targets.get(0), List.of()) : List.of();
    }
    return List.of();
  }

  /** Whether a function is given to a call together with such a method: `using(this::lock, f)`. */
  boolean areBeside(Method function) {
    Call receiving = all().isEmpty() ? null : function.receivingCall();
    return receiving != null
        && receiving.arguments().size() > 1
        && receiving.arguments().stream()
            .map(Expression::function)
            .anyMatch(f -> f != null && all().containsKey(f));
  }

  private static boolean isOwn(Call call) {
    return !call.isNew() && (call.isUnqualified() || call.receiver().isSelf());
  }

  private Map<Method, List<Lock>> all() {
    Map<Method, List<Lock>> known = taken;
    return known == null ? find() : known;
  }

  private synchronized Map<Method, List<Lock>> find() {
    if (taken == null) {
      Map<Method, List<Lock>> found = new HashMap<>();
      for (Call call : program.calls().saying("acquire")) {
        Method method = call.method();
        if (method.declaration() != null && !method.isConstructor() && !found.containsKey(method)) {
          List<Lock> kept = keptBy(method);
          if (!kept.isEmpty()) {
            found.put(method, kept);
            names.add(method.name());
          }
        }
      }
      taken = found;
    }
    return taken;
  }

  private static List<Lock> keptBy(Method method) {
    LockWalk walk = LockWalk.of(method, null);
    return walk == null
        ? List.of()
        : walk.atEnd().stream()
            .filter(l -> l.field() != null && l.kind() != Lock.Kind.SEMAPHORE)
            .toList();
  }
}
