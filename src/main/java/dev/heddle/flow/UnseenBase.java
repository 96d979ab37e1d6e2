package dev.heddle.flow;

import dev.heddle.code.MethodDecl;
import dev.heddle.code.TypeDecl;
import java.lang.reflect.Modifier;
import java.util.List;

/**
 * Hooks of a class that is not in sight: only that class calls them, and nothing tells under which
 * lock of its own.
 */
final class UnseenBase {
  private static final int DEPTH = 4;

  private UnseenBase() {}

  /** Whether a body only runs where a class that is not in sight says. */
  static boolean runs(Method method) {
    return runs(method, DEPTH);
  }

  private static boolean runs(Method method, int depth) {
    if (method.isLambda()) {
      return method.timing() == Timing.AT_ONCE && runs(method.enclosing(), depth);
    }
    if (method.declaration() == null) {
      return false;
    }
    int flags = method.declaration().flags();
    if ((flags & (Modifier.PROTECTED | Modifier.PRIVATE)) == 0) {
      return false;
    }
    List<Call> callers = method.callers();
    if ((flags & Modifier.PROTECTED) != 0) {
      return callers.isEmpty() && isHook(method);
    }
    return depth > 0
        && !callers.isEmpty()
        && method.program().calls().references(method).isEmpty()
        && callers.stream().allMatch(c -> c.method() == method || runs(c.method(), depth - 1));
  }

  /** Whether it overrides what no class in sight declares. */
  private static boolean isHook(Method method) {
    if (!method.isMarkedOverride()) {
      return false;
    }
    MethodDecl own = method.declaration();
    for (String ancestor : method.program().ancestors(method.type().name())) {
      TypeDecl above = method.program().declaration(ancestor);
      boolean other = !ancestor.equals(method.type().name());
      if (other && above != null && declares(above, own)) {
        return false;
      }
    }
    return method.program().calls().references(method).isEmpty();
  }

  private static boolean declares(TypeDecl type, MethodDecl wanted) {
    return type.methods().stream()
        .anyMatch(
            m ->
                m.name().equals(wanted.name())
                    && m.parameters().size() == wanted.parameters().size());
  }
}
