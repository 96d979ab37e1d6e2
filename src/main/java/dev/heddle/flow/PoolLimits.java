package dev.heddle.flow;

import java.util.List;
import java.util.stream.Stream;

/** Whether an executor that starts a thread for each task was told how many it may have. */
final class PoolLimits {
  private static final int DEPTH = 4;

  private PoolLimits() {}

  static boolean isLimited(Pool pool) {
    Expression origin = pool.origin();
    return origin != null
        && (Stream.concat(uses(origin), sameField(origin)).anyMatch(PoolLimits::limits)
            || madeBy(origin, DEPTH).anyMatch(made -> uses(made).anyMatch(PoolLimits::limits)));
  }

  /** What the factory methods of the sources give, through which the executor came. */
  private static Stream<Expression> madeBy(Expression value, int depth) {
    Expression origin = value.origin();
    if (origin.field() != null) {
      return depth == 0
          ? Stream.of()
          : origin.field().values().stream().flatMap(v -> madeBy(v, depth - 1));
    }
    Call call = origin.call();
    List<Method> targets = call == null || call.isNew() ? List.of() : call.targets();
    return targets.size() == 1 && depth > 0
        ? targets.get(0).returned().stream().flatMap(r -> madeBy(r, depth - 1))
        : Stream.of(origin);
  }

  /**
   * Whether setters bound the threads of a pool made without sizes, and its queue has room: with a
   * queue that is never full only the core threads work.
   */
  static boolean isBoundedBySetters(Call made) {
    if (!made.isNew() || !made.is("configured-by-setters")) {
      return false;
    }
    Expression pool = made.result();
    List<Call> setters =
        Stream.concat(uses(pool), sameField(pool)).filter(c -> c.is("configures")).toList();
    List<Expression> queue = set(setters, "sets-queue-capacity");
    boolean endless = queue.stream().allMatch(Quantity::isEndless);
    boolean handsOver = queue.stream().anyMatch(q -> Quantity.is(q, 0));
    List<Expression> max = set(setters, "sets-max");
    boolean limited = !max.isEmpty() && max.stream().noneMatch(Quantity::isEndless);
    return !handsOver && (endless || limited);
  }

  private static List<Expression> set(List<Call> setters, String trait) {
    return setters.stream().filter(c -> c.is(trait)).map(c -> c.argument(0)).toList();
  }

  private static Stream<Call> uses(Expression value) {
    return value.allUses().stream()
        .filter(u -> u.kind() == Use.Kind.RECEIVER)
        .map(value::callOf)
        .filter(c -> c != null);
  }

  /** Calls on the field that the executor is kept in. */
  private static Stream<Call> sameField(Expression origin) {
    List<Field> fields =
        origin.field() != null
            ? List.of(origin.field())
            : origin.method().type().fields().stream()
                .filter(f -> f.values().stream().anyMatch(v -> v.origin().equals(origin)))
                .toList();
    return fields.stream().flatMap(f -> f.reads().stream()).flatMap(r -> uses(r.result()));
  }

  private static boolean limits(Call call) {
    return call.is("sets-limit");
  }
}
