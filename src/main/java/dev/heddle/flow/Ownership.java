package dev.heddle.flow;

import dev.heddle.code.AnnotationUse;
import dev.heddle.code.MethodDecl;
import dev.heddle.code.TypeDecl;
import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Variable;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** Which results somebody else has hold of, so that dropping them loses nothing. */
final class Ownership {
  private static final Set<String> OWNED = Set.of("fluent", "container", "not-a-handle");

  private static final int DEPTH = 3;

  private Ownership() {}

  /** The receiver itself, an element of a container, or something meant to be ignored. */
  static boolean isElsewhere(Call call) {
    if (isOwned(call::is) || Passing.argument(call) != null) {
      return true;
    }
    if (isForTest(call) || Batched.holds(call)) {
      return true;
    }
    Callee callee = call.callee();
    return callee != null
        && (isElement(call) || mayBeIgnored(callee.method(), call.program()) || isSeen(call));
  }

  /** What starts only when somebody subscribes is nobody's, whatever holds for its whole type. */
  private static boolean isOwned(Predicate<String> is) {
    return OWNED.stream().anyMatch(is) && !is.test("source");
  }

  /** Whether a test only records the call, or expects it to throw. */
  static boolean isForTest(Call call) {
    Call receiving = call.method().receivingCall();
    return (receiving != null && receiving.is("expects-failure"))
        || Drop.chain(call.result()).stream().anyMatch(c -> c.is("mock"));
  }

  /** The same of a method that is passed as a reference. */
  static boolean isElsewhere(Reference reference, TypeModel.Member target) {
    MethodDecl named = target.method();
    Method body = reference.value().function();
    Program program = reference.value().program();
    Set<String> traits = Meaning.traits(program, reference.qualifierType(), named.name());
    return isOwned(traits::contains)
        || mayBeIgnored(named, program)
        || isGeneric(named)
        || isElement(target.owner(), named, program)
        || (body != null && returnsKept(body));
  }

  /** Whether a call gives what was there before: an element, an argument or a field's value. */
  static boolean isThereBefore(Call call) {
    return call.is("container")
        || Passing.argument(call) != null
        || (!call.isNew() && (isElement(call) || isKept(call)));
  }

  private static boolean isElement(Call call) {
    Callee callee = call.callee();
    return callee != null
        && (isElement(callee.owner(), callee.method(), call.program()) || isComponent(callee));
  }

  /** The accessor of a record: it gives what the record holds. */
  private static boolean isComponent(Callee callee) {
    boolean plain = callee.method().parameters().isEmpty() && !callee.method().isConstructor();
    return plain
        && callee.owner().kind() == TypeDecl.Kind.RECORD
        && callee.owner().fields().stream().anyMatch(f -> f.name().equals(callee.method().name()));
  }

  /**
   * Whether a method gives what its object holds: the result is a type parameter of the object.
   * Functions make what they return.
   */
  private static boolean isElement(TypeDecl owner, MethodDecl method, Program program) {
    boolean held = method.returns().variable() && !isGeneric(method);
    return held && !isFunction(owner, method, program);
  }

  private static boolean isFunction(TypeDecl owner, MethodDecl method, Program program) {
    TypeModel.Member function = program.model().functionOf(TypeRef.of(owner.name()));
    boolean makes =
        !method.parameters().isEmpty()
            || program.kinds(TypeRef.of(owner.name())).contains("gives-value");
    return function != null && function.method().equals(method) && makes;
  }

  /** Whether each caller chooses the result's type. */
  private static boolean isGeneric(MethodDecl method) {
    return method.returns().variable()
        && method.typeParameters().stream().anyMatch(p -> p.name().equals(method.returns().name()));
  }

  private static boolean mayBeIgnored(MethodDecl declared, Program program) {
    return declared.annotations().stream()
        .map(AnnotationUse::name)
        .anyMatch(n -> program.kinds(TypeRef.of(n)).contains("ignorable-result"));
  }

  /** A method of the sources that returns its object, or what a field of it keeps. */
  private static boolean isKept(Call call) {
    List<Method> targets = call.targets();
    return !targets.isEmpty() && targets.stream().allMatch(Ownership::returnsKept);
  }

  private static boolean returnsKept(Method target) {
    return returns(target, r -> isKept(r, DEPTH));
  }

  private static boolean returns(Method target, Predicate<Expression> wanted) {
    List<Expression> returned = target.returned();
    return !returned.isEmpty() && returned.stream().allMatch(wanted);
  }

  private static boolean isKept(Expression value, int depth) {
    Expression origin = value.localOrigin();
    if (isStore(value) || origin.isThis() || origin.field() != null) {
      return true;
    }
    Call call = origin.call();
    return call != null
        && !call.isNew()
        && depth > 0
        && (isOwn(call) || isGetter(call, depth))
        && !call.targets().isEmpty()
        && call.targets().stream().allMatch(t -> returns(t, r -> isKept(r, depth - 1)));
  }

  private static boolean isOwn(Call call) {
    return call.isUnqualified() || call.receiver().isThis();
  }

  /** `context.job().done()`: what does nothing but give what others have. */
  private static boolean isGetter(Call call, int depth) {
    return call.arguments().isEmpty()
        && isNamed(call.receiver(), depth)
        && call.targets().stream()
            .allMatch(
                t ->
                    t.calls().findAny().isEmpty()
                        && t.elements(Event.Store.class).findAny().isEmpty());
  }

  /** Whether an object is not just made: it is the current one, given, or kept itself. */
  private static boolean isNamed(Expression object, int depth) {
    return object == null
        || object.isSelf()
        || object.isTypeName()
        || (object.variable() != null && object.variable().kind() == Variable.Kind.PARAMETER)
        || object.field() != null
        || isKept(object, depth - 1);
  }

  /** Likewise, or a stage that has seen the failure, or an outcome that is there and is none. */
  private static boolean isSeen(Call call) {
    List<Method> targets = call.targets();
    return !targets.isEmpty()
        && targets.stream()
            .allMatch(t -> returns(t, r -> isKept(r, DEPTH) || isHandled(r) || isDone(r, t)));
  }

  /** A hidden method that promises nothing: what it does is done when it returns. */
  private static boolean isDone(Expression value, Method target) {
    Call call = value.localOrigin().call();
    return target.isPrivate() && call != null && call.is("completed") && !call.is("failed");
  }

  private static boolean isHandled(Expression value) {
    Call call = value.localOrigin().call();
    return call != null && call.is("sees-failure") && call.result().is("future");
  }

  private static boolean isStore(Expression value) {
    return value.event() instanceof Event.Store;
  }
}
