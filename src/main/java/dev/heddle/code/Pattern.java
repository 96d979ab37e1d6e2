package dev.heddle.code;

import java.util.List;

/** What `instanceof` and `case` match a value with. */
public sealed interface Pattern extends Node {
  /** A variable of a type, such as `String s`. */
  record Typed(TypeRef type, String name, int nameAt, int first, int last) implements Pattern {}

  /** The components of a record. */
  record Deconstruction(TypeRef type, List<Pattern> components, int first, int last)
      implements Pattern {}

  /** An unnamed one, `_`, which matches anything. */
  record Any(int first, int last) implements Pattern {}
}
