package dev.heddle.rule;

import dev.heddle.flow.Field;
import dev.heddle.flow.Method;
import dev.heddle.flow.Program;
import dev.heddle.flow.Type;

/**
 * One sentence about what is wrong. A rule has no state: it is asked for every method, field and
 * type of a program, in any order.
 */
public interface Rule {
  /** Looks at one body: method, constructor, initialiser or lambda. */
  default void check(Method method, Report report) {}

  /** Looks at one declared field. */
  default void check(Field field, Report report) {}

  /** Looks at one declared type. */
  default void check(Type type, Report report) {}

  /** Looks at the whole program, for what is true only of all its parts together. */
  default void check(Program program, Report report) {}

  /** The id, derived from the class name: `UnjoinedFuture` is `unjoined-future`. */
  default String id() {
    return getClass()
        .getSimpleName()
        .replaceAll("(?<=[a-z])(?=[A-Z])", "-")
        .toLowerCase(java.util.Locale.ROOT);
  }
}
