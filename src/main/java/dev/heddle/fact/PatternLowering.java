package dev.heddle.fact;

import dev.heddle.code.Pattern;
import java.util.List;

/** Declares the variables of patterns. */
final class PatternLowering {
  private PatternLowering() {}

  /** Declares all variables; returns the one of a type pattern at the top, else -1. */
  static int declare(Pattern pattern, BodyLowering body) {
    if (pattern instanceof Pattern.Typed t) {
      BodyBuilder out = body.out();
      return out.declare(
          t.name(),
          Variable.Kind.PATTERN,
          body.type(t.type()),
          List.of(),
          out.token(t.nameAt()),
          null);
    }
    if (pattern instanceof Pattern.Deconstruction r) {
      for (Pattern component : r.components()) {
        declare(component, body);
      }
    }
    return -1;
  }
}
