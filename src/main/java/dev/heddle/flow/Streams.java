package dev.heddle.flow;

import java.util.List;

/** Pipelines of `java.util.stream`. */
final class Streams {
  private static final int DEPTH = 3;

  private Streams() {}

  /**
   * Whether the pipeline of this operation is parallel: the last word before or behind it counts.
   */
  static boolean isParallel(Call operation) {
    if (operation.isNew() || !operation.receiver().is("stream")) {
      return false;
    }
    for (Call behind = operation.next(); behind != null; behind = behind.next()) {
      if (behind.is("parallel-stream") || behind.is("sequential-stream")) {
        return behind.is("parallel-stream");
      }
    }
    return isParallel(operation.receiver(), DEPTH);
  }

  /**
   * Whether what leads to a stream makes it parallel, also a method of the sources that gives it.
   */
  private static boolean isParallel(Expression stream, int depth) {
    for (Call call : Drop.chain(stream.localOrigin())) {
      if (call.is("parallel-stream") || call.is("sequential-stream")) {
        return call.is("parallel-stream");
      }
      if (call.is("parallel-if-told")) {
        Expression told = call.argument(call.arguments().size() - 1);
        return told != null && "true".equals(told.constant());
      }
      List<Method> makers = call.isNew() || depth == 0 ? List.of() : call.targets();
      if (makers.size() == 1 && makers.get(0).returned().size() == 1) {
        return isParallel(makers.get(0).returned().get(0), depth - 1);
      }
    }
    return false;
  }

  /** The call that runs the functions of a collector for each element, null if it is none. */
  static Call collecting(Call collector) {
    Call at = collector.is("per-element") && collector.is("wraps-function") ? collector : null;
    for (int i = 0; i < DEPTH && at != null; i++) {
      if (Iteration.isPerElement(at)) {
        return at;
      }
      Expression made = at.result();
      at =
          made.allUses().stream()
              .filter(u -> u.kind() == Use.Kind.ARGUMENT)
              .map(made::callOf)
              .filter(c -> c.is("wraps-function") || Iteration.isPerElement(c))
              .findFirst()
              .orElse(null);
    }
    return null;
  }
}
