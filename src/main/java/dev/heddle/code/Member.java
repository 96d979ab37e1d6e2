package dev.heddle.code;

import java.util.List;

/** A declaration in a type, as written; flags are bits of {@link java.lang.reflect.Modifier}. */
public sealed interface Member extends Node {
  /**
   * A type, nested or not.
   *
   * @param nameAt the token of its name; so in all nodes
   * @param implemented those that an interface extends are {@code extended}
   * @param components of a record, else empty
   * @param constants of an enum, else empty
   */
  record Type(
      TypeDecl.Kind kind,
      String name,
      int nameAt,
      int flags,
      List<AnnotationUse> annotations,
      List<TypeParameter> typeParameters,
      List<TypeRef> extended,
      List<TypeRef> implemented,
      List<Parameter> components,
      List<Constant> constants,
      List<Member> members,
      int first,
      int last)
      implements Member {}

  /**
   * A method.
   *
   * @param body null if it has none
   */
  record Method(
      String name,
      int nameAt,
      int flags,
      List<AnnotationUse> annotations,
      List<TypeParameter> typeParameters,
      TypeRef returns,
      List<Parameter> parameters,
      List<TypeRef> thrown,
      Statement.Block body,
      int first,
      int last)
      implements Member {}

  /**
   * A constructor.
   *
   * @param parameters null for the compact one of a record
   */
  record Constructor(
      String name,
      int nameAt,
      int flags,
      List<AnnotationUse> annotations,
      List<TypeParameter> typeParameters,
      List<Parameter> parameters,
      List<TypeRef> thrown,
      Statement.Block body,
      int first,
      int last)
      implements Member {}

  /** One or more fields of a declaration. */
  record Field(
      int flags, List<AnnotationUse> annotations, List<Declarator> variables, int first, int last)
      implements Member {}

  /** A block that runs when an object is made, or a class loaded. */
  record Initializer(boolean isStatic, Statement.Block body, int first, int last)
      implements Member {}

  /**
   * A constant of an enum.
   *
   * @param members of its body, empty if it has none
   */
  record Constant(
      String name,
      int nameAt,
      List<Expression> arguments,
      List<Member> members,
      int first,
      int last)
      implements Member {}
}
