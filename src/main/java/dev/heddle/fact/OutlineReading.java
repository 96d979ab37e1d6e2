package dev.heddle.fact;

import com.github.javaparser.ast.Modifier;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.AnnotationDeclaration;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.CompactConstructorDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import dev.heddle.code.FieldDecl;
import dev.heddle.code.MethodDecl;
import dev.heddle.code.ParameterDecl;
import dev.heddle.code.Positions;
import dev.heddle.code.Span;
import dev.heddle.code.TypeDecl;
import dev.heddle.code.TypeParameter;
import dev.heddle.code.TypeRef;
import java.util.ArrayList;
import java.util.List;

/** Reads the declaration of a type: what its members are called and typed, not what they do. */
final class OutlineReading {
  private static final int STATIC = java.lang.reflect.Modifier.STATIC;
  private static final int FINAL = java.lang.reflect.Modifier.FINAL;
  private static final int PUBLIC = java.lang.reflect.Modifier.PUBLIC;

  private final Positions at;

  /** Reads a file. */
  OutlineReading(Positions at) {
    this.at = at;
  }

  Positions positions() {
    return at;
  }

  TypeDecl type(TypeDeclaration<?> declaration, String name, String outer) {
    TypeDecl.Kind kind = TypeDecl.Kind.CLASS;
    List<TypeRef> supertypes = new ArrayList<>();
    List<TypeParameter> parameters = List.of();
    int flags = flags(declaration.getModifiers());
    if (declaration instanceof ClassOrInterfaceDeclaration c) {
      kind = c.isInterface() ? TypeDecl.Kind.INTERFACE : TypeDecl.Kind.CLASS;
      c.getExtendedTypes().forEach(t -> supertypes.add(TypeReading.type(t)));
      c.getImplementedTypes().forEach(t -> supertypes.add(TypeReading.type(t)));
      parameters = TypeReading.parameters(c.getTypeParameters());
    } else if (declaration instanceof EnumDeclaration e) {
      kind = TypeDecl.Kind.ENUM;
      supertypes.add(TypeRef.of("java.lang.Enum", TypeRef.of(name)));
      e.getImplementedTypes().forEach(t -> supertypes.add(TypeReading.type(t)));
      // a constant with a body is a subclass
      boolean bare = e.getEntries().stream().allMatch(entry -> entry.getClassBody().isEmpty());
      flags |= bare ? FINAL : 0;
    } else if (declaration instanceof RecordDeclaration r) {
      kind = TypeDecl.Kind.RECORD;
      supertypes.add(TypeRef.of("java.lang.Record"));
      r.getImplementedTypes().forEach(t -> supertypes.add(TypeReading.type(t)));
      parameters = TypeReading.parameters(r.getTypeParameters());
      flags |= FINAL;
    } else if (declaration instanceof AnnotationDeclaration) {
      kind = TypeDecl.Kind.ANNOTATION;
    }
    boolean isInterface = kind == TypeDecl.Kind.INTERFACE;
    List<MethodDecl> methods = methods(declaration, declaration.getMembers(), isInterface);
    List<FieldDecl> fields = new ArrayList<>();
    if (declaration instanceof EnumDeclaration e) {
      e.getEntries()
          .forEach(
              entry ->
                  fields.add(
                      new FieldDecl(
                          entry.getNameAsString(),
                          PUBLIC | STATIC | FINAL,
                          TypeRef.of(name),
                          List.of(),
                          at.span(entry.getName()),
                          null)));
      methods.add(implicit("values", PUBLIC | STATIC, TypeRef.of(name).withDimensions(1)));
    }
    if (declaration instanceof RecordDeclaration r) {
      addComponents(r, methods, fields);
    }
    fields.addAll(fields(declaration.getMembers(), isInterface));
    return new TypeDecl(
        name,
        kind,
        flags,
        parameters,
        List.copyOf(supertypes),
        List.copyOf(methods),
        List.copyOf(fields),
        TypeReading.annotations(declaration.getAnnotations(), at),
        outer,
        at.span(declaration.getName()));
  }

  /** The type that an anonymous class body declares; its super type is the one it creates. */
  TypeDecl anonymous(
      NodeList<BodyDeclaration<?>> members,
      String name,
      String outer,
      TypeRef superType,
      Span where) {
    return new TypeDecl(
        name,
        TypeDecl.Kind.CLASS,
        FINAL,
        List.of(),
        List.of(superType),
        List.copyOf(methods(null, members, false)),
        fields(members, false),
        List.of(),
        outer,
        where);
  }

  private List<MethodDecl> methods(
      TypeDeclaration<?> declaration, List<BodyDeclaration<?>> members, boolean isInterface) {
    List<MethodDecl> methods = new ArrayList<>();
    for (BodyDeclaration<?> member : members) {
      if (member instanceof MethodDeclaration m) {
        methods.add(method(m, isInterface));
      } else if (member instanceof ConstructorDeclaration c) {
        methods.add(declared(c, "<init>", TypeRef.VOID, true, 0));
      } else if (member instanceof CompactConstructorDeclaration c) {
        methods.add(
            new MethodDecl(
                "<init>",
                flags(c.getModifiers()),
                List.of(),
                TypeRef.VOID,
                parameters(((RecordDeclaration) declaration).getParameters()),
                List.of(),
                TypeReading.annotations(c.getAnnotations(), at),
                at.span(c.getName()),
                true));
      }
    }
    return methods;
  }

  private MethodDecl method(MethodDeclaration m, boolean isInterface) {
    int extra = isInterface && !m.isPrivate() ? PUBLIC : 0;
    if (isInterface && m.getBody().isPresent() && !m.isStatic() && !m.isPrivate()) {
      extra |= MethodDecl.DEFAULT;
    } else if (isInterface && m.getBody().isEmpty()) {
      extra |= java.lang.reflect.Modifier.ABSTRACT;
    }
    return declared(m, Words.of(m), TypeReading.type(m.getType()), m.getBody().isPresent(), extra);
  }

  private MethodDecl declared(
      CallableDeclaration<?> c, String name, TypeRef returns, boolean hasBody, int extraFlags) {
    int flags = flags(c.getModifiers()) | extraFlags;
    NodeList<Parameter> parameters = c.getParameters();
    // only the last one can be
    if (!parameters.isEmpty() && parameters.get(parameters.size() - 1).isVarArgs()) {
      flags |= MethodDecl.VARARGS;
    }
    return new MethodDecl(
        name,
        flags,
        TypeReading.parameters(c.getTypeParameters()),
        returns,
        parameters(c.getParameters()),
        c.getThrownExceptions().isEmpty()
            ? List.of()
            : c.getThrownExceptions().stream().map(TypeReading::type).toList(),
        TypeReading.annotations(c.getAnnotations(), at),
        at.span(c.getName()),
        hasBody);
  }

  List<ParameterDecl> parameters(List<Parameter> parameters) {
    return parameters.isEmpty()
        ? List.of()
        : parameters.stream()
            .map(
                p -> {
                  TypeRef type = TypeReading.type(p.getType());
                  return new ParameterDecl(
                      Words.of(p),
                      p.isVarArgs() ? type.withDimensions(type.dimensions() + 1) : type,
                      TypeReading.annotations(p.getAnnotations(), at));
                })
            .toList();
  }

  private List<FieldDecl> fields(List<BodyDeclaration<?>> members, boolean isInterface) {
    List<FieldDecl> fields = new ArrayList<>();
    for (BodyDeclaration<?> member : members) {
      if (member instanceof FieldDeclaration f) {
        int flags = flags(f.getModifiers()) | (isInterface ? PUBLIC | STATIC | FINAL : 0);
        for (VariableDeclarator v : f.getVariables()) {
          fields.add(
              new FieldDecl(
                  Words.of(v),
                  flags,
                  TypeReading.type(v.getType()),
                  TypeReading.annotations(f.getAnnotations(), at),
                  at.span(v.getName()),
                  v.getInitializer()
                      .filter(Expression::isLiteralExpr)
                      .map(TypeReading::text)
                      .orElse(null)));
        }
      }
    }
    return fields;
  }

  private void addComponents(
      RecordDeclaration record, List<MethodDecl> methods, List<FieldDecl> fields) {
    for (Parameter p : record.getParameters()) {
      String name = p.getNameAsString();
      TypeRef type = TypeReading.type(p.getType());
      fields.add(
          new FieldDecl(
              name,
              java.lang.reflect.Modifier.PRIVATE | FINAL,
              type,
              TypeReading.annotations(p.getAnnotations(), at),
              at.span(p.getName()),
              null));
      boolean declared =
          methods.stream().anyMatch(m -> m.name().equals(name) && m.parameters().isEmpty());
      if (!declared) {
        methods.add(implicit(name, PUBLIC, type));
      }
    }
    List<ParameterDecl> components = parameters(record.getParameters());
    boolean canonical =
        methods.stream()
            .anyMatch(m -> m.isConstructor() && m.parameters().size() == components.size());
    if (!canonical) {
      methods.add(
          new MethodDecl(
              "<init>",
              PUBLIC,
              List.of(),
              TypeRef.VOID,
              components,
              List.of(),
              List.of(),
              Span.NONE,
              false));
    }
  }

  private static MethodDecl implicit(String name, int flags, TypeRef returns) {
    return new MethodDecl(
        name, flags, List.of(), returns, List.of(), List.of(), List.of(), Span.NONE, false);
  }

  static int flags(List<Modifier> modifiers) {
    int flags = 0;
    for (Modifier modifier : modifiers) {
      flags |=
          switch (modifier.getKeyword()) {
            case PUBLIC -> PUBLIC;
            case PROTECTED -> java.lang.reflect.Modifier.PROTECTED;
            case PRIVATE -> java.lang.reflect.Modifier.PRIVATE;
            case STATIC -> STATIC;
            case FINAL -> FINAL;
            case ABSTRACT -> java.lang.reflect.Modifier.ABSTRACT;
            case SYNCHRONIZED -> java.lang.reflect.Modifier.SYNCHRONIZED;
            case VOLATILE -> java.lang.reflect.Modifier.VOLATILE;
            case TRANSIENT -> java.lang.reflect.Modifier.TRANSIENT;
            case NATIVE -> java.lang.reflect.Modifier.NATIVE;
            case STRICTFP -> java.lang.reflect.Modifier.STRICT;
            default -> 0;
          };
    }
    return flags;
  }
}
