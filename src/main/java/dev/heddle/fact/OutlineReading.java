package dev.heddle.fact;

import dev.heddle.code.Declarator;
import dev.heddle.code.Expression;
import dev.heddle.code.ExpressionText;
import dev.heddle.code.FieldDecl;
import dev.heddle.code.Member;
import dev.heddle.code.MethodDecl;
import dev.heddle.code.Parameter;
import dev.heddle.code.ParameterDecl;
import dev.heddle.code.Positions;
import dev.heddle.code.Span;
import dev.heddle.code.TypeDecl;
import dev.heddle.code.TypeRef;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** Reads the declaration of a type: what its members are called and typed, not what they do. */
final class OutlineReading {
  private static final int CONSTANT = Modifier.PUBLIC | Modifier.STATIC | Modifier.FINAL;

  private final Positions at;

  /** Reads a file. */
  OutlineReading(Positions at) {
    this.at = at;
  }

  Positions positions() {
    return at;
  }

  TypeDecl type(Member.Type declaration, String name, String outer) {
    TypeDecl.Kind kind = declaration.kind();
    int flags = declaration.flags();
    if (kind == TypeDecl.Kind.RECORD || (kind == TypeDecl.Kind.ENUM && isBare(declaration))) {
      flags |= Modifier.FINAL;
    }
    boolean isInterface = kind == TypeDecl.Kind.INTERFACE;
    List<MethodDecl> methods = methods(declaration, declaration.members(), isInterface);
    List<FieldDecl> fields = new ArrayList<>();
    if (kind == TypeDecl.Kind.ENUM) {
      addConstants(declaration, name, methods, fields);
    } else if (kind == TypeDecl.Kind.RECORD) {
      addComponents(declaration, methods, fields);
    }
    addFields(declaration.members(), isInterface, fields);
    return new TypeDecl(
        name,
        kind,
        flags,
        declaration.typeParameters(),
        supertypes(declaration, name),
        List.copyOf(methods),
        List.copyOf(fields),
        declaration.annotations(),
        outer,
        at.token(declaration.nameAt()));
  }

  /** Whether no constant has a body: one that has is a subclass. */
  private static boolean isBare(Member.Type declaration) {
    for (Member.Constant constant : declaration.constants()) {
      if (!constant.members().isEmpty()) {
        return false;
      }
    }
    return true;
  }

  private static List<TypeRef> supertypes(Member.Type declaration, String name) {
    List<TypeRef> supertypes = new ArrayList<>(2);
    if (declaration.kind() == TypeDecl.Kind.ENUM) {
      supertypes.add(TypeRef.of("java.lang.Enum", TypeRef.of(name)));
    } else if (declaration.kind() == TypeDecl.Kind.RECORD) {
      supertypes.add(TypeRef.of("java.lang.Record"));
    }
    supertypes.addAll(declaration.extended());
    supertypes.addAll(declaration.implemented());
    return List.copyOf(supertypes);
  }

  /** The type that an anonymous class body declares; its super type is the one it creates. */
  TypeDecl anonymous(
      List<Member> members, String name, String outer, TypeRef superType, Span where) {
    List<FieldDecl> fields = new ArrayList<>();
    addFields(members, false, fields);
    return new TypeDecl(
        name,
        TypeDecl.Kind.CLASS,
        Modifier.FINAL,
        List.of(),
        List.of(superType),
        List.copyOf(methods(null, members, false)),
        fields,
        List.of(),
        outer,
        where);
  }

  /**
   * The methods and constructors among some members.
   *
   * @param declaration the type whose members they are; null for an anonymous one
   */
  private List<MethodDecl> methods(
      Member.Type declaration, List<Member> members, boolean isInterface) {
    List<MethodDecl> methods = new ArrayList<>();
    for (Member member : members) {
      if (member instanceof Member.Method m) {
        methods.add(method(m, isInterface));
      } else if (member instanceof Member.Constructor c) {
        methods.add(constructor(c, declaration));
      }
    }
    return methods;
  }

  private MethodDecl method(Member.Method m, boolean isInterface) {
    int flags = m.flags() | variableArity(m.parameters());
    if (isInterface && !Modifier.isPrivate(m.flags())) {
      flags |= Modifier.PUBLIC;
    }
    if (isInterface && m.body() == null) {
      flags |= Modifier.ABSTRACT;
    } else if (isInterface && (m.flags() & (Modifier.STATIC | Modifier.PRIVATE)) == 0) {
      flags |= MethodDecl.DEFAULT;
    }
    return new MethodDecl(
        m.name(),
        flags,
        m.typeParameters(),
        m.returns(),
        parameters(m.parameters()),
        m.thrown(),
        m.annotations(),
        at.token(m.nameAt()),
        m.body() != null);
  }

  private MethodDecl constructor(Member.Constructor c, Member.Type declaration) {
    List<Parameter> written = c.parameters() == null ? List.of() : c.parameters();
    List<Parameter> parameters = c.parameters() == null ? declaration.components() : c.parameters();
    return new MethodDecl(
        "<init>",
        c.flags() | variableArity(written),
        c.typeParameters(),
        TypeRef.VOID,
        parameters(parameters),
        c.thrown(),
        c.annotations(),
        at.token(c.nameAt()),
        true);
  }

  /** The flag for it: only the last parameter can be one of variable arity. */
  private static int variableArity(List<Parameter> parameters) {
    boolean variable =
        !parameters.isEmpty() && parameters.get(parameters.size() - 1).variableArity();
    return variable ? MethodDecl.VARARGS : 0;
  }

  static List<ParameterDecl> parameters(List<Parameter> parameters) {
    if (parameters.isEmpty()) {
      return List.of();
    }
    List<ParameterDecl> read = new ArrayList<>(parameters.size());
    for (Parameter p : parameters) {
      TypeRef type = p.type();
      TypeRef whole = p.variableArity() ? type.withDimensions(type.dimensions() + 1) : type;
      read.add(new ParameterDecl(p.name(), whole, p.annotations()));
    }
    return List.copyOf(read);
  }

  private void addFields(List<Member> members, boolean isInterface, List<FieldDecl> fields) {
    for (Member member : members) {
      if (member instanceof Member.Field f) {
        int flags = f.flags() | (isInterface ? CONSTANT : 0);
        for (Declarator v : f.variables()) {
          fields.add(
              new FieldDecl(
                  v.name(), flags, v.type(), f.annotations(), at.token(v.first()), literal(v)));
        }
      }
    }
  }

  private static String literal(Declarator field) {
    return field.initial() instanceof Expression.Literal literal
        ? ExpressionText.of(literal)
        : null;
  }

  private void addConstants(
      Member.Type declaration, String name, List<MethodDecl> methods, List<FieldDecl> fields) {
    TypeRef type = TypeRef.of(name);
    for (Member.Constant c : declaration.constants()) {
      fields.add(new FieldDecl(c.name(), CONSTANT, type, List.of(), at.token(c.nameAt()), null));
    }
    methods.add(implicit("values", Modifier.PUBLIC | Modifier.STATIC, type.withDimensions(1)));
  }

  private void addComponents(Member.Type record, List<MethodDecl> methods, List<FieldDecl> fields) {
    int hidden = Modifier.PRIVATE | Modifier.FINAL;
    for (Parameter p : record.components()) {
      fields.add(
          new FieldDecl(p.name(), hidden, p.type(), p.annotations(), at.token(p.nameAt()), null));
      if (!isDeclared(methods, p.name(), 0)) {
        methods.add(implicit(p.name(), Modifier.PUBLIC, p.type()));
      }
    }
    List<ParameterDecl> components = parameters(record.components());
    if (!isDeclared(methods, "<init>", components.size())) {
      methods.add(
          new MethodDecl(
              "<init>",
              Modifier.PUBLIC,
              List.of(),
              TypeRef.VOID,
              components,
              List.of(),
              List.of(),
              Span.NONE,
              false));
    }
  }

  private static boolean isDeclared(List<MethodDecl> methods, String name, int parameters) {
    for (MethodDecl m : methods) {
      if (m.name().equals(name) && m.parameters().size() == parameters) {
        return true;
      }
    }
    return false;
  }

  private static MethodDecl implicit(String name, int flags, TypeRef returns) {
    return new MethodDecl(
        name, flags, List.of(), returns, List.of(), List.of(), List.of(), Span.NONE, false);
  }
}
