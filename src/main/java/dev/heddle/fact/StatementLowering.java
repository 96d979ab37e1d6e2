package dev.heddle.fact;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.*;
import dev.heddle.code.Span;
import dev.heddle.code.TypeRef;
import java.util.List;

/** Lowers statements into regions and events. */
final class StatementLowering {
  private final BodyLowering body;
  private final BodyBuilder out;

  StatementLowering(BodyLowering body) {
    this.body = body;
    this.out = body.out();
  }

  void block(BlockStmt block) {
    block.getStatements().forEach(s -> statement(s, ""));
  }

  private void region(Region.Kind kind, Node node, Span keyword, Runnable inside) {
    out.open(kind, out.span(node), keyword, "");
    inside.run();
    out.close();
  }

  private void region(Region.Kind kind, Statement statement) {
    region(kind, statement, out.keyword(statement, 1), () -> flat(statement));
  }

  /** The statement itself, or what a block holds: the region around it stands for the block. */
  private void flat(Statement statement) {
    if (statement instanceof BlockStmt b) {
      block(b);
    } else {
      statement(statement, "");
    }
  }

  void statement(Statement s, String label) {
    if (s instanceof BlockStmt b) {
      out.open(Region.Kind.BLOCK, out.span(b), out.keyword(b, 1), label);
      block(b);
      out.close();
      return;
    }
    if (s instanceof LabeledStmt l) {
      statement(l.getStatement(), l.getLabel().getIdentifier());
      return;
    }
    if (s instanceof LocalClassDeclarationStmt c) {
      body.localType(c.getClassDeclaration());
      return;
    }
    if (s instanceof LocalRecordDeclarationStmt r) {
      body.localType(r.getRecordDeclaration());
      return;
    }
    out.openStatement(out.span(s));
    simple(s, label);
    out.closeStatement();
  }

  private void simple(Statement s, String label) {
    if (s instanceof ExpressionStmt e) {
      expression(e.getExpression());
    } else if (s instanceof ReturnStmt r) {
      Value value = r.getExpression().map(body::value).orElse(null);
      out.add(new Event.Return(out.origin(r, out.keyword(r, 6)), value, false));
    } else if (s instanceof ThrowStmt t) {
      Value value = body.value(t.getExpression());
      out.add(new Event.Throw(out.origin(t, out.keyword(t, 5)), value));
    } else if (s instanceof YieldStmt y) {
      Value value = body.value(y.getExpression());
      out.yieldValue(value);
      out.add(new Event.Yield(out.origin(y, out.keyword(y, 5)), value));
    } else if (s instanceof BreakStmt b) {
      String to = b.getLabel().map(n -> n.getIdentifier()).orElse("");
      out.add(new Event.Jump(out.origin(b, out.keyword(b, 5)), false, to));
    } else if (s instanceof ContinueStmt c) {
      String to = c.getLabel().map(n -> n.getIdentifier()).orElse("");
      out.add(new Event.Jump(out.origin(c, out.keyword(c, 8)), true, to));
    } else if (s instanceof AssertStmt a) {
      Value value = body.value(a.getCheck());
      a.getMessage().ifPresent(body::value);
      out.add(new Event.Assert(out.origin(a, out.keyword(a, 6)), value));
    } else if (s instanceof ExplicitConstructorInvocationStmt c) {
      List<Value> arguments = body.values(c.getArguments());
      Value receiver = c.isThis() ? new Value.Self("") : new Value.Super();
      out.add(
          new Event.Call(
              out.origin(c, out.keyword(c, c.isThis() ? 4 : 5)),
              receiver,
              "<init>",
              arguments,
              List.of()));
    } else if (s instanceof IfStmt i) {
      branch(i);
    } else if (s instanceof SynchronizedStmt y) {
      Value monitor = body.value(y.getExpression());
      int id = out.open(Region.Kind.SYNCHRONIZED, out.span(y), out.keyword(y, 12), label);
      out.describe(id, monitor, -1, List.of());
      block(y.getBody());
      out.close();
    } else if (s instanceof TryStmt t) {
      tryStatement(t);
    } else if (s instanceof SwitchStmt w) {
      Value selector = body.value(w.getSelector());
      cases(w, w.getEntries(), selector, 6);
    } else {
      loop(s, label);
    }
  }

  private void expression(Expression e) {
    if (e instanceof VariableDeclarationExpr declaration) {
      declare(declaration, Variable.Kind.LOCAL);
      return;
    }
    Value value = body.value(e);
    out.add(new Event.Discard(out.origin(e, out.keyword(e, 1)), value));
  }

  private void declare(VariableDeclarationExpr declaration, Variable.Kind kind) {
    var annotations = TypeReading.annotations(declaration.getAnnotations(), out.positions());
    for (var v : declaration.getVariables()) {
      Value initial = v.getInitializer().isPresent() ? body.initial(v) : null;
      TypeRef type = body.type(v.getType());
      Span name = out.span(v.getName());
      int id = out.declare(Words.of(v), kind, type, annotations, name, initial);
      if (initial != null) {
        out.add(new Event.Assign(out.origin(v, name), id, "=", initial));
      }
    }
  }

  private void branch(IfStmt i) {
    // in place: the variables of a negated pattern stay in scope behind the statement
    int id = out.openInPlace(Region.Kind.IF, out.span(i), out.keyword(i, 2));
    Value condition = body.value(i.getCondition());
    out.describe(id, condition, -1, List.of());
    region(Region.Kind.THEN, i.getThenStmt());
    i.getElseStmt().ifPresent(e -> region(Region.Kind.ELSE, e));
    out.closeInPlace();
  }

  private void loop(Statement s, String label) {
    if (s instanceof WhileStmt w) {
      int id = out.open(Region.Kind.WHILE, out.span(w), out.keyword(w, 5), label);
      condition(id, w.getCondition());
      region(Region.Kind.LOOP_BODY, w.getBody());
      out.close();
    } else if (s instanceof DoStmt d) {
      int id = out.open(Region.Kind.DO, out.span(d), out.keyword(d, 2), label);
      region(Region.Kind.LOOP_BODY, d.getBody());
      condition(id, d.getCondition());
      out.close();
    } else if (s instanceof ForStmt f) {
      int id = out.open(Region.Kind.FOR, out.span(f), out.keyword(f, 3), label);
      f.getInitialization().forEach(this::expression);
      f.getCompare().ifPresent(c -> condition(id, c));
      region(Region.Kind.LOOP_BODY, f.getBody());
      if (!f.getUpdate().isEmpty()) {
        out.open(Region.Kind.UPDATE, out.span(f), out.keyword(f, 3), "");
        f.getUpdate().forEach(this::expression);
        out.close();
      }
      out.close();
    } else if (s instanceof ForEachStmt f) {
      Value source = body.value(f.getIterable());
      int id = out.open(Region.Kind.FOR_EACH, out.span(f), out.keyword(f, 3), label);
      var v = f.getVariable().getVariables().get(0);
      TypeRef type = body.type(v.getType());
      int variable =
          out.declare(
              Words.of(v), Variable.Kind.FOR_EACH, type, List.of(), out.span(v.getName()), null);
      out.describe(id, source, variable, List.of());
      region(Region.Kind.LOOP_BODY, f.getBody());
      out.close();
    }
  }

  private void condition(int loop, Expression condition) {
    out.openInPlace(Region.Kind.CONDITION, out.span(condition));
    Value value = body.value(condition);
    out.closeInPlace();
    out.describe(loop, value, -1, List.of());
  }

  private void tryStatement(TryStmt t) {
    out.open(Region.Kind.TRY, out.span(t), out.keyword(t, 3), "");
    if (!t.getResources().isEmpty()) {
      out.openInPlace(Region.Kind.RESOURCES, out.span(t.getResources().get(0)));
      for (Expression resource : t.getResources()) {
        if (resource instanceof VariableDeclarationExpr declaration) {
          declare(declaration, Variable.Kind.RESOURCE);
        } else {
          Value value = body.value(resource);
          out.add(
              new Event.Operation(
                  out.origin(resource, out.span(resource)), "resource", List.of(value)));
        }
      }
      out.closeInPlace();
    }
    region(Region.Kind.TRY_BODY, t.getTryBlock());
    for (CatchClause c : t.getCatchClauses()) {
      var p = c.getParameter();
      int id = out.open(Region.Kind.CATCH, out.span(c), out.keyword(c, 5), "");
      List<TypeRef> types = TypeReading.alternatives(p.getType());
      int variable =
          out.declare(
              Words.of(p),
              Variable.Kind.CATCH,
              types.size() == 1 ? types.get(0) : TypeRef.of("java.lang.Throwable"),
              List.of(),
              out.span(p.getName()),
              null);
      out.describe(id, null, variable, types);
      block(c.getBody());
      out.close();
    }
    t.getFinallyBlock().ifPresent(f -> region(Region.Kind.FINALLY, f));
    out.close();
  }

  /** The cases of a switch; what an arrow's expression gives is yielded. */
  void cases(Node node, List<SwitchEntry> entries, Value selector, int keyword) {
    int id = out.open(Region.Kind.SWITCH, out.span(node), out.keyword(node, keyword), "");
    out.describe(id, selector, -1, List.of());
    for (SwitchEntry entry : entries) {
      String label = entry.getLabels().isEmpty() ? "default" : entry.getLabels().toString();
      out.open(Region.Kind.CASE, out.span(entry), out.keyword(entry, 4), label);
      entry.getLabels().stream()
          .filter(l -> l.isPatternExpr())
          .forEach(l -> PatternLowering.declare(l.asPatternExpr(), body));
      entry.getGuard().ifPresent(body::value);
      boolean arrow = entry.getType() == SwitchEntry.Type.EXPRESSION;
      for (Statement s : entry.getStatements()) {
        if (arrow && s instanceof ExpressionStmt e && node instanceof Expression) {
          out.openStatement(out.span(s));
          out.yieldValue(body.value(e.getExpression()));
          out.closeStatement();
        } else if (arrow) {
          flat(s);
        } else {
          statement(s, "");
        }
      }
      out.close();
    }
    out.close();
  }
}
