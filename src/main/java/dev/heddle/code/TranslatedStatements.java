package dev.heddle.code;

import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.PatternExpr;
import com.github.javaparser.ast.stmt.*;
import java.util.ArrayList;
import java.util.List;

/** Turns statements of JavaParser into ours. */
final class TranslatedStatements {
  private final Translation translation;
  private final Places places;
  private final TranslatedTypes types;

  TranslatedStatements(Translation translation, Places places, TranslatedTypes types) {
    this.translation = translation;
    this.places = places;
    this.types = types;
  }

  Statement.Block block(BlockStmt block) {
    int at = places.of(block);
    return new Statement.Block(all(block.getStatements()), at, at);
  }

  private List<Statement> all(List<com.github.javaparser.ast.stmt.Statement> statements) {
    return statements.stream().map(this::of).toList();
  }

  private Expression value(com.github.javaparser.ast.expr.Expression e) {
    return translation.expressions().of(e);
  }

  Statement of(com.github.javaparser.ast.stmt.Statement s) {
    int at = places.of(s);
    if (s instanceof BlockStmt b) {
      return block(b);
    }
    if (s instanceof ExpressionStmt e) {
      return new Statement.Evaluate(value(e.getExpression()), at, at);
    }
    if (s instanceof ReturnStmt r) {
      return new Statement.Return(r.getExpression().map(this::value).orElse(null), at, at);
    }
    if (s instanceof IfStmt i) {
      Expression condition = value(i.getCondition());
      Statement yes = of(i.getThenStmt());
      return new Statement.If(condition, yes, i.getElseStmt().map(this::of).orElse(null), at, at);
    }
    if (s instanceof ThrowStmt t) {
      return new Statement.Throw(value(t.getExpression()), at, at);
    }
    if (s instanceof TryStmt t) {
      return tryStatement(t, at);
    }
    if (s instanceof BreakStmt b) {
      String label = b.getLabel().map(n -> n.getIdentifier()).orElse("");
      return new Statement.Jump(false, label, at, at);
    }
    if (s instanceof ContinueStmt c) {
      String label = c.getLabel().map(n -> n.getIdentifier()).orElse("");
      return new Statement.Jump(true, label, at, at);
    }
    return loop(s, at);
  }

  private Statement loop(com.github.javaparser.ast.stmt.Statement s, int at) {
    if (s instanceof WhileStmt w) {
      return new Statement.While(value(w.getCondition()), of(w.getBody()), at, at);
    }
    if (s instanceof DoStmt d) {
      return new Statement.Do(of(d.getBody()), value(d.getCondition()), at, at);
    }
    if (s instanceof ForStmt f) {
      List<Expression> initial = translation.expressions().all(f.getInitialization());
      Expression condition = f.getCompare().map(this::value).orElse(null);
      List<Expression> update = translation.expressions().all(f.getUpdate());
      return new Statement.For(initial, condition, update, of(f.getBody()), at, at);
    }
    if (s instanceof ForEachStmt f) {
      VariableDeclarator variable = f.getVariable().getVariables().get(0);
      Declarator declared = translation.declarator(variable);
      return new Statement.ForEach(declared, value(f.getIterable()), of(f.getBody()), at, at);
    }
    return other(s, at);
  }

  private Statement other(com.github.javaparser.ast.stmt.Statement s, int at) {
    if (s instanceof LabeledStmt l) {
      return new Statement.Labelled(l.getLabel().getIdentifier(), of(l.getStatement()), at, at);
    }
    if (s instanceof LocalClassDeclarationStmt c) {
      return new Statement.LocalType(translation.type(c.getClassDeclaration()), at, at);
    }
    if (s instanceof LocalRecordDeclarationStmt r) {
      return new Statement.LocalType(translation.type(r.getRecordDeclaration()), at, at);
    }
    if (s instanceof YieldStmt y) {
      return new Statement.Yield(value(y.getExpression()), at, at);
    }
    if (s instanceof AssertStmt a) {
      Expression check = value(a.getCheck());
      return new Statement.Assert(check, a.getMessage().map(this::value).orElse(null), at, at);
    }
    if (s instanceof ExplicitConstructorInvocationStmt c) {
      List<Expression> arguments = translation.expressions().all(c.getArguments());
      return new Statement.Construct(c.isThis(), arguments, at, at);
    }
    if (s instanceof SynchronizedStmt y) {
      return new Statement.Synchronized(value(y.getExpression()), block(y.getBody()), at, at);
    }
    if (s instanceof SwitchStmt w) {
      return new Statement.Switch(value(w.getSelector()), cases(w.getEntries()), at, at);
    }
    return new Statement.Empty(at, at);
  }

  private Statement tryStatement(TryStmt t, int at) {
    List<Expression> resources = translation.expressions().all(t.getResources());
    List<Catch> catches = t.getCatchClauses().stream().map(this::catchClause).toList();
    Statement.Block body = block(t.getTryBlock());
    Statement.Block finish = t.getFinallyBlock().map(this::block).orElse(null);
    return new Statement.Try(resources, body, catches, finish, at, at);
  }

  private Catch catchClause(CatchClause c) {
    int at = places.of(c);
    var parameter = c.getParameter();
    return new Catch(
        types.alternatives(parameter.getType()),
        Words.of(parameter.getNameAsString()),
        places.of(parameter.getName()),
        block(c.getBody()),
        at,
        at);
  }

  List<Case> cases(List<SwitchEntry> entries) {
    return entries.stream().map(this::branch).toList();
  }

  private Case branch(SwitchEntry entry) {
    int at = places.of(entry);
    List<String> labels = new ArrayList<>();
    List<Pattern> patterns = new ArrayList<>();
    for (com.github.javaparser.ast.expr.Expression label : entry.getLabels()) {
      if (label instanceof PatternExpr) {
        Pattern pattern = translation.expressions().pattern(label);
        patterns.add(pattern);
        labels.add(ExpressionText.of(pattern));
      } else {
        labels.add(ExpressionText.of(value(label)));
      }
    }
    return new Case(
        labels.isEmpty() ? "default" : labels.toString(),
        List.copyOf(patterns),
        entry.getGuard().map(this::value).orElse(null),
        entry.getType() == SwitchEntry.Type.EXPRESSION,
        all(entry.getStatements()),
        at,
        at);
  }
}
