package dev.heddle.code;

import java.util.ArrayList;
import java.util.List;

/** Reads the patterns of `instanceof` and `case`. */
final class PatternSyntax {
  private final Cursor cursor;
  private final TypeScan scan;
  private final TypeSyntax types;

  PatternSyntax(Cursor cursor, TypeScan scan, TypeSyntax types) {
    this.cursor = cursor;
    this.scan = scan;
    this.types = types;
  }

  /** The type that a value must have to match. */
  static TypeRef type(Pattern pattern) {
    return pattern instanceof Pattern.Typed typed
        ? typed.type()
        : ((Pattern.Deconstruction) pattern).type();
  }

  /** Whether a pattern stands here, and no type or constant. */
  boolean isPattern() {
    int end = scan.end(scan.passModifiers(cursor.at()));
    if (end == TypeScan.NONE) {
      return false;
    }
    int next = cursor.tokens().kind(end);
    return next == TokenKind.WORD || next == '(';
  }

  Pattern pattern() {
    int first = scan.passModifiers(cursor.at());
    cursor.goTo(first);
    TypeRef type = types.type();
    if (!cursor.is('(')) {
      String name = cursor.name();
      return new Pattern.Typed(type, name, cursor.last(), first, cursor.last());
    }
    List<Pattern> components = components();
    return new Pattern.Deconstruction(type, components, first, cursor.last());
  }

  private List<Pattern> components() {
    cursor.expect('(');
    if (cursor.accept(')')) {
      return List.of();
    }
    List<Pattern> components = new ArrayList<>();
    do {
      components.add(isAny() ? any() : pattern());
    } while (cursor.accept(','));
    cursor.expect(')');
    return List.copyOf(components);
  }

  private boolean isAny() {
    return cursor.isWord("_") && (cursor.kind(1) == ',' || cursor.kind(1) == ')');
  }

  private Pattern any() {
    int only = cursor.pass();
    return new Pattern.Any(only, only);
  }
}
