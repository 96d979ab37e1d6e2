package dev.heddle.fact;

import dev.heddle.code.AnnotationUse;
import dev.heddle.code.Span;
import dev.heddle.code.TypeRef;
import java.util.List;

/**
 * A local variable or parameter.
 *
 * @param id index in the body
 * @param type as written; unknown for `var` and for lambda parameters without a type
 * @param name the name token
 * @param statement index of the declaring statement
 * @param region the region it is declared in
 * @param initial value at its declaration, null if none
 */
public record Variable(
    int id,
    String text,
    Kind kind,
    TypeRef type,
    List<AnnotationUse> annotations,
    Span name,
    int statement,
    int region,
    Value initial) {

  /** Where a variable comes from. */
  public enum Kind {
    PARAMETER,
    LAMBDA_PARAMETER,
    LOCAL,
    FOR_EACH,
    RESOURCE,
    CATCH,
    PATTERN
  }
}
