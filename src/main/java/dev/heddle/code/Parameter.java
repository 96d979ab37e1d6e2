package dev.heddle.code;

import java.util.List;

/**
 * A parameter of a method or lambda, or a component of a record.
 *
 * @param type as written, without the array that a variable arity makes of it; {@link
 *     TypeRef#UNKNOWN} where a lambda leaves it out
 */
public record Parameter(
    String name,
    int nameAt,
    TypeRef type,
    boolean variableArity,
    List<AnnotationUse> annotations,
    int first,
    int last)
    implements Node {}
