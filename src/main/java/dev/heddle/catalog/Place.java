package dev.heddle.catalog;

/** Which thread runs a function that a library method receives. */
public enum Place {
  /** The caller's thread, before the method returns. */
  NOW,
  /** The thread on which the upstream of a chain emits. */
  UPSTREAM,
  /** The thread that subscribes. */
  SUBSCRIBER,
  /** The caller's thread, while the chain is built. */
  ASSEMBLY,
  /** The thread that completes the previous stage. */
  COMPLETER,
  /** The common fork/join pool. */
  COMMON_POOL,
  /** The executor or scheduler given as an argument ({@code executor:1}). */
  EXECUTOR,
  /** The receiver of the call is the executor or scheduler. */
  RECEIVER,
  /** An event loop or single client thread. */
  EVENT_LOOP,
  /** The single callback thread of a client. */
  CALLBACK,
  /** The UI thread of Swing or JavaFX. */
  UI,
  /** A virtual thread. */
  VIRTUAL,
  /** A thread that may block. */
  WORKER,
  /** A non-blocking scheduler made for computing (`parallel`, `computation`). */
  PARALLEL,
  /** A new platform thread. */
  THREAD,
  /** A timer or periodic scheduler thread that may block. */
  TIMER,
  /** An actor's dispatcher. */
  ACTOR,
  /** A reactive server's handler thread. */
  REACTIVE,
  /** Kept and run by somebody some time, thread unknown. */
  STORED,
  /** Unknown. */
  UNKNOWN
}
