package dev.heddle.code;

import static java.lang.reflect.Modifier.FINAL;
import static java.lang.reflect.Modifier.PROTECTED;
import static java.lang.reflect.Modifier.PUBLIC;
import static java.lang.reflect.Modifier.STATIC;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What older JDKs declare and the newest no longer does, so that code for those releases is
 * understood too: the task scopes of 21 to 24, the scoped values of 21 to 23, removed methods of
 * threads.
 */
final class FormerJdk {
  private static final String SCOPE = "java.util.concurrent.StructuredTaskScope";
  private static final String SCOPED = "java.lang.ScopedValue";
  private static final TypeRef T = TypeRef.variable("T");
  private static final TypeRef R = TypeRef.variable("R");
  private static final TypeRef THROWABLE = TypeRef.of("java.lang.Throwable");
  private static final TypeRef X = TypeRef.variable("X");
  private static final TypeRef INSTANT = TypeRef.of("java.time.Instant");
  private static final TypeRef RUNNABLE = TypeRef.of("java.lang.Runnable");
  private static final TypeRef THREADS = TypeRef.of("java.util.concurrent.ThreadFactory");
  private static final TypeParameter FAILURE = new TypeParameter("X", List.of(THROWABLE));
  private static final TypeParameter RESULT = new TypeParameter("R", List.of());
  private static final TypeRef INTERRUPTED = TypeRef.of("java.lang.InterruptedException");
  private static final TypeRef TIMEOUT = TypeRef.of("java.util.concurrent.TimeoutException");
  private static final TypeRef EXECUTION = TypeRef.of("java.util.concurrent.ExecutionException");

  private FormerJdk() {}

  /** The types with what they once declared, and the types that are gone. */
  static List<TypeDecl> merged(List<TypeDecl> newest) {
    List<TypeDecl> all = new ArrayList<>();
    for (TypeDecl type : newest) {
      all.add(with(type, former(type.name())));
      if (type.name().equals(SCOPE)) {
        all.add(shutdownOnFailure());
        all.add(shutdownOnSuccess());
      }
    }
    return all;
  }

  private static List<MethodDecl> former(String type) {
    return switch (type) {
      case SCOPE -> scope();
      case SCOPED -> scopedValue();
      case SCOPED + ".Carrier" ->
          List.of(
              generic("call", R, List.of(TypeRef.of("java.util.concurrent.Callable", R))),
              generic("get", R, List.of(TypeRef.of("java.util.function.Supplier", R))));
      case "java.lang.Thread" ->
          List.of(method("suspend", TypeRef.VOID), method("resume", TypeRef.VOID));
      default -> List.of();
    };
  }

  private static List<MethodDecl> scope() {
    TypeRef subtask = TypeRef.of(SCOPE + ".Subtask", T);
    return Stream.concat(
            constructors().stream(),
            Stream.of(
                joinUntil(R),
                method("shutdown", TypeRef.VOID),
                method("isShutdown", TypeRef.of("boolean")),
                member("handleComplete", PROTECTED, List.of(), TypeRef.VOID, List.of(subtask)),
                member(
                    "ensureOwnerAndJoined", PROTECTED | FINAL, List.of(), TypeRef.VOID, List.of())))
        .toList();
  }

  private static TypeDecl shutdownOnFailure() {
    TypeRef self = TypeRef.of(SCOPE + ".ShutdownOnFailure");
    TypeRef failure = TypeRef.of("java.util.function.Function", THROWABLE, X);
    return nested(
        self,
        List.of(),
        TypeRef.of(SCOPE, TypeRef.OBJECT, self),
        List.of(
            throwing(method("join", self), INTERRUPTED),
            joinUntil(self),
            method("exception", TypeRef.of("java.util.Optional", THROWABLE)),
            throwing(method("throwIfFailed", TypeRef.VOID), EXECUTION),
            throwing(
                member("throwIfFailed", PUBLIC, List.of(FAILURE), TypeRef.VOID, List.of(failure)),
                X)));
  }

  private static TypeDecl shutdownOnSuccess() {
    TypeRef self = TypeRef.of(SCOPE + ".ShutdownOnSuccess", T);
    TypeRef failure = TypeRef.of("java.util.function.Function", THROWABLE, X);
    return nested(
        self,
        List.of(new TypeParameter("T", List.of())),
        TypeRef.of(SCOPE, T, self),
        List.of(
            throwing(method("join", self), INTERRUPTED),
            joinUntil(self),
            throwing(method("result", T), EXECUTION),
            throwing(member("result", PUBLIC, List.of(FAILURE), T, List.of(failure)), X)));
  }

  private static List<MethodDecl> scopedValue() {
    TypeRef key = TypeRef.of(SCOPED, T);
    TypeParameter value = new TypeParameter("T", List.of());
    return List.of(
        member(
            "runWhere", PUBLIC | STATIC, List.of(value), TypeRef.VOID, List.of(key, T, RUNNABLE)),
        member(
            "callWhere",
            PUBLIC | STATIC,
            List.of(value, RESULT),
            R,
            List.of(key, T, TypeRef.of("java.util.concurrent.Callable", R))),
        member(
            "getWhere",
            PUBLIC | STATIC,
            List.of(value, RESULT),
            R,
            List.of(key, T, TypeRef.of("java.util.function.Supplier", R))));
  }

  private static List<MethodDecl> constructors() {
    return List.of(
        method("<init>", TypeRef.VOID),
        member("<init>", PUBLIC, List.of(), TypeRef.VOID, List.of(TypeRef.STRING, THREADS)));
  }

  private static MethodDecl joinUntil(TypeRef returns) {
    return throwing(
        member("joinUntil", PUBLIC, List.of(), returns, List.of(INSTANT)), INTERRUPTED, TIMEOUT);
  }

  private static MethodDecl method(String name, TypeRef returns) {
    return member(name, PUBLIC, List.of(), returns, List.of());
  }

  private static MethodDecl generic(String name, TypeRef returns, List<TypeRef> parameters) {
    return member(name, PUBLIC, List.of(RESULT), returns, parameters);
  }

  private static MethodDecl member(
      String name,
      int flags,
      List<TypeParameter> variables,
      TypeRef returns,
      List<TypeRef> parameters) {
    List<ParameterDecl> declared =
        parameters.stream().map(type -> new ParameterDecl("p", type, List.of())).toList();
    return new MethodDecl(
        name, flags, variables, returns, declared, List.of(), List.of(), Span.NONE, false);
  }

  private static MethodDecl throwing(MethodDecl method, TypeRef... thrown) {
    return new MethodDecl(
        method.name(),
        method.flags(),
        method.typeParameters(),
        method.returns(),
        method.parameters(),
        List.of(thrown),
        method.annotations(),
        method.span(),
        method.hasBody());
  }

  private static TypeDecl nested(
      TypeRef self, List<TypeParameter> variables, TypeRef superclass, List<MethodDecl> methods) {
    TypeDecl bare =
        new TypeDecl(
            self.name(),
            TypeDecl.Kind.CLASS,
            PUBLIC | STATIC | FINAL,
            variables,
            List.of(superclass),
            constructors(),
            List.of(),
            List.of(),
            SCOPE,
            Span.NONE);
    return with(bare, methods);
  }

  private static TypeDecl with(TypeDecl type, List<MethodDecl> more) {
    return new TypeDecl(
        type.name(),
        type.kind(),
        type.flags(),
        type.typeParameters(),
        type.supertypes(),
        Stream.concat(type.methods().stream(), more.stream()).toList(),
        type.fields(),
        type.annotations(),
        type.outer(),
        type.span());
  }
}
