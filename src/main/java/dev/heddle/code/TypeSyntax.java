package dev.heddle.code;

import java.util.ArrayList;
import java.util.List;

/** Reads types as written; annotations in them are passed over. */
final class TypeSyntax {
  private final Cursor cursor;
  private final TypeScan scan;

  TypeSyntax(Cursor cursor, TypeScan scan) {
    this.cursor = cursor;
    this.scan = scan;
  }

  /** Any type but `void`. */
  TypeRef type() {
    passAnnotations();
    TypeRef element = Keywords.isPrimitive(cursor.kind()) ? primitive() : named();
    return withBrackets(element);
  }

  /** What a method returns. */
  TypeRef result() {
    return cursor.accept(Keywords.VOID) ? TypeRef.VOID : type();
  }

  TypeRef primitive() {
    return Words.type(Keywords.word(cursor.tokens().kind(cursor.pass())));
  }

  /** A class or interface, without brackets; of nested ones the last arguments count. */
  TypeRef named() {
    String name = cursor.name();
    List<TypeRef> arguments = cursor.is('<') ? arguments() : List.of();
    boolean simple = true;
    while (cursor.is('.') && (cursor.kind(1) == TokenKind.WORD || cursor.kind(1) == '@')) {
      cursor.pass();
      passAnnotations();
      name = name + "." + cursor.name();
      arguments = cursor.is('<') ? arguments() : List.of();
      simple = false;
    }
    if (simple && name.equals("var")) {
      return TypeRef.UNKNOWN;
    }
    return arguments.isEmpty()
        ? Words.type(name)
        : new TypeRef(simple ? name : Words.of(name), arguments, 0, false);
  }

  /** The type with the brackets that follow. */
  TypeRef withBrackets(TypeRef element) {
    int dimensions = 0;
    int next = scan.passBrackets(cursor.at());
    while (next > cursor.at()) {
      cursor.goTo(next);
      dimensions++;
      next = scan.passBrackets(next);
    }
    return dimensions == 0 ? element : element.withDimensions(element.dimensions() + dimensions);
  }

  /** The types between angle brackets; none in empty ones. */
  List<TypeRef> arguments() {
    cursor.expect('<');
    if (cursor.accept('>')) {
      return List.of();
    }
    List<TypeRef> arguments = new ArrayList<>(2);
    do {
      arguments.add(argument());
    } while (cursor.accept(','));
    cursor.expect('>');
    return List.copyOf(arguments);
  }

  private TypeRef argument() {
    passAnnotations();
    if (!cursor.accept('?')) {
      return type();
    }
    return cursor.accept(Keywords.EXTENDS) || cursor.accept(Keywords.SUPER)
        ? type()
        : TypeRef.OBJECT;
  }

  /** Types that a sign or word stands between, at least one. */
  List<TypeRef> list(int separator) {
    List<TypeRef> types = new ArrayList<>(2);
    do {
      types.add(type());
    } while (cursor.accept(separator));
    return List.copyOf(types);
  }

  /** The type variables that a declaration may have here. */
  List<TypeParameter> parameters() {
    if (!cursor.accept('<')) {
      return List.of();
    }
    List<TypeParameter> parameters = new ArrayList<>(2);
    do {
      passAnnotations();
      String name = cursor.name();
      parameters.add(
          new TypeParameter(name, cursor.accept(Keywords.EXTENDS) ? list('&') : List.of()));
    } while (cursor.accept(','));
    cursor.expect('>');
    return List.copyOf(parameters);
  }

  void passAnnotations() {
    cursor.goTo(scan.passAnnotations(cursor.at()));
  }
}
