package dev.heddle.fact;

import dev.heddle.code.Declarator;
import dev.heddle.code.Expression;
import dev.heddle.code.Member;
import dev.heddle.code.Parameter;
import dev.heddle.code.ParameterDecl;
import dev.heddle.code.Span;
import dev.heddle.code.Statement;
import dev.heddle.code.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Lowers one body, with the anonymous and local types inside it. */
final class BodyLowering {
  private final Naming naming;
  private final OutlineReading outlines;
  private final BodyBuilder out;
  private final StatementLowering statements;
  private final ExpressionLowering expressions;
  private String currentType;

  BodyLowering(Naming naming, OutlineReading outlines, String type) {
    this.naming = naming;
    this.outlines = outlines;
    this.currentType = type;
    this.out = new BodyBuilder(outlines.positions());
    this.statements = new StatementLowering(this);
    this.expressions = new ExpressionLowering(this);
  }

  BodyBuilder out() {
    return out;
  }

  StatementLowering statements() {
    return statements;
  }

  Value value(Expression expression) {
    return expressions.value(expression);
  }

  List<Value> values(List<Expression> list) {
    if (list.isEmpty()) {
      return List.of();
    }
    List<Value> values = new ArrayList<>(list.size());
    for (Expression e : list) {
      values.add(value(e));
    }
    return List.copyOf(values);
  }

  boolean isField(String name) {
    return naming.isField(currentType, name);
  }

  /** Whether a short name in capitals may be a constant that another file declares. */
  boolean mayBeConstant(String name) {
    return name.length() > 1
        && name.equals(name.toUpperCase(Locale.ROOT))
        && naming.mayBeConstant(currentType, name);
  }

  /** A type as written, local types by their qualified name. */
  TypeRef type(TypeRef written) {
    if (!out.hasLocalTypes()) {
      return written;
    }
    String local = out.lookupType(written.name());
    List<TypeRef> arguments = written.arguments().stream().map(this::type).toList();
    return new TypeRef(
        local == null ? written.name() : local,
        arguments,
        written.dimensions(),
        written.variable());
  }

  void parameters(List<Parameter> parameters) {
    List<ParameterDecl> read = OutlineReading.parameters(parameters);
    for (int i = 0; i < read.size(); i++) {
      ParameterDecl p = read.get(i);
      Span name = out.token(parameters.get(i).nameAt());
      out.declare(p.name(), Variable.Kind.PARAMETER, type(p.type()), p.annotations(), name, null);
    }
  }

  /** The store of a field's initialiser. */
  void storeInitial(Declarator field) {
    Value value = initial(field);
    Span name = out.token(field.first());
    out.add(new Event.Store(out.origin(field, name), null, field.name(), "=", value));
  }

  Value initial(Declarator variable) {
    return variable.initial() instanceof Expression.ArrayValues array
        ? expressions.array(array, type(variable.type()))
        : value(variable.initial());
  }

  private Value constant(Member.Constant constant, TypeRef type) {
    List<Value> arguments = values(constant.arguments());
    Span name = out.token(constant.nameAt());
    String body = constant.members().isEmpty() ? null : anonymous(constant.members(), type, name);
    return out.add(new Event.New(out.origin(constant, name), type, arguments, body));
  }

  /** Lowers an anonymous class body in place; returns the name of its type. */
  String anonymous(List<Member> members, TypeRef superType, Span at) {
    String name = naming.fresh(currentType, "");
    naming.add(outlines.anonymous(members, name, currentType, superType, at));
    nestedMembers(members, name);
    return name;
  }

  void localType(Member.Type declaration) {
    String name = naming.fresh(currentType, declaration.name());
    out.declareType(declaration.name(), name);
    naming.add(outlines.type(declaration, name, currentType));
    List<Member> members = new ArrayList<>(declaration.constants());
    members.addAll(declaration.members());
    nestedMembers(members, name);
  }

  private void nestedMembers(List<Member> members, String name) {
    String enclosing = currentType;
    currentType = name;
    out.openNestedType(fieldNames(members));
    int index = 0;
    for (Member member : members) {
      if (member instanceof Member.Method m) {
        int method = index++;
        if (m.body() != null) {
          Span at = out.token(m.nameAt());
          nestedMethod(name, method, m.name(), at, m.parameters(), m.body());
        }
      } else if (member instanceof Member.Constructor c) {
        int method = index++;
        if (c.parameters() != null) {
          Span at = out.token(c.nameAt());
          nestedMethod(name, method, "<init>", at, c.parameters(), c.body());
        }
      } else if (member instanceof Member.Initializer i) {
        String initializer = i.isStatic() ? "<clinit>" : "<init>";
        Span at = out.keyword(i.body(), 1);
        nestedMethod(name, -1, initializer, at, List.of(), i.body());
      } else if (member instanceof Member.Field f) {
        nestedField(name, f);
      } else if (member instanceof Member.Constant c) {
        nestedConstant(name, c);
      } else if (member instanceof Member.Type t) {
        localType(t);
      }
    }
    out.closeNestedType();
    currentType = enclosing;
  }

  private static List<String> fieldNames(List<Member> members) {
    List<String> names = new ArrayList<>();
    for (Member member : members) {
      if (member instanceof Member.Field f) {
        for (Declarator v : f.variables()) {
          names.add(v.name());
        }
      } else if (member instanceof Member.Constant c) {
        names.add(c.name());
      }
    }
    return names;
  }

  private void nestedMethod(
      String type,
      int index,
      String member,
      Span keyword,
      List<Parameter> declared,
      Statement.Block block) {
    int region = out.open(Region.Kind.NESTED_METHOD, out.span(block), keyword, member);
    int first = out.variables.size();
    parameters(declared);
    List<Integer> parameters = new ArrayList<>();
    for (int i = first; i < out.variables.size(); i++) {
      parameters.add(i);
    }
    out.nested.add(new Body.NestedMethod(type, index, member, region, List.copyOf(parameters)));
    statements.block(block);
    out.close();
  }

  private void nestedField(String type, Member.Field field) {
    for (Declarator v : field.variables()) {
      if (v.initial() == null) {
        continue;
      }
      Span whole = out.span(field);
      int region = out.open(Region.Kind.NESTED_METHOD, whole, out.token(v.first()), "<init>");
      out.nested.add(new Body.NestedMethod(type, -1, v.name(), region, List.of()));
      out.openStatement(whole);
      storeInitial(v);
      out.closeStatement();
      out.close();
    }
  }

  private void nestedConstant(String type, Member.Constant constant) {
    Span name = out.token(constant.nameAt());
    int region = out.open(Region.Kind.NESTED_METHOD, out.span(constant), name, "<clinit>");
    out.nested.add(new Body.NestedMethod(type, -1, constant.name(), region, List.of()));
    storeConstant(constant, type);
    out.close();
  }

  /** The statement that makes a constant of an enum. */
  void storeConstant(Member.Constant constant, String type) {
    Span name = out.token(constant.nameAt());
    out.openStatement(out.span(constant));
    Value created = constant(constant, TypeRef.of(type));
    out.add(new Event.Store(out.origin(constant, name), null, constant.name(), "=", created));
    out.closeStatement();
  }
}
