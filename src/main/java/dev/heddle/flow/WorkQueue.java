package dev.heddle.flow;

import java.util.List;
import java.util.Set;

/**
 * What is known of a queue between those who make work and those who do it.
 *
 * @param origin where it was made, as far as it can be followed
 */
public record WorkQueue(Kind kind, Expression origin) {
  private static final int DEPTH = 4;

  /** Whether a queue has room for any number of elements. */
  public enum Kind {
    UNBOUNDED,
    BOUNDED,
    /** Has no room at all: each element is handed over. */
    HAND_OVER,
    UNKNOWN
  }

  public static WorkQueue of(Expression queue) {
    return of(queue, DEPTH);
  }

  public boolean isUnbounded() {
    return kind == Kind.UNBOUNDED;
  }

  private static WorkQueue of(Expression queue, int depth) {
    Expression origin = queue.origin();
    return new WorkQueue(depth == 0 ? Kind.UNKNOWN : kind(origin, depth), origin);
  }

  private static Kind kind(Expression origin, int depth) {
    Call made = origin.call();
    if (!origin.arms().isEmpty()) {
      return agreed(origin.arms(), depth - 1);
    }
    if (made == null) {
      Field field = origin.field();
      return field == null || field.values().isEmpty()
          ? Kind.UNKNOWN
          : agreed(field.values(), depth - 1);
    }
    if (!made.isNew()) {
      List<Method> targets = made.targets();
      return targets.size() == 1 ? agreed(targets.get(0).returned(), depth - 1) : Kind.UNKNOWN;
    }
    Set<String> kinds = origin.kinds();
    if (refuses(made)) {
      return Kind.UNKNOWN;
    }
    if (kinds.contains("hand-over-queue")) {
      return Kind.HAND_OVER;
    }
    if (kinds.contains("unbounded-queue")) {
      return Kind.UNBOUNDED;
    }
    Call inherited = superCall(made);
    if (inherited != null && !inherited.arguments().isEmpty()) {
      return Quantity.isEndless(inherited.argument(0)) ? Kind.UNBOUNDED : Kind.UNKNOWN;
    }
    if (made.is("unbounded-queue")) {
      return Kind.UNBOUNDED;
    }
    if (made.is("bounded-queue")) {
      return Quantity.isEndless(made.argument(0)) ? Kind.UNBOUNDED : Kind.BOUNDED;
    }
    return kinds.contains("bounded-queue") ? Kind.BOUNDED : Kind.UNKNOWN;
  }

  /** What the constructor of a queue class of the sources gives its super class; else null. */
  private static Call superCall(Call made) {
    List<Method> constructors = made.isProject() ? made.targets() : List.of();
    return constructors.size() == 1
        ? constructors
            .get(0)
            .calls()
            .filter(c -> c.name().equals("<init>"))
            .findFirst()
            .orElse(null)
        : null;
  }

  /** A queue class of the sources with an `offer` of its own may refuse elements. */
  private static boolean refuses(Call made) {
    return made.program().ancestors(made.receiverType().name()).stream()
        .map(made.program()::type)
        .anyMatch(t -> t != null && !t.methods("offer").isEmpty());
  }

  private static Kind agreed(List<Expression> values, int depth) {
    List<Kind> kinds = values.stream().map(v -> of(v, depth).kind()).distinct().toList();
    return kinds.size() == 1 ? kinds.get(0) : Kind.UNKNOWN;
  }
}
