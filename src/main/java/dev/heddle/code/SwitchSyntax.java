package dev.heddle.code;

import java.util.ArrayList;
import java.util.List;

/** Reads switches, which are statements or expressions. */
final class SwitchSyntax {
  private final Syntax syntax;
  private final Cursor cursor;

  SwitchSyntax(Syntax syntax) {
    this.syntax = syntax;
    this.cursor = syntax.cursor();
  }

  Expression expression() {
    int first = cursor.pass();
    Expression selector = selector();
    List<Case> cases = cases();
    return new Expression.Switch(selector, cases, first, cursor.last());
  }

  Statement statement() {
    int first = cursor.pass();
    Expression selector = selector();
    List<Case> cases = cases();
    return new Statement.Switch(selector, cases, first, cursor.last());
  }

  private Expression selector() {
    cursor.expect('(');
    Expression selector = syntax.expressions().nested();
    cursor.expect(')');
    return selector;
  }

  private List<Case> cases() {
    cursor.expect('{');
    List<Case> cases = new ArrayList<>();
    while (!cursor.accept('}')) {
      cases.add(branch());
    }
    return List.copyOf(cases);
  }

  private Case branch() {
    int first = cursor.at();
    String label = "default";
    List<Pattern> patterns = List.of();
    Expression guard = null;
    if (!cursor.accept(Keywords.DEFAULT)) {
      cursor.expect(Keywords.CASE);
      if (syntax.patterns().isPattern()) {
        patterns = patterns();
        label = label(patterns);
        guard = cursor.isWord("when") ? guard() : null;
      } else {
        label = constants();
      }
    }
    boolean arrow = cursor.accept(TokenKind.ARROW);
    if (!arrow) {
      cursor.expect(':');
    }
    boolean yields = arrow && !cursor.is('{') && !cursor.is(Keywords.THROW);
    List<Statement> statements = arrow ? List.of(rule(yields)) : group();
    return new Case(label, patterns, guard, yields, statements, first, cursor.last());
  }

  private List<Pattern> patterns() {
    List<Pattern> patterns = new ArrayList<>(1);
    do {
      patterns.add(syntax.patterns().pattern());
    } while (cursor.accept(','));
    return List.copyOf(patterns);
  }

  private static String label(List<Pattern> patterns) {
    List<String> texts = new ArrayList<>(patterns.size());
    for (Pattern pattern : patterns) {
      texts.add(ExpressionText.of(pattern));
    }
    return texts.toString();
  }

  private Expression guard() {
    cursor.pass();
    return syntax.expressions().label();
  }

  /** The constants of a case; `default` among them is none. */
  private String constants() {
    List<String> texts = new ArrayList<>(1);
    do {
      if (!cursor.accept(Keywords.DEFAULT)) {
        texts.add(ExpressionText.of(syntax.expressions().label()));
      }
    } while (cursor.accept(','));
    return texts.toString();
  }

  /** What stands behind an arrow. */
  private Statement rule(boolean yields) {
    if (!yields) {
      return syntax.statements().statement();
    }
    Expression value = syntax.expressions().nested();
    cursor.expect(';');
    return new Statement.Evaluate(value, value.first(), cursor.last());
  }

  private List<Statement> group() {
    List<Statement> statements = new ArrayList<>();
    while (!cursor.is(Keywords.CASE) && !isDefault() && !cursor.is('}')) {
      statements.add(syntax.statements().statement());
    }
    return List.copyOf(statements);
  }

  private boolean isDefault() {
    return cursor.is(Keywords.DEFAULT);
  }
}
