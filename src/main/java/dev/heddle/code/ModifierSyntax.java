package dev.heddle.code;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads modifiers and annotations. */
final class ModifierSyntax {
  /** What is a modifier, but has no bit. */
  private static final int WITHOUT_BIT = 0;

  private static final int NONE = -1;

  private final Cursor cursor;
  private final Syntax syntax;

  ModifierSyntax(Syntax syntax) {
    this.syntax = syntax;
    this.cursor = syntax.cursor();
  }

  /** All that stand here, perhaps none. */
  Modifiers modifiers() {
    int first = cursor.at();
    int flags = 0;
    List<AnnotationUse> annotations = List.of();
    while (true) {
      int bit = bit();
      if (bit != NONE) {
        flags |= bit;
        cursor.pass();
      } else if (isAnnotation()) {
        annotations = annotations.isEmpty() ? new ArrayList<>(2) : annotations;
        annotations.add(annotation());
      } else if (!acceptSealing()) {
        return new Modifiers(flags, List.copyOf(annotations), first);
      }
    }
  }

  private boolean isAnnotation() {
    return cursor.is('@') && cursor.kind(1) != Keywords.INTERFACE;
  }

  private int bit() {
    return switch (cursor.kind()) {
      case Keywords.PUBLIC -> Modifier.PUBLIC;
      case Keywords.PROTECTED -> Modifier.PROTECTED;
      case Keywords.PRIVATE -> Modifier.PRIVATE;
      case Keywords.STATIC -> Modifier.STATIC;
      case Keywords.FINAL -> Modifier.FINAL;
      case Keywords.ABSTRACT -> Modifier.ABSTRACT;
      case Keywords.SYNCHRONIZED -> Modifier.SYNCHRONIZED;
      case Keywords.VOLATILE -> Modifier.VOLATILE;
      case Keywords.TRANSIENT -> Modifier.TRANSIENT;
      case Keywords.NATIVE -> Modifier.NATIVE;
      case Keywords.STRICTFP -> Modifier.STRICT;
      case Keywords.DEFAULT -> WITHOUT_BIT;
      default -> NONE;
    };
  }

  /** Passes `sealed` or `non-sealed`, if a declaration goes on behind it. */
  private boolean acceptSealing() {
    if (!cursor.is(TokenKind.WORD)) {
      return false;
    }
    if (cursor.isWord("non") && cursor.kind(1) == '-') {
      cursor.goTo(cursor.at() + 2);
      return cursor.name().equals("sealed");
    }
    boolean sealed =
        cursor.isWord("sealed")
            && switch (cursor.kind(1)) {
              case Keywords.PUBLIC,
                  Keywords.PROTECTED,
                  Keywords.PRIVATE,
                  Keywords.STATIC,
                  Keywords.ABSTRACT,
                  Keywords.STRICTFP,
                  Keywords.CLASS,
                  Keywords.INTERFACE,
                  '@' ->
                  true;
              default -> false;
            };
    if (sealed) {
      cursor.pass();
    }
    return sealed;
  }

  AnnotationUse annotation() {
    int first = cursor.at();
    cursor.expect('@');
    String name = qualifiedName();
    Map<String, String> arguments = cursor.is('(') ? arguments() : Map.of();
    return new AnnotationUse(name, arguments, cursor.tokens().span(first, cursor.last()));
  }

  /** A name with dots. */
  String qualifiedName() {
    String name = cursor.name();
    if (!cursor.is('.')) {
      return name;
    }
    StringBuilder all = new StringBuilder(name);
    while (cursor.is('.') && cursor.kind(1) == TokenKind.WORD) {
      cursor.pass();
      all.append('.').append(cursor.name());
    }
    return Words.of(all.toString());
  }

  private Map<String, String> arguments() {
    cursor.expect('(');
    if (cursor.accept(')')) {
      return Map.of();
    }
    if (!cursor.is(TokenKind.WORD) || cursor.kind(1) != '=') {
      String value = ExpressionText.of(value());
      cursor.expect(')');
      return Map.of("value", value);
    }
    Map<String, String> arguments = new LinkedHashMap<>();
    do {
      String name = cursor.name();
      cursor.expect('=');
      arguments.put(name, ExpressionText.of(value()));
    } while (cursor.accept(','));
    cursor.expect(')');
    return arguments;
  }

  /** What an element of an annotation may be given. */
  Expression value() {
    int first = cursor.at();
    if (cursor.is('@')) {
      AnnotationUse annotation = annotation();
      return new Expression.Annotation(annotation, first, cursor.last());
    }
    return cursor.is('{')
        ? syntax.expressions().values(this::value)
        : syntax.expressions().conditional();
  }
}
