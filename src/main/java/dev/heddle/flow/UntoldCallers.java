package dev.heddle.flow;

import java.util.List;

/**
 * Hidden methods that are only called under a lock, or by functions of which nothing tells where
 * they run: `new Decider(this::reschedule)` may well call it under the lock.
 */
final class UntoldCallers {
  private static final int DEPTH = 4;

  private UntoldCallers() {}

  /** Whether nothing tells that a body runs without a lock. */
  static boolean mayHold(Method method, Lock lock) {
    return mayHold(method, lock, DEPTH);
  }

  private static boolean mayHold(Method method, Lock lock, int depth) {
    if (method.enclosing() != null) {
      return method.timing() == Timing.AT_ONCE && mayHold(method.enclosing(), lock, depth);
    }
    if (depth == 0 || !method.isPrivate()) {
      return false;
    }
    List<Call> calls = method.callers().stream().filter(c -> c.method() != method).toList();
    List<Reference> references = method.program().calls().references(method);
    return calls.size() + references.size() > 0
        && references.stream().allMatch(r -> mayHold(r, lock))
        && calls.stream()
            .allMatch(
                c ->
                    c.holds(lock)
                        || method.program().holds().isUnknown(c.method())
                        || mayHold(c.method(), lock, depth - 1));
  }

  /** Whether it runs at once under the lock, or nothing tells where: libraries mostly do. */
  private static boolean mayHold(Reference reference, Lock lock) {
    Call receiving = reference.receivingCall();
    return switch (Timing.of(reference.value())) {
      case AT_ONCE -> reference.element().holds(lock);
      case ELSEWHERE -> false;
      case UNKNOWN -> receiving == null || !receiving.targets().isEmpty();
    };
  }
}
