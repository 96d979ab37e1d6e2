package dev.heddle.flow;

import dev.heddle.fact.Event;
import dev.heddle.fact.Region;

/**
 * One use of a value inside its body.
 *
 * @param event the event that uses it, null if a region does
 * @param index argument, operand or element index; -1 where there is only one
 * @param region the region whose subject it is, or the region of the event
 */
public record Use(Kind kind, Event event, int index, Region region) {
  /** How a value is used. */
  public enum Kind {
    /** A method is called on it. */
    RECEIVER,
    /** It is passed to a method or constructor. */
    ARGUMENT,
    /** It is dropped: an expression statement. */
    DISCARDED,
    /** It is returned from a method or a block lambda. */
    RETURNED,
    /** It is the body of an expression lambda: returned or dropped, as the lambda's type says. */
    LAMBDA_RESULT,
    /** It is put into a local variable. */
    ASSIGNED,
    /** It is put into a field. */
    STORED,
    /** It is put into an array cell or array initialiser. */
    ELEMENT,
    /** It decides a branch or loop. */
    CONDITION,
    /** It is iterated over by a for-each. */
    ITERATED,
    /** It is a monitor. */
    MONITOR,
    /** A switch selects on it. */
    SELECTOR,
    /** It is an operand. */
    OPERAND,
    CAST,
    /** It is tested by `instanceof`. */
    TESTED,
    THROWN,
    YIELDED,
    /** A field of it is read or written. */
    OWNER,
    /** It is the array of a cell access, or its index. */
    ARRAY,
    /** It is the qualifier of a method reference. */
    QUALIFIER,
    /** It is a resource of a try. */
    RESOURCE,
    ASSERTED
  }
}
