package dev.heddle.flow;

import dev.heddle.code.Site;

/**
 * The kind of thread or callback that runs a piece of code, and how it gets there.
 *
 * @param begin where the context begins: the operator, launch, annotation or handler
 * @param text what begins there, fit for `in …`: "`map` of Mono", "`channelRead0` of a handler"
 * @param call the call that received the function, or null for an entry point
 * @param pool the executor that runs it, or null
 * @param entry qualified name of the type or annotation that makes it an entry point, or null
 */
public record Context(
    Kind kind, Confidence confidence, Site begin, String text, Call call, Pool pool, String entry) {
  /** What kind of thread it is, as the rules see it. */
  public enum Kind {
    /** An operator or handler of a reactive library. */
    REACTIVE,
    EVENT_LOOP,
    UI,
    ACTOR,
    /** The single callback thread of a client: only certain operations count. */
    CALLBACK,
    /** A function of a stage, run by whoever completes the previous one. */
    COMPLETION,
    COMMON_POOL,
    VIRTUAL,
    /** A thread that may block, or one nobody knows to be otherwise. */
    OFFLOADED
  }

  /** A context that a call makes, not an entry point. */
  Context(Kind kind, Confidence confidence, Site begin, String text, Call call, Pool pool) {
    this(kind, confidence, begin, text, call, pool, null);
  }

  /** Whether a scheduler made for computing runs it: the right place for heavy work. */
  public boolean isComputing() {
    return pool != null && pool.kind() == Pool.Kind.NON_BLOCKING;
  }

  /** Whether the thread is known to be one that many tasks share, such as a client's loop. */
  public boolean isShared() {
    return kind != Kind.COMPLETION
        || (call != null
            && StageThread.completing(call)
                .filter(k -> k == Pool.Kind.EVENT_LOOP || k == Pool.Kind.COMMON)
                .isPresent());
  }

  Context with(Confidence other) {
    return new Context(kind, other, begin, text, call, pool, entry);
  }

  /** The first step of a trail: where the context begins. */
  public Step step() {
    return new Step(begin, text + " begins here");
  }
}
