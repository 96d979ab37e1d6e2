package dev.heddle.flow;

import dev.heddle.fact.Event;

/** Functions written where they are passed. */
final class Inline {
  private Inline() {}

  /** The lambda that an argument is, or null. */
  static Method functionOf(Expression argument) {
    return argument.event() instanceof Event.Lambda ? argument.function() : null;
  }
}
