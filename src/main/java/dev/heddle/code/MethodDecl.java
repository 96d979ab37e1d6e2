package dev.heddle.code;

import java.util.List;

/**
 * A declared method or constructor (named `<init>`).
 *
 * @param flags bits of {@link java.lang.reflect.Modifier}, plus {@link #VARARGS} and {@link
 *     #DEFAULT}
 * @param name the method's name, `<init>` for a constructor
 * @param span of the name in the source; {@link Span#NONE} for a library
 */
public record MethodDecl(
    String name,
    int flags,
    List<TypeParameter> typeParameters,
    TypeRef returns,
    List<ParameterDecl> parameters,
    List<TypeRef> thrown,
    List<AnnotationUse> annotations,
    Span span,
    boolean hasBody) {
  public static final int VARARGS = 1 << 16;
  public static final int DEFAULT = 1 << 17;

  public boolean isVarargs() {
    return (flags & VARARGS) != 0;
  }

  public boolean isConstructor() {
    return name.equals("<init>");
  }
}
