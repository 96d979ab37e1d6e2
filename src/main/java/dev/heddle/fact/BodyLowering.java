package dev.heddle.fact;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.CompactConstructorDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.InitializerDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.type.Type;
import dev.heddle.code.ParameterDecl;
import dev.heddle.code.Span;
import dev.heddle.code.TypeRef;
import java.util.ArrayList;
import java.util.List;

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
    List<Value> values = new ArrayList<>(list.size());
    for (Expression e : list) {
      values.add(value(e));
    }
    return List.copyOf(values);
  }

  boolean isField(String name) {
    return naming.isField(currentType, name);
  }

  /** A type as written, local types by their qualified name. */
  TypeRef type(Type type) {
    return qualifyLocal(TypeReading.type(type));
  }

  private TypeRef qualifyLocal(TypeRef type) {
    if (!out.hasLocalTypes()) {
      return type;
    }
    String local = out.lookupType(type.name());
    List<TypeRef> arguments = type.arguments().stream().map(this::qualifyLocal).toList();
    return new TypeRef(
        local == null ? type.name() : local, arguments, type.dimensions(), type.variable());
  }

  void parameters(List<Parameter> parameters) {
    List<ParameterDecl> read = outlines.parameters(parameters);
    for (int i = 0; i < read.size(); i++) {
      ParameterDecl p = read.get(i);
      out.declare(
          p.name(),
          Variable.Kind.PARAMETER,
          qualifyLocal(p.type()),
          p.annotations(),
          out.span(parameters.get(i).getName()),
          null);
    }
  }

  /** The store of a field's initialiser. */
  void storeInitial(VariableDeclarator v) {
    Value value = initial(v);
    out.add(new Event.Store(out.origin(v, out.span(v.getName())), null, Words.of(v), "=", value));
  }

  Value initial(VariableDeclarator v) {
    Expression initializer = v.getInitializer().orElseThrow();
    if (initializer instanceof ArrayInitializerExpr array) {
      return expressions.array(array, type(v.getType()));
    }
    return value(initializer);
  }

  Value enumConstant(EnumConstantDeclaration entry, TypeRef type) {
    List<Value> arguments = values(entry.getArguments());
    String body =
        entry.getClassBody().isEmpty()
            ? null
            : anonymous(entry.getClassBody(), type, out.span(entry.getName()));
    return out.add(
        new Event.New(out.origin(entry, out.span(entry.getName())), type, arguments, body));
  }

  /** Lowers an anonymous class body in place; returns the name of its type. */
  String anonymous(NodeList<BodyDeclaration<?>> members, TypeRef superType, Span at) {
    String name = naming.fresh(currentType, "");
    naming.add(outlines.anonymous(members, name, currentType, superType, at));
    nestedMembers(members, name);
    return name;
  }

  void localType(TypeDeclaration<?> declaration) {
    String name = naming.fresh(currentType, declaration.getNameAsString());
    out.declareType(declaration.getNameAsString(), name);
    naming.add(outlines.type(declaration, name, currentType));
    nestedMembers(declaration.getMembers(), name);
  }

  private void nestedMembers(NodeList<BodyDeclaration<?>> members, String name) {
    String enclosing = currentType;
    currentType = name;
    out.openNestedType(members.stream().flatMap(BodyLowering::fieldNames).toList());
    int index = 0;
    for (BodyDeclaration<?> member : members) {
      if (member instanceof MethodDeclaration m) {
        int method = index++;
        m.getBody().ifPresent(b -> nestedMethod(name, method, m.getNameAsString(), m, b));
      } else if (member instanceof ConstructorDeclaration c) {
        nestedMethod(name, index++, "<init>", c, c.getBody());
      } else if (member instanceof CompactConstructorDeclaration) {
        index++;
      } else if (member instanceof InitializerDeclaration i) {
        nestedMethod(name, -1, i.isStatic() ? "<clinit>" : "<init>", null, i.getBody());
      } else if (member instanceof FieldDeclaration f) {
        nestedField(name, f);
      } else if (member instanceof TypeDeclaration<?> t) {
        localType(t);
      }
    }
    out.closeNestedType();
    currentType = enclosing;
  }

  private static java.util.stream.Stream<String> fieldNames(BodyDeclaration<?> member) {
    return member instanceof FieldDeclaration f
        ? f.getVariables().stream().map(VariableDeclarator::getNameAsString)
        : java.util.stream.Stream.empty();
  }

  private void nestedMethod(
      String type, int index, String member, CallableDeclaration<?> callable, BlockStmt block) {
    Span keyword = callable == null ? out.keyword(block, 1) : name(callable);
    int region = out.open(Region.Kind.NESTED_METHOD, out.span(block), keyword, member);
    int first = out.variables.size();
    if (callable != null) {
      parameters(callable.getParameters());
    }
    List<Integer> parameters = new ArrayList<>();
    for (int i = first; i < out.variables.size(); i++) {
      parameters.add(i);
    }
    out.nested.add(new Body.NestedMethod(type, index, member, region, List.copyOf(parameters)));
    statements.block(block);
    out.close();
  }

  private Span name(CallableDeclaration<?> callable) {
    return out.span(callable.getName());
  }

  private void nestedField(String type, FieldDeclaration field) {
    for (VariableDeclarator v : field.getVariables()) {
      if (v.getInitializer().isEmpty()) {
        continue;
      }
      int region =
          out.open(Region.Kind.NESTED_METHOD, out.span(field), out.span(v.getName()), "<init>");
      out.nested.add(new Body.NestedMethod(type, -1, v.getNameAsString(), region, List.of()));
      out.openStatement(out.span(field));
      storeInitial(v);
      out.closeStatement();
      out.close();
    }
  }
}
