package dev.heddle.code;

import java.util.ArrayList;
import java.util.List;

/**
 * The grammar of Java (JLS, newest release) for files without errors: reads a token at a time and
 * makes the tree at once, several times as fast as JavaParser.
 *
 * <p>It is strict where that is cheap and gives up where a text is odd, rare, or wrong: JavaParser
 * reads the whole file then, and has the last word on what is an error.
 */
final class Syntax {
  private final Cursor cursor;
  private final TypeScan scan;
  private final TypeSyntax types;
  private final ModifierSyntax modifiers;
  private final ExpressionSyntax expressions;
  private final PatternSyntax patterns;
  private final SwitchSyntax switches;
  private final DeclarationSyntax declarations;
  private final StatementSyntax statements;
  private final MemberSyntax members;

  private Syntax(TokenTable tokens) {
    cursor = new Cursor(tokens);
    scan = new TypeScan(tokens);
    types = new TypeSyntax(cursor, scan);
    modifiers = new ModifierSyntax(this);
    expressions = new ExpressionSyntax(this);
    patterns = new PatternSyntax(cursor, scan, types);
    switches = new SwitchSyntax(this);
    declarations = new DeclarationSyntax(this);
    statements = new StatementSyntax(this);
    members = new MemberSyntax(this);
  }

  /** The tree of a whole file; null if it is left to JavaParser. */
  static Unit read(TokenTable tokens) {
    try {
      return new Syntax(tokens).unit();
    } catch (Unread | StackOverflowError e) {
      return null;
    }
  }

  Cursor cursor() {
    return cursor;
  }

  TypeScan scan() {
    return scan;
  }

  TypeSyntax types() {
    return types;
  }

  ModifierSyntax modifiers() {
    return modifiers;
  }

  ExpressionSyntax expressions() {
    return expressions;
  }

  PatternSyntax patterns() {
    return patterns;
  }

  SwitchSyntax switches() {
    return switches;
  }

  DeclarationSyntax declarations() {
    return declarations;
  }

  StatementSyntax statements() {
    return statements;
  }

  MemberSyntax members() {
    return members;
  }

  private Unit unit() {
    String packageName = packageName();
    List<Import> imports = new ArrayList<>();
    while (cursor.is(Keywords.IMPORT) || cursor.is(';')) {
      if (!cursor.accept(';')) {
        imports.add(importDeclaration());
      }
    }
    List<Member.Type> declared = new ArrayList<>();
    while (!cursor.is(TokenKind.END)) {
      if (!cursor.accept(';')) {
        declared.add(members.type());
      }
    }
    return new Unit(packageName, List.copyOf(imports), List.copyOf(declared));
  }

  private String packageName() {
    int start = cursor.at();
    types.passAnnotations();
    if (!cursor.accept(Keywords.PACKAGE)) {
      cursor.goTo(start);
      return "";
    }
    String name = modifiers.qualifiedName();
    cursor.expect(';');
    return name;
  }

  private Import importDeclaration() {
    int first = cursor.pass();
    boolean module = cursor.isWord("module") && cursor.kind(1) == TokenKind.WORD;
    if (module) {
      cursor.pass();
    }
    boolean isStatic = cursor.accept(Keywords.STATIC);
    String name = modifiers.qualifiedName();
    boolean all = cursor.accept('.');
    if (all) {
      cursor.expect('*');
    }
    cursor.expect(';');
    Span span = cursor.tokens().span(first, cursor.last());
    return new Import(name, isStatic, all || module, module, span);
  }
}
