package dev.heddle.code;

import java.util.ArrayList;
import java.util.List;

/** Reads loops. */
final class LoopSyntax {
  private final Cursor cursor;
  private final ExpressionSyntax expressions;
  private final StatementSyntax statements;
  private final DeclarationSyntax declarations;

  LoopSyntax(Syntax syntax, StatementSyntax statements) {
    this.cursor = syntax.cursor();
    this.expressions = syntax.expressions();
    this.statements = statements;
    this.declarations = syntax.declarations();
  }

  Statement whileLoop() {
    int first = cursor.pass();
    Expression condition = statements.condition();
    Statement body = statements.part();
    return new Statement.While(condition, body, first, cursor.last());
  }

  Statement doLoop() {
    int first = cursor.pass();
    Statement body = statements.part();
    cursor.expect(Keywords.WHILE);
    Expression condition = statements.condition();
    cursor.expect(';');
    return new Statement.Do(body, condition, first, cursor.last());
  }

  Statement forLoop() {
    int first = cursor.pass();
    cursor.expect('(');
    List<Expression> initial = List.of();
    if (declarations.isNext()) {
      Expression.Declaration declaration = declarations.variables();
      if (cursor.accept(':')) {
        return forEach(declaration, first);
      }
      initial = List.of(declaration);
    } else if (!cursor.is(';')) {
      initial = expressions();
    }
    cursor.expect(';');
    Expression condition = cursor.is(';') ? null : expressions.nested();
    cursor.expect(';');
    List<Expression> update = cursor.is(')') ? List.of() : expressions();
    cursor.expect(')');
    Statement body = statements.part();
    return new Statement.For(initial, condition, update, body, first, cursor.last());
  }

  private Statement forEach(Expression.Declaration declaration, int first) {
    Declarator variable = declaration.variables().get(0);
    if (declaration.variables().size() > 1 || variable.initial() != null) {
      throw new Unread();
    }
    Expression source = expressions.nested();
    cursor.expect(')');
    Statement body = statements.part();
    return new Statement.ForEach(variable, source, body, first, cursor.last());
  }

  private List<Expression> expressions() {
    List<Expression> all = new ArrayList<>(1);
    do {
      all.add(expressions.nested());
    } while (cursor.accept(','));
    return List.copyOf(all);
  }
}
