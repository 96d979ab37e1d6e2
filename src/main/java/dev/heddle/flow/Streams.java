package dev.heddle.flow;

/** Pipelines of `java.util.stream`. */
final class Streams {
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
    for (Call call : Drop.chain(operation.receiver().localOrigin())) {
      if (call.is("parallel-stream") || call.is("sequential-stream")) {
        return call.is("parallel-stream");
      }
      if (call.is("parallel-if-told")) {
        Expression told = call.argument(call.arguments().size() - 1);
        return told != null && "true".equals(told.constant());
      }
    }
    return false;
  }
}
