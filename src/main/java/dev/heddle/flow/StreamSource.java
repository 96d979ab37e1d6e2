package dev.heddle.flow;

import dev.heddle.catalog.Blocking;
import java.util.ArrayList;
import java.util.List;

/** Where the bytes of a stream or reader come from or go to, as far as the sources show it. */
enum StreamSource {
  MEMORY,
  /** A resource of the class path: read from a jar that is open anyway. */
  CLASS_PATH,
  SOCKET,
  PROCESS,
  UNKNOWN;

  private static final int DEPTH = 8;

  /**
   * Of the streams that a call works on the slowest.
   *
   * @param hasFile whether it works on a file whatever streams it is given
   */
  static StreamSource of(Call call, boolean hasFile) {
    List<Expression> streams = new ArrayList<>();
    if (!call.isNew() && isStream(call.receiver())) {
      streams.add(call.receiver());
    } else if (call.isNew() || !hasFile) {
      call.arguments().stream().filter(StreamSource::isStream).forEach(streams::add);
    }
    StreamSource all = null;
    for (Expression stream : streams) {
      StreamSource each = of(stream, DEPTH);
      if (each == SOCKET || each == PROCESS) {
        return each;
      }
      all = all == null || all == MEMORY || each == UNKNOWN ? each : all;
    }
    return all == null ? UNKNOWN : all;
  }

  private static boolean isStream(Expression value) {
    return value.is("io-resource")
        || value.is("wraps-stream")
        || value.is("in-memory")
        || value.origin().is("in-memory")
        || (value.origin().call() != null && value.origin().call().is("in-memory"));
  }

  private static StreamSource of(Expression stream, int depth) {
    Expression origin = stream.origin();
    Call made = origin.call();
    if (origin.is("in-memory")) {
      return MEMORY;
    }
    if (depth == 0) {
      return UNKNOWN;
    }
    if (made == null) {
      // a helper over streams in memory, whoever calls it
      List<Expression> given = origin.givenByCallers();
      boolean memory = given.stream().allMatch(g -> of(g, depth - 1) == MEMORY);
      return !given.isEmpty() && memory ? MEMORY : UNKNOWN;
    }
    if (made.is("in-memory")) {
      return MEMORY;
    }
    if (made.is("class-path-stream")) {
      return CLASS_PATH;
    }
    if (made.is("socket-stream")) {
      return SOCKET;
    }
    if (made.is("reads-output") || made.is("reads-error-output") || made.is("writes-input")) {
      return PROCESS;
    }
    if (made.isNew() || made.is("wraps-stream")) {
      return made.arguments().isEmpty() ? UNKNOWN : of(made.argument(0), depth - 1);
    }
    // what is opened from something in memory is in memory too
    boolean opened = !made.receiver().isTypeName() && made.targets().isEmpty();
    return opened && of(made.receiver(), depth - 1) == MEMORY ? MEMORY : UNKNOWN;
  }

  /** What an operation on such a stream waits for, null if it is as the catalog says. */
  Blocking waitsFor() {
    return this == SOCKET ? Blocking.SOCKET : this == PROCESS ? Blocking.PROCESS : null;
  }
}
