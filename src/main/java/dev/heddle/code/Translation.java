package dev.heddle.code;

import com.github.javaparser.Range;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.Modifier;
import com.github.javaparser.ast.body.AnnotationDeclaration;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.CompactConstructorDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.InitializerDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.AnnotationExpr;
import com.github.javaparser.ast.expr.SimpleName;
import com.github.javaparser.ast.nodeTypes.NodeWithBlockStmt;
import com.github.javaparser.ast.nodeTypes.NodeWithModifiers;
import com.github.javaparser.ast.nodeTypes.NodeWithSimpleName;
import com.github.javaparser.ast.nodeTypes.NodeWithThrownExceptions;
import com.github.javaparser.ast.nodeTypes.NodeWithTypeParameters;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;

/** Turns trees of JavaParser into trees of our own: declarations, and with them all the rest. */
final class Translation {
  private final Places places;
  private final BiConsumer<Span, Throwable> loss;
  private final TranslatedTypes types;
  private final TranslatedExpressions expressions;
  private final TranslatedStatements statements;

  /** Whether a member is being translated that would be the one to lose its inside. */
  private boolean guarded;

  /**
   * A translation of one tree.
   *
   * @param places where its nodes stand: told while it is translated
   * @param loss told of each member whose inside is left out, and what it was that threw
   */
  Translation(Places places, BiConsumer<Span, Throwable> loss) {
    this.places = places;
    this.loss = loss;
    this.types = new TranslatedTypes();
    this.expressions = new TranslatedExpressions(this, places, types);
    this.statements = new TranslatedStatements(this, places, types);
  }

  TranslatedExpressions expressions() {
    return expressions;
  }

  TranslatedStatements statements() {
    return statements;
  }

  Unit unit(CompilationUnit tree) {
    List<Import> imports = tree.getImports().stream().map(this::importOf).toList();
    List<Member.Type> declared = tree.getTypes().stream().map(this::type).toList();
    return new Unit(
        tree.getPackageDeclaration().map(p -> p.getNameAsString()).orElse(""), imports, declared);
  }

  private Import importOf(ImportDeclaration declaration) {
    Span span = places.token(places.of(declaration));
    return new Import(
        declaration.getNameAsString(),
        declaration.isStatic(),
        declaration.isAsterisk() || declaration.isModule(),
        declaration.isModule(),
        span);
  }

  Member.Type type(TypeDeclaration<?> declaration) {
    TypeDecl.Kind kind = TypeDecl.Kind.CLASS;
    List<TypeParameter> typeParameters = List.of();
    List<TypeRef> extended = List.of();
    List<TypeRef> implemented = List.of();
    List<Parameter> components = List.of();
    List<Member.Constant> constants = List.of();
    if (declaration instanceof ClassOrInterfaceDeclaration c) {
      kind = c.isInterface() ? TypeDecl.Kind.INTERFACE : TypeDecl.Kind.CLASS;
      typeParameters = types.parameters(c.getTypeParameters());
      extended = types.all(c.getExtendedTypes());
      implemented = types.all(c.getImplementedTypes());
    } else if (declaration instanceof EnumDeclaration e) {
      kind = TypeDecl.Kind.ENUM;
      implemented = types.all(e.getImplementedTypes());
      constants =
          e.getEntries().stream().map(this::guarded).map(Member.Constant.class::cast).toList();
    } else if (declaration instanceof RecordDeclaration r) {
      kind = TypeDecl.Kind.RECORD;
      typeParameters = types.parameters(r.getTypeParameters());
      implemented = types.all(r.getImplementedTypes());
      components = parameters(r.getParameters());
    } else if (declaration instanceof AnnotationDeclaration) {
      kind = TypeDecl.Kind.ANNOTATION;
    }
    int place = places.of(declaration);
    return new Member.Type(
        kind,
        declaration.getNameAsString(),
        places.of(declaration.getName()),
        flags(declaration.getModifiers()),
        annotations(declaration.getAnnotations()),
        typeParameters,
        extended,
        implemented,
        components,
        constants,
        members(declaration.getMembers()),
        place,
        place);
  }

  private Member.Constant constant(EnumConstantDeclaration entry) {
    int place = places.of(entry);
    return new Member.Constant(
        entry.getNameAsString(),
        places.of(entry.getName()),
        expressions.all(entry.getArguments()),
        members(entry.getClassBody()),
        place,
        place);
  }

  List<Member> members(List<BodyDeclaration<?>> declarations) {
    List<Member> members = new ArrayList<>();
    for (BodyDeclaration<?> declaration : declarations) {
      Member member = guarded(declaration);
      if (member != null) {
        members.add(member);
      }
    }
    return List.copyOf(members);
  }

  /** One member that is nested too deeply costs only what is inside of it. */
  private Member guarded(BodyDeclaration<?> declaration) {
    if (guarded || declaration instanceof TypeDeclaration<?>) {
      return member(declaration);
    }
    guarded = true;
    try {
      return member(declaration);
    } catch (StackOverflowError | RuntimeException e) {
      loss.accept(places.token(places.of(declaration)), e);
      Hollow.make(declaration);
      return member(declaration);
    } finally {
      guarded = false;
    }
  }

  /** Null for what does nothing, such as an element of an annotation. */
  private Member member(BodyDeclaration<?> declaration) {
    int place = places.of(declaration);
    if (declaration instanceof MethodDeclaration m) {
      return method(m, place);
    }
    if (declaration instanceof ConstructorDeclaration c) {
      return constructor(c, parameters(c.getParameters()), place);
    }
    if (declaration instanceof CompactConstructorDeclaration c) {
      return constructor(c, null, place);
    }
    if (declaration instanceof InitializerDeclaration i) {
      return new Member.Initializer(i.isStatic(), statements.block(i.getBody()), place, place);
    }
    if (declaration instanceof FieldDeclaration f) {
      return new Member.Field(
          flags(f.getModifiers()),
          annotations(f.getAnnotations()),
          declarators(f.getVariables()),
          place,
          place);
    }
    if (declaration instanceof EnumConstantDeclaration entry) {
      return constant(entry);
    }
    return declaration instanceof TypeDeclaration<?> type ? type(type) : null;
  }

  private <
          N extends
              BodyDeclaration<N> & NodeWithModifiers<N> & NodeWithSimpleName<N>
                  & NodeWithTypeParameters<N> & NodeWithThrownExceptions<N> & NodeWithBlockStmt<N>>
      Member constructor(N c, List<Parameter> parameters, int place) {
    return new Member.Constructor(
        c.getNameAsString(),
        places.of(c.getName()),
        flags(c.getModifiers()),
        annotations(c.getAnnotations()),
        types.parameters(c.getTypeParameters()),
        parameters,
        types.all(c.getThrownExceptions()),
        statements.block(c.getBody()),
        place,
        place);
  }

  private Member method(MethodDeclaration m, int place) {
    return new Member.Method(
        m.getNameAsString(),
        places.of(m.getName()),
        flags(m.getModifiers()),
        annotations(m.getAnnotations()),
        types.parameters(m.getTypeParameters()),
        types.type(m.getType()),
        parameters(m.getParameters()),
        types.all(m.getThrownExceptions()),
        m.getBody().map(statements::block).orElse(null),
        place,
        place);
  }

  List<Declarator> declarators(List<VariableDeclarator> variables) {
    return variables.stream().map(this::declarator).toList();
  }

  Declarator declarator(VariableDeclarator variable) {
    Expression initial = variable.getInitializer().map(expressions::of).orElse(null);
    return new Declarator(
        variable.getNameAsString(),
        types.type(variable.getType()),
        initial,
        nameAt(variable.getName()),
        places.of(variable));
  }

  List<Parameter> parameters(List<com.github.javaparser.ast.body.Parameter> parameters) {
    return parameters.stream().map(this::parameter).toList();
  }

  private Parameter parameter(com.github.javaparser.ast.body.Parameter p) {
    int place = places.of(p);
    TypeRef type = p.getType().isUnknownType() ? TypeRef.UNKNOWN : types.type(p.getType());
    return new Parameter(
        p.getNameAsString(),
        nameAt(p.getName()),
        type,
        p.isVarArgs(),
        annotations(p.getAnnotations()),
        place,
        place);
  }

  /** For JavaParser brackets behind the name of a variable belong to it. */
  private int nameAt(SimpleName name) {
    Range range = name.getRange().orElse(null);
    if (range == null) {
      return Places.NOWHERE;
    }
    int end = range.begin.column + name.getIdentifier().length();
    return places.add(range.begin.line, range.begin.column, range.begin.line, end);
  }

  List<AnnotationUse> annotations(List<AnnotationExpr> annotations) {
    return annotations.stream().map(expressions::annotation).toList();
  }

  static int flags(List<Modifier> modifiers) {
    int flags = 0;
    for (Modifier modifier : modifiers) {
      flags |=
          switch (modifier.getKeyword()) {
            case PUBLIC -> java.lang.reflect.Modifier.PUBLIC;
            case PROTECTED -> java.lang.reflect.Modifier.PROTECTED;
            case PRIVATE -> java.lang.reflect.Modifier.PRIVATE;
            case STATIC -> java.lang.reflect.Modifier.STATIC;
            case FINAL -> java.lang.reflect.Modifier.FINAL;
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
