package dev.heddle.fact;

import dev.heddle.code.Span;
import dev.heddle.code.TypeRef;
import java.util.List;

/**
 * A stretch of a body with a meaning of its own; regions form a tree.
 *
 * @param id index in the body
 * @param parent index of the enclosing region, -1 for the root
 * @param keyword the token that opens it (`while`, `synchronized`, `catch`, `->`), or its start
 * @param from id of the first event inside
 * @param to one past the id of the last event inside
 * @param subject condition of a branch or loop, source of a for-each, selector of a switch, monitor
 *     of a lock; null if there is none
 * @param variable loop variable of a for-each, parameter of a catch, -1 if there is none
 * @param types what a catch catches, as written
 * @param label of a loop or block, the text of a case label, the name of a nested method; or empty
 */
public record Region(
    int id,
    int parent,
    Kind kind,
    Span span,
    Span keyword,
    int from,
    int to,
    Value subject,
    int variable,
    List<TypeRef> types,
    String label) {

  /** What a region is. */
  public enum Kind {
    /** The whole body. */
    BODY,
    BLOCK,
    /** An `if`; its condition is evaluated inside, before {@link #THEN} and {@link #ELSE}. */
    IF,
    THEN,
    ELSE,
    WHILE,
    DO,
    FOR,
    FOR_EACH,
    /** The condition of a loop. */
    CONDITION,
    LOOP_BODY,
    /** The update part of a `for`. */
    UPDATE,
    SWITCH,
    CASE,
    TRY,
    RESOURCES,
    TRY_BODY,
    CATCH,
    FINALLY,
    SYNCHRONIZED,
    /** An operand that may not be evaluated: an arm of `?:`, the right of `&&` and `||`. */
    ARM,
    LAMBDA,
    /** A method or initialiser of an anonymous or local type. */
    NESTED_METHOD;

    public boolean isLoop() {
      return this == WHILE || this == DO || this == FOR || this == FOR_EACH;
    }

    /** Whether code of this region is run by somebody else, or later. */
    public boolean isFunction() {
      return this == BODY || this == LAMBDA || this == NESTED_METHOD;
    }
  }

  public boolean holds(int event) {
    return from <= event && event < to;
  }
}
