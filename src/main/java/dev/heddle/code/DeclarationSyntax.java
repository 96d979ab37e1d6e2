package dev.heddle.code;

import java.util.ArrayList;
import java.util.List;

/** Reads declarations of variables, whether local or fields. */
final class DeclarationSyntax {
  private final Syntax syntax;
  private final Cursor cursor;

  DeclarationSyntax(Syntax syntax) {
    this.syntax = syntax;
    this.cursor = syntax.cursor();
  }

  /** Whether local variables are declared here: modifiers begin nothing else in parentheses. */
  boolean isNext() {
    return cursor.is(Keywords.FINAL) || cursor.is('@') || syntax.scan().isDeclaration(cursor.at());
  }

  /** Local variables, without what ends their statement. */
  Expression.Declaration variables() {
    Modifiers modifiers = syntax.modifiers().modifiers();
    TypeRef type = syntax.types().type();
    List<Declarator> variables = ofType(type);
    return new Expression.Declaration(
        modifiers.annotations(), variables, modifiers.first(), cursor.last());
  }

  /** The names behind a type, with what they start with. */
  List<Declarator> ofType(TypeRef type) {
    List<Declarator> variables = new ArrayList<>(1);
    do {
      variables.add(variable(type));
    } while (cursor.accept(','));
    return List.copyOf(variables);
  }

  private Declarator variable(TypeRef type) {
    int first = cursor.at();
    String name = cursor.name();
    TypeRef whole = syntax.types().withBrackets(type);
    Expression initial = cursor.accept('=') ? syntax.expressions().initial() : null;
    return new Declarator(name, whole, initial, first, cursor.last());
  }
}
