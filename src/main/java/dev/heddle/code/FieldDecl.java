package dev.heddle.code;

import java.util.List;

/**
 * A declared field or enum constant.
 *
 * @param flags bits of {@link java.lang.reflect.Modifier}
 * @param constant the source text of a literal initialiser, else null
 */
public record FieldDecl(
    String name,
    int flags,
    TypeRef type,
    List<AnnotationUse> annotations,
    Span span,
    String constant) {}
