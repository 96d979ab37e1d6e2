package dev.heddle.flow;

import java.util.List;
import java.util.stream.Stream;

/** Whether an executor that starts a thread for each task was told how many it may have. */
final class PoolLimits {
  private PoolLimits() {}

  static boolean isLimited(Pool pool) {
    Expression origin = pool.origin();
    return origin != null
        && Stream.concat(uses(origin), sameField(origin)).anyMatch(PoolLimits::limits);
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
            : origin.method().program().types().stream()
                .filter(t -> t.name().equals(origin.method().type().name()))
                .flatMap(t -> t.fields().stream())
                .filter(f -> f.values().stream().anyMatch(v -> v.origin().equals(origin)))
                .toList();
    return fields.stream().flatMap(f -> f.reads().stream()).flatMap(r -> uses(r.result()));
  }

  private static boolean limits(Call call) {
    return call.is("sets-limit");
  }
}
