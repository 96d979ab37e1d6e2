package dev.heddle.flow;

import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Variable;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A future or publisher that an operator wraps in another instead of flattening it.
 *
 * @param operator the wrapping call
 * @param type of the inner handle
 */
public record InnerHandle(Call operator, TypeRef type) {
  private static final int DEPTH = 8;

  /** The call as one that wraps, or null. */
  public static Optional<InnerHandle> of(Call call) {
    boolean wraps = call.is("maps") || call.is("wraps-value") || call.is("launch");
    if (!wraps || call.is("flatten") || call.is("launch-all") || isElement(call)) {
      return Optional.empty();
    }
    TypeRef inner = inside(call.program(), call.result().type());
    inner = inner == null && call.is("wraps-value") ? ofFunction(call) : inner;
    boolean chained = !call.isNew() && !call.isUnqualified() && !call.receiver().isTypeName();
    boolean before = chained && (isNested(call.receiver()) || isItself(call, inner));
    return inner == null || before ? Optional.empty() : Optional.of(new InnerHandle(call, inner));
  }

  /** An element of a stream whose own class happens to be a handle: it is passed along. */
  private static boolean isElement(Call call) {
    Expression value = call.is("wraps-value") ? call.argument(0) : null;
    return value != null
        && value.variable() != null
        && value.variable().kind() == Variable.Kind.LAMBDA_PARAMETER
        && call.program().type(value.type().name()) != null;
  }

  /** What the function gives to a handle that has no value, such as `Completable`; or null. */
  private static TypeRef ofFunction(Call call) {
    Expression function = call.argument(0);
    TypeRef outer = call.result().type();
    boolean plain = outer.arguments().isEmpty() && isHandle(call.program(), outer);
    boolean lambda = function != null && call.link().typing().isFunction(function.value());
    if (!plain || !lambda) {
      return null;
    }
    TypeRef inner = call.link().typing().functionResult(function.value(), call.parameterType(0));
    return isHandle(call.program(), inner) ? inner : null;
  }

  /** The operator to write instead, so that the inner handle is awaited, too; null if not known. */
  public String flattening() {
    String remedy = operator.is("wraps-result") ? operator.remedy("nested-async") : null;
    if (remedy == null) {
      return null;
    }
    String flattening = remedy.split(" ", 2)[0];
    return operator.name().endsWith("Async") && !flattening.endsWith("Async")
        ? flattening + "Async"
        : flattening;
  }

  /** Whether a step before made it so; windows and groups are meant to be mapped. */
  private static boolean isNested(Expression receiver) {
    Call made = receiver.localOrigin().call();
    boolean byDesign = made != null && made.is("nested-by-design");
    return !byDesign && inside(receiver.program(), receiver.type()) != null;
  }

  /** A type whose outcome is an object of its own, such as `CompositeFuture` of Vert.x. */
  private static boolean isItself(Call call, TypeRef inner) {
    TypeRef receiver = call.receiverType();
    return inner != null && receiver.arguments().isEmpty() && receiver.name().equals(inner.name());
  }

  /** What a handle of a handle holds, or null. */
  private static TypeRef inside(Program program, TypeRef type) {
    boolean one = type.arguments().size() == 1 && isHandle(program, type);
    return one && isHandle(program, type.arguments().get(0)) ? type.arguments().get(0) : null;
  }

  private static boolean isHandle(Program program, TypeRef type) {
    Set<String> kinds = program.kinds(type);
    return (kinds.contains("future") || kinds.contains("publisher")) && !kinds.contains("hot");
  }

  /** Whether only the outer handle is awaited: nothing in sight flattens, and it is not dropped. */
  public boolean isNeverAwaited() {
    return !Fate.of(operator.result()).isDropped() && !isFlattened(operator.result(), DEPTH);
  }

  private boolean isFlattened(Expression outer, int depth) {
    return depth == 0 || outer.allUses().stream().anyMatch(u -> flattens(outer, u, depth - 1));
  }

  private boolean flattens(Expression outer, Use use, int depth) {
    Call call = outer.callOf(use);
    return switch (use.kind()) {
      case RECEIVER -> receives(call, depth);
      case ARGUMENT -> takes(call, depth);
      case RETURNED -> isFlattenedByCallers(use, outer, depth);
      case LAMBDA_RESULT -> isResultFlattened(outer.user(use).method(), depth);
      case STORED -> isFieldFlattened(outer, use, depth);
      case ELEMENT, QUALIFIER, YIELDED, ITERATED -> true;
      case OPERAND -> isFlattened(outer.user(use).result(), depth) && call == null;
      default -> false;
    };
  }

  private boolean receives(Call call, int depth) {
    if (call.is("flatten") || call.is("nested-by-design")) {
      return true;
    }
    if (call.is("join") || call.is("blocking-operator") || call.is("reads-outcome")) {
      return !Fate.of(call.result()).isDropped();
    }
    if (call.arguments().stream().anyMatch(this::usesInner)) {
      return true;
    }
    return holds(call.result().type(), 3) && isFlattened(call.result(), depth);
  }

  private static boolean isLambda(Expression argument) {
    return argument.event() instanceof Event.Lambda;
  }

  /** A function that does something with the inner handle that it gets. */
  private boolean usesInner(Expression function) {
    if (!(function.event() instanceof Event.Lambda)) {
      Method named = function.event() instanceof Event.MethodReference ? function.function() : null;
      return named != null
          && named.parameters().stream().anyMatch(p -> mentions(named.expression(p).type(), 3));
    }
    Method body = function.function();
    for (Variable parameter : body.parameters()) {
      Expression value = body.expression(parameter);
      if (mentions(value.type(), 3) && value.allUses().stream().anyMatch(u -> isWork(value, u))) {
        return true;
      }
    }
    return false;
  }

  private boolean isWork(Expression value, Use use) {
    Call call = value.callOf(use);
    return switch (use.kind()) {
      case RECEIVER -> isHandle(value.program(), value.type()) || mentions(call.result().type(), 3);
      case ARGUMENT -> {
        TypeRef taken = call.parameterType(use.index());
        yield isHandle(value.program(), taken) || mentions(taken, 3);
      }
      case RETURNED, LAMBDA_RESULT, STORED, ITERATED, ELEMENT -> true;
      default -> false;
    };
  }

  private boolean takes(Call call, int depth) {
    boolean maps = call.is("maps") && !call.is("flatten");
    if (maps && call.arguments().stream().anyMatch(InnerHandle::isLambda)) {
      return call.arguments().stream().anyMatch(this::usesInner)
          || (holds(call.result().type(), 3) && isFlattened(call.result(), depth));
    }
    boolean awaitsOuter = call.is("combinator") || call.is("all-of") || call.is("then");
    return !awaitsOuter || call.is("joins-inner") || (call.is("flatten") && depth > 0);
  }

  /** Whether every caller of the sources flattens what the method returns. */
  private boolean isFlattenedByCallers(Use use, Expression outer, int depth) {
    Method method = outer.user(use).method();
    if (method.isLambda()) {
      return isResultFlattened(method, depth);
    }
    List<Call> callers = method.callers();
    return !callers.isEmpty() && callers.stream().allMatch(c -> isFlattened(c.result(), depth));
  }

  /** A lambda's result is in the hands of the call that receives the lambda. */
  private boolean isResultFlattened(Method lambda, int depth) {
    Call receiving = lambda.isLambda() ? lambda.receivingCall() : null;
    boolean known = receiving != null && receiving.is("flatten");
    return !known || isFlattened(receiving.result(), depth);
  }

  private boolean isFieldFlattened(Expression outer, Use use, int depth) {
    Event.Store store = (Event.Store) use.event();
    Field field = outer.link().field(store);
    return field == null
        || field.reads().stream().anyMatch(read -> isFlattened(read.result(), depth));
  }

  /** Whether a type is that of the inner handle, or holds such handles. */
  private boolean mentions(TypeRef at, int depth) {
    return (at.name().equals(type.name()) && !at.isUnknown()) || holds(at, depth);
  }

  /** Whether the arguments of a type mention the inner handle. */
  private boolean holds(TypeRef at, int depth) {
    return depth > 0 && at.arguments().stream().anyMatch(a -> mentions(a, depth - 1));
  }
}
