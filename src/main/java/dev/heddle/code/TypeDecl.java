package dev.heddle.code;

import java.util.List;

/**
 * A declared class, interface, enum, record or annotation, of the sources or of a library.
 *
 * @param name qualified, `.` between nested types; anonymous and local types of the sources are
 *     numbered (`a.Outer.1`, `a.Outer.2Local`)
 * @param flags bits of {@link java.lang.reflect.Modifier}
 * @param supertypes super class first if there is one, then interfaces
 * @param outer qualified name of the lexically enclosing type, or null
 * @param span of the name in the source; {@link Span#NONE} for a library
 */
public record TypeDecl(
    String name,
    Kind kind,
    int flags,
    List<TypeParameter> typeParameters,
    List<TypeRef> supertypes,
    List<MethodDecl> methods,
    List<FieldDecl> fields,
    List<AnnotationUse> annotations,
    String outer,
    Span span) {
  /** What kind of type is declared. */
  public enum Kind {
    CLASS,
    INTERFACE,
    ENUM,
    RECORD,
    ANNOTATION
  }
}
