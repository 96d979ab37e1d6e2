package dev.heddle.fact;

import com.github.javaparser.ast.expr.ComponentPatternExpr;
import com.github.javaparser.ast.expr.PatternExpr;
import com.github.javaparser.ast.expr.RecordPatternExpr;
import com.github.javaparser.ast.expr.TypePatternExpr;
import java.util.List;

/** Declares the variables of patterns. */
final class PatternLowering {
  private PatternLowering() {}

  /** Declares all variables; returns the one of a type pattern at the top, else -1. */
  static int declare(PatternExpr pattern, BodyLowering body) {
    if (pattern instanceof TypePatternExpr t) {
      return body.out()
          .declare(
              t.getNameAsString(),
              Variable.Kind.PATTERN,
              body.type(t.getType()),
              List.of(),
              body.out().span(t.getName()),
              null);
    }
    if (pattern instanceof RecordPatternExpr r) {
      for (ComponentPatternExpr component : r.getPatternList()) {
        if (component instanceof PatternExpr nested) {
          declare(nested, body);
        }
      }
    }
    return -1;
  }
}
