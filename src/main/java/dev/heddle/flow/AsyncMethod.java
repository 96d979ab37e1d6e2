package dev.heddle.flow;

import dev.heddle.catalog.TypeMeaning;
import dev.heddle.code.MethodDecl;
import dev.heddle.code.Site;
import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Value;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/**
 * A method that an annotation makes asynchronous through a proxy around its object.
 *
 * @param type the declaring type
 */
public record AsyncMethod(Type type, MethodDecl method) {
  private static final String ANNOTATION = "proxied-async";
  private static final String RESULT = "proxied-async-result";

  /** Why the proxy cannot make it asynchronous. */
  public enum Fault {
    RESULT,
    PRIVATE,
    STATIC,
    FINAL,
    CONFIGURATION
  }

  /** The asynchronous methods that a type declares, in order. */
  static List<AsyncMethod> of(Type type) {
    List<AsyncMethod> found = new ArrayList<>();
    if (type.isInterface()) {
      return found;
    }
    boolean all = isAsync(type.program(), type.annotations());
    for (MethodDecl method : type.declaration().methods()) {
      boolean own = isAsync(type.program(), type.annotations(method));
      boolean inherited =
          all && Modifier.isPublic(method.flags()) && !Modifier.isStatic(method.flags());
      if (!method.isConstructor() && (own || inherited)) {
        found.add(new AsyncMethod(type, method));
      }
    }
    // asked last: it looks at every type of the program
    return found.isEmpty() || isWoven(type.program()) ? List.of() : found;
  }

  /** The name in the declaration. */
  public Site site() {
    return new Site(type.path(), method.span());
  }

  /** What is wrong with the declaration, the worst first; null if nothing. */
  public Fault fault() {
    int flags = method.flags();
    if (Modifier.isPrivate(flags)) {
      return Fault.PRIVATE;
    }
    if (Modifier.isStatic(flags)) {
      return Fault.STATIC;
    }
    if (!isDeliverable()) {
      return Fault.RESULT;
    }
    if (Modifier.isFinal(flags)
        || (type.isFinal() && type.declaration().kind() == dev.heddle.code.TypeDecl.Kind.CLASS)) {
      return Fault.FINAL;
    }
    return type.isMarked("configuration") ? Fault.CONFIGURATION : null;
  }

  private boolean isDeliverable() {
    TypeRef result = method.returns();
    return result.isUnknown()
        || result.variable()
        || result.is("void")
        || (result.dimensions() == 0 && isResult(result));
  }

  /** The type itself counts: the proxy makes no object of a subtype. */
  private boolean isResult(TypeRef type) {
    TypeMeaning meaning = type().program().catalog().type(type.name());
    return meaning != null && meaning.kinds().contains(RESULT);
  }

  /** The calls and references by which a body runs asynchronous methods of its own object. */
  public static List<Element> selfInvokedBy(Method body) {
    List<Element> found = new ArrayList<>();
    for (Element e : body.elements()) {
      AsyncMethod target = e instanceof Call call ? calledOnSelf(call) : referredToOnSelf(e);
      if (target != null && target.fault() == null && !isAsynchronousAnyway(body)) {
        found.add(e);
      }
    }
    return found;
  }

  private static AsyncMethod calledOnSelf(Call call) {
    if (call.isNew() || call.declaration() == null || !isSelf(call.receiver().value())) {
      return null;
    }
    return declared(call.program().type(call.owner()), call.declaration());
  }

  private static AsyncMethod referredToOnSelf(Element e) {
    if (!(e.event() instanceof Event.MethodReference r) || !isSelf(r.qualifier())) {
      return null;
    }
    Method function = e.result().function();
    return function == null || function.declaration() == null
        ? null
        : declared(function.type(), function.declaration());
  }

  private static AsyncMethod declared(Type owner, MethodDecl method) {
    return owner == null || owner.asyncMethods().isEmpty()
        ? null
        : owner.asyncMethods().stream()
            .filter(a -> a.method().equals(method))
            .findFirst()
            .orElse(null);
  }

  private static boolean isSelf(Value value) {
    return value instanceof Value.Self || value instanceof Value.Super;
  }

  /** The call that is given the object of an anonymous class around a method, or null. */
  private static Call takerOf(Method method) {
    Method around = method.enclosing();
    Call creation =
        around == null
            ? null
            : around
                .calls()
                .filter(Call::isNew)
                .filter(c -> c.result().type().name().equals(method.type().name()))
                .findFirst()
                .orElse(null);
    return creation == null
        ? null
        : creation.result().allUses().stream()
            .filter(u -> u.kind() == Use.Kind.ARGUMENT)
            .map(creation.result()::callOf)
            .findFirst()
            .orElse(null);
  }

  /** Code of a task, or of another asynchronous method, is on another thread already. */
  private static boolean isAsynchronousAnyway(Method body) {
    for (Method m = body; m != null; m = m.enclosing()) {
      Call receiving = m.isLambda() ? m.receivingCall() : takerOf(m);
      boolean task =
          receiving != null
              && (receiving.is("launch")
                  || receiving.is("execute")
                  || receiving.is("unstarted")
                  || receiving.is("start-thread"));
      if (task || (m.declaration() != null && declared(m.type(), m.declaration()) != null)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isAsync(Program program, List<String> annotations) {
    return bears(program, annotations, ANNOTATION);
  }

  /** Whether one of the annotations is of a kind, itself or as one of the sources that bears it. */
  static boolean bears(Program program, List<String> annotations, String kind) {
    return annotations.stream().anyMatch(a -> isOf(program, a, kind, 3));
  }

  private static boolean isOf(Program program, String annotation, String kind, int depth) {
    if (program.kinds(TypeRef.of(annotation)).contains(kind)) {
      return true;
    }
    Type declared = depth == 0 ? null : program.type(annotation);
    return declared != null
        && declared.annotations().stream().anyMatch(a -> isOf(program, a, kind, depth - 1));
  }

  /** Whether the classes themselves are woven, so that no proxy is needed. */
  private static boolean isWoven(Program program) {
    return program.types().stream()
        .filter(t -> t.isMarked("enables-async"))
        .flatMap(t -> t.declaration().annotations().stream())
        .anyMatch(a -> a.arguments().values().stream().anyMatch(v -> v.contains("ASPECTJ")));
  }
}
