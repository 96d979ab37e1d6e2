package dev.heddle.fact;

import dev.heddle.code.Case;
import dev.heddle.code.Catch;
import dev.heddle.code.Declarator;
import dev.heddle.code.Expression;
import dev.heddle.code.Node;
import dev.heddle.code.Pattern;
import dev.heddle.code.Span;
import dev.heddle.code.Statement;
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

  void block(Statement.Block block) {
    for (Statement s : block.statements()) {
      statement(s, "");
    }
  }

  private void region(Region.Kind kind, Statement statement) {
    out.open(kind, out.span(statement), out.keyword(statement, 1), "");
    flat(statement);
    out.close();
  }

  /** The statement itself, or what a block holds: the region around it stands for the block. */
  private void flat(Statement statement) {
    if (statement instanceof Statement.Block b) {
      block(b);
    } else {
      statement(statement, "");
    }
  }

  void statement(Statement s, String label) {
    if (s instanceof Statement.Block b) {
      out.open(Region.Kind.BLOCK, out.span(b), out.keyword(b, 1), label);
      block(b);
      out.close();
    } else if (s instanceof Statement.Labelled l) {
      statement(l.statement(), l.label());
    } else if (s instanceof Statement.LocalType t) {
      body.localType(t.type());
    } else {
      out.openStatement(out.span(s));
      simple(s, label);
      out.closeStatement();
    }
  }

  private void simple(Statement s, String label) {
    if (s instanceof Statement.Evaluate e) {
      expression(e.expression());
    } else if (s instanceof Statement.If i) {
      branch(i);
    } else if (s instanceof Statement.Return r) {
      Value value = r.value() == null ? null : body.value(r.value());
      out.add(new Event.Return(out.origin(r, out.keyword(r, 6)), value, false));
    } else if (s instanceof Statement.Throw t) {
      Value value = body.value(t.value());
      out.add(new Event.Throw(out.origin(t, out.keyword(t, 5)), value));
    } else if (s instanceof Statement.Try t) {
      tryStatement(t);
    } else if (s instanceof Statement.Jump j) {
      Span keyword = out.keyword(j, j.isContinue() ? 8 : 5);
      out.add(new Event.Jump(out.origin(j, keyword), j.isContinue(), j.label()));
    } else if (s instanceof Statement.Construct c) {
      construct(c);
    } else {
      other(s, label);
    }
  }

  private void other(Statement s, String label) {
    if (s instanceof Statement.Yield y) {
      Value value = body.value(y.value());
      out.yieldValue(value);
      out.add(new Event.Yield(out.origin(y, out.keyword(y, 5)), value));
    } else if (s instanceof Statement.Assert a) {
      Value value = body.value(a.check());
      if (a.message() != null) {
        body.value(a.message());
      }
      out.add(new Event.Assert(out.origin(a, out.keyword(a, 6)), value));
    } else if (s instanceof Statement.Synchronized y) {
      Value monitor = body.value(y.monitor());
      int id = out.open(Region.Kind.SYNCHRONIZED, out.span(y), out.keyword(y, 12), label);
      out.describe(id, monitor, -1, List.of());
      block(y.body());
      out.close();
    } else if (s instanceof Statement.Switch w) {
      Value selector = body.value(w.selector());
      cases(w, w.cases(), selector);
    } else {
      loop(s, label);
    }
  }

  private void construct(Statement.Construct c) {
    List<Value> arguments = body.values(c.arguments());
    Value receiver = c.isThis() ? new Value.Self("") : new Value.Super();
    Event.Origin origin = out.origin(c, out.keyword(c, c.isThis() ? 4 : 5));
    out.add(new Event.Call(origin, receiver, "<init>", arguments, List.of()));
  }

  private void expression(Expression e) {
    if (e instanceof Expression.Declaration declaration) {
      declare(declaration, Variable.Kind.LOCAL);
      return;
    }
    Value value = body.value(e);
    out.add(new Event.Discard(out.origin(e, out.keyword(e, 1)), value));
  }

  private void declare(Expression.Declaration declaration, Variable.Kind kind) {
    for (Declarator v : declaration.variables()) {
      Value initial = v.initial() == null ? null : body.initial(v);
      TypeRef type = body.type(v.type());
      Span name = out.token(v.first());
      int id = out.declare(v.name(), kind, type, declaration.annotations(), name, initial);
      if (initial != null) {
        out.add(new Event.Assign(out.origin(v, name), id, "=", initial));
      }
    }
  }

  private void branch(Statement.If i) {
    // in place: the variables of a negated pattern stay in scope behind the statement
    int id = out.openInPlace(Region.Kind.IF, out.span(i), out.keyword(i, 2));
    Value condition = body.value(i.condition());
    out.describe(id, condition, -1, List.of());
    region(Region.Kind.THEN, i.yes());
    if (i.no() != null) {
      region(Region.Kind.ELSE, i.no());
    }
    out.closeInPlace();
  }

  private void loop(Statement s, String label) {
    if (s instanceof Statement.While w) {
      int id = out.open(Region.Kind.WHILE, out.span(w), out.keyword(w, 5), label);
      condition(id, w.condition());
      region(Region.Kind.LOOP_BODY, w.body());
      out.close();
    } else if (s instanceof Statement.Do d) {
      int id = out.open(Region.Kind.DO, out.span(d), out.keyword(d, 2), label);
      region(Region.Kind.LOOP_BODY, d.body());
      condition(id, d.condition());
      out.close();
    } else if (s instanceof Statement.For f) {
      forLoop(f, label);
    } else if (s instanceof Statement.ForEach f) {
      Value source = body.value(f.source());
      int id = out.open(Region.Kind.FOR_EACH, out.span(f), out.keyword(f, 3), label);
      Declarator v = f.variable();
      TypeRef type = body.type(v.type());
      Span name = out.token(v.first());
      int variable = out.declare(v.name(), Variable.Kind.FOR_EACH, type, List.of(), name, null);
      out.describe(id, source, variable, List.of());
      region(Region.Kind.LOOP_BODY, f.body());
      out.close();
    }
  }

  private void forLoop(Statement.For f, String label) {
    int id = out.open(Region.Kind.FOR, out.span(f), out.keyword(f, 3), label);
    for (Expression e : f.initial()) {
      expression(e);
    }
    if (f.condition() != null) {
      condition(id, f.condition());
    }
    region(Region.Kind.LOOP_BODY, f.body());
    if (!f.update().isEmpty()) {
      out.open(Region.Kind.UPDATE, out.span(f), out.keyword(f, 3), "");
      for (Expression e : f.update()) {
        expression(e);
      }
      out.close();
    }
    out.close();
  }

  private void condition(int loop, Expression condition) {
    out.openInPlace(Region.Kind.CONDITION, out.span(condition));
    Value value = body.value(condition);
    out.closeInPlace();
    out.describe(loop, value, -1, List.of());
  }

  private void tryStatement(Statement.Try t) {
    out.open(Region.Kind.TRY, out.span(t), out.keyword(t, 3), "");
    if (!t.resources().isEmpty()) {
      resources(t.resources());
    }
    region(Region.Kind.TRY_BODY, t.body());
    for (Catch c : t.catches()) {
      catchClause(c);
    }
    if (t.finish() != null) {
      region(Region.Kind.FINALLY, t.finish());
    }
    out.close();
  }

  private void resources(List<Expression> resources) {
    out.openInPlace(Region.Kind.RESOURCES, out.span(resources.get(0)));
    for (Expression resource : resources) {
      if (resource instanceof Expression.Declaration declaration) {
        declare(declaration, Variable.Kind.RESOURCE);
      } else {
        Value value = body.value(resource);
        Event.Origin origin = out.origin(resource, out.span(resource));
        out.add(new Event.Operation(origin, "resource", List.of(value)));
      }
    }
    out.closeInPlace();
  }

  private void catchClause(Catch c) {
    int id = out.open(Region.Kind.CATCH, out.span(c), out.keyword(c, 5), "");
    List<TypeRef> types = c.types();
    TypeRef type = types.size() == 1 ? types.get(0) : TypeRef.of("java.lang.Throwable");
    Span name = out.token(c.nameAt());
    int variable = out.declare(c.name(), Variable.Kind.CATCH, type, List.of(), name, null);
    out.describe(id, null, variable, types);
    block(c.body());
    out.close();
  }

  /** The cases of a switch; what an arrow's expression gives is yielded. */
  void cases(Node node, List<Case> cases, Value selector) {
    int id = out.open(Region.Kind.SWITCH, out.span(node), out.keyword(node, 6), "");
    out.describe(id, selector, -1, List.of());
    for (Case each : cases) {
      out.open(Region.Kind.CASE, out.span(each), out.keyword(each, 4), each.label());
      for (Pattern pattern : each.patterns()) {
        PatternLowering.declare(pattern, body);
      }
      if (each.guard() != null) {
        body.value(each.guard());
      }
      for (Statement s : each.statements()) {
        inCase(s, each.yields(), node instanceof Expression);
      }
      out.close();
    }
    out.close();
  }

  private void inCase(Statement s, boolean arrow, boolean ofExpression) {
    if (arrow && ofExpression && s instanceof Statement.Evaluate e) {
      out.openStatement(out.span(s));
      out.yieldValue(body.value(e.expression()));
      out.closeStatement();
    } else if (arrow) {
      flat(s);
    } else {
      statement(s, "");
    }
  }
}
