package dev.heddle.code;

import java.util.List;

/** A parameter; the type of a variable-arity one is its array type. */
public record ParameterDecl(String name, TypeRef type, List<AnnotationUse> annotations) {}
