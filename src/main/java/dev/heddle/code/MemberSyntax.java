package dev.heddle.code;

import java.util.ArrayList;
import java.util.List;

/** Reads types and their members. */
final class MemberSyntax {
  private final Syntax syntax;
  private final Cursor cursor;
  private final TypeSyntax types;
  private final DeclarationSyntax declarations;

  MemberSyntax(Syntax syntax) {
    this.syntax = syntax;
    this.cursor = syntax.cursor();
    this.types = syntax.types();
    this.declarations = syntax.declarations();
  }

  /** A type with its modifiers. */
  Member.Type type() {
    Modifiers modifiers = syntax.modifiers().modifiers();
    if (!isType()) {
      throw new Unread();
    }
    return type(modifiers);
  }

  private boolean isType() {
    return switch (cursor.kind()) {
      case Keywords.CLASS, Keywords.INTERFACE, Keywords.ENUM -> true;
      case '@' -> cursor.kind(1) == Keywords.INTERFACE;
      default ->
          cursor.isWord("record")
              && cursor.kind(1) == TokenKind.WORD
              && (cursor.kind(2) == '(' || cursor.kind(2) == '<');
    };
  }

  private Member.Type type(Modifiers modifiers) {
    TypeDecl.Kind kind =
        switch (cursor.kind()) {
          case Keywords.CLASS -> TypeDecl.Kind.CLASS;
          case Keywords.INTERFACE -> TypeDecl.Kind.INTERFACE;
          case Keywords.ENUM -> TypeDecl.Kind.ENUM;
          case '@' -> TypeDecl.Kind.ANNOTATION;
          default -> TypeDecl.Kind.RECORD;
        };
    cursor.goTo(cursor.at() + (kind == TypeDecl.Kind.ANNOTATION ? 2 : 1));
    String name = cursor.name();
    int nameAt = cursor.last();
    List<TypeParameter> typeParameters = types.parameters();
    boolean isRecord = kind == TypeDecl.Kind.RECORD;
    List<Parameter> components = isRecord ? parameters() : List.of();
    List<TypeRef> extended = cursor.accept(Keywords.EXTENDS) ? types.list(',') : List.of();
    List<TypeRef> implemented = cursor.accept(Keywords.IMPLEMENTS) ? types.list(',') : List.of();
    if (cursor.isWord("permits")) {
      cursor.pass();
      types.list(',');
    }
    int open = cursor.at();
    List<Member.Constant> constants = kind == TypeDecl.Kind.ENUM ? constants() : List.of();
    List<Member> members = cursor.at() > open ? bodyBehindConstants() : members(kind);
    return new Member.Type(
        kind,
        name,
        nameAt,
        modifiers.flags(),
        modifiers.annotations(),
        typeParameters,
        extended,
        implemented,
        components,
        constants,
        members,
        modifiers.first(),
        cursor.last());
  }

  /** The opening brace of an enum, and its constants. */
  private List<Member.Constant> constants() {
    cursor.expect('{');
    List<Member.Constant> constants = new ArrayList<>();
    while (cursor.is(TokenKind.WORD) || cursor.is('@')) {
      constants.add(constant());
      if (!cursor.accept(',')) {
        return List.copyOf(constants);
      }
    }
    if (constants.isEmpty()) {
      cursor.accept(',');
    }
    return List.copyOf(constants);
  }

  private Member.Constant constant() {
    int first = cursor.at();
    types.passAnnotations();
    String name = cursor.name();
    int nameAt = cursor.last();
    List<Expression> arguments = cursor.is('(') ? syntax.expressions().arguments() : List.of();
    List<Member> members = cursor.is('{') ? body() : List.of();
    return new Member.Constant(name, nameAt, arguments, members, first, cursor.last());
  }

  private List<Member> bodyBehindConstants() {
    if (cursor.accept('}')) {
      return List.of();
    }
    cursor.expect(';');
    return membersUpToBrace(TypeDecl.Kind.ENUM);
  }

  /** The members of a class, with their braces. */
  List<Member> body() {
    return members(TypeDecl.Kind.CLASS);
  }

  private List<Member> members(TypeDecl.Kind owner) {
    cursor.expect('{');
    return membersUpToBrace(owner);
  }

  private List<Member> membersUpToBrace(TypeDecl.Kind owner) {
    List<Member> members = new ArrayList<>();
    while (!cursor.accept('}')) {
      Member member = cursor.accept(';') ? null : member(owner);
      if (member != null) {
        members.add(member);
      }
    }
    return List.copyOf(members);
  }

  /** Null for an element of an annotation: it does nothing. */
  private Member member(TypeDecl.Kind owner) {
    int first = cursor.at();
    boolean isStatic = cursor.is(Keywords.STATIC) && cursor.kind(1) == '{';
    if (isStatic || cursor.is('{')) {
      cursor.goTo(first + (isStatic ? 1 : 0));
      Statement.Block block = syntax.statements().block();
      return new Member.Initializer(isStatic, block, first, cursor.last());
    }
    Modifiers modifiers = syntax.modifiers().modifiers();
    if (isType()) {
      return type(modifiers);
    }
    List<TypeParameter> typeParameters = types.parameters();
    if (cursor.is('@')) {
      modifiers = modifiers.and(syntax.modifiers().modifiers());
    }
    if (isConstructor(owner)) {
      return constructor(modifiers, typeParameters);
    }
    TypeRef type = types.result();
    if (cursor.kind(1) != '(' && typeParameters.isEmpty()) {
      List<Declarator> variables = declarations.ofType(type);
      cursor.expect(';');
      return new Member.Field(
          modifiers.flags(), modifiers.annotations(), variables, first, cursor.last());
    }
    if (owner == TypeDecl.Kind.ANNOTATION) {
      element();
      return null;
    }
    return method(modifiers, typeParameters, type);
  }

  private boolean isConstructor(TypeDecl.Kind owner) {
    int next = cursor.kind(1);
    return cursor.is(TokenKind.WORD)
        && (next == '(' || (next == '{' && owner == TypeDecl.Kind.RECORD));
  }

  private Member constructor(Modifiers modifiers, List<TypeParameter> typeParameters) {
    String name = cursor.name();
    int nameAt = cursor.last();
    List<Parameter> parameters = cursor.is('(') ? parameters() : null;
    List<TypeRef> thrown = thrown();
    Statement.Block body = syntax.statements().block();
    return new Member.Constructor(
        name,
        nameAt,
        modifiers.flags(),
        modifiers.annotations(),
        typeParameters,
        parameters,
        thrown,
        body,
        modifiers.first(),
        cursor.last());
  }

  private Member method(Modifiers modifiers, List<TypeParameter> typeParameters, TypeRef returns) {
    String name = cursor.name();
    int nameAt = cursor.last();
    List<Parameter> parameters = parameters();
    TypeRef result = types.withBrackets(returns);
    List<TypeRef> thrown = thrown();
    Statement.Block body = cursor.accept(';') ? null : syntax.statements().block();
    return new Member.Method(
        name,
        nameAt,
        modifiers.flags(),
        modifiers.annotations(),
        typeParameters,
        result,
        parameters,
        thrown,
        body,
        modifiers.first(),
        cursor.last());
  }

  private List<TypeRef> thrown() {
    return cursor.accept(Keywords.THROWS) ? types.list(',') : List.of();
  }

  /** An element of an annotation from its name on. */
  private void element() {
    cursor.name();
    cursor.expect('(');
    cursor.expect(')');
    types.withBrackets(TypeRef.VOID);
    if (cursor.accept(Keywords.DEFAULT)) {
      syntax.modifiers().value();
    }
    cursor.expect(';');
  }

  /** Parameters in parentheses; the one that stands for `this` is left out. */
  List<Parameter> parameters() {
    cursor.expect('(');
    if (cursor.accept(')')) {
      return List.of();
    }
    List<Parameter> parameters = new ArrayList<>(4);
    do {
      Parameter parameter = parameter();
      if (parameter != null) {
        parameters.add(parameter);
      }
    } while (cursor.accept(','));
    cursor.expect(')');
    return List.copyOf(parameters);
  }

  private Parameter parameter() {
    Modifiers modifiers = syntax.modifiers().modifiers();
    TypeRef type = types.type();
    if (cursor.accept(Keywords.THIS)) {
      return null;
    }
    int behindType = cursor.at();
    types.passAnnotations();
    boolean variableArity = cursor.accept(TokenKind.ELLIPSIS);
    if (!variableArity && cursor.at() > behindType) {
      throw new Unread();
    }
    String name = cursor.name();
    int nameAt = cursor.last();
    TypeRef whole = types.withBrackets(type);
    return new Parameter(
        name,
        nameAt,
        whole,
        variableArity,
        modifiers.annotations(),
        modifiers.first(),
        cursor.last());
  }
}
