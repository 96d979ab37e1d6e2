package dev.heddle.flow;

import dev.heddle.catalog.Place;
import dev.heddle.code.TypeDecl;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Value;
import dev.heddle.fact.Variable;
import java.util.ArrayList;
import java.util.List;

/**
 * Which calls of a block hand on its resource.
 *
 * @param resource the variable of the block
 */
record Borrowing(Variable resource) {
  private static final int DEPTH = 8;

  List<Call> uses(Method method, Region body) {
    List<Call> uses = new ArrayList<>();
    for (Element e : method.inside(body)) {
      if (e instanceof Call call && (takes(call) || captures(call))) {
        uses.add(call);
      }
    }
    uses.removeIf(outer -> uses.stream().anyMatch(inner -> isInside(inner, outer)));
    return uses;
  }

  private static boolean isInside(Call inner, Call outer) {
    return !inner.equals(outer)
        && outer.arguments().stream()
            .filter(a -> a.event() instanceof Event.Lambda)
            .map(Expression::function)
            .anyMatch(f -> inner.isInside(f.region(), f));
  }

  /** A call whose handle stands for work with the resource. */
  private boolean takes(Call call) {
    Expression result = call.result();
    boolean handle = result.is("future") || result.is("publisher");
    boolean plain = call.is("completed") || call.is("operator") || call.is("compose");
    return handle
        && !plain
        && (call.arguments().stream().anyMatch(this::isDerived)
            || (!call.isNew() && isDerived(call.receiver())));
  }

  /** A function that somebody runs later. */
  private boolean captures(Call call) {
    List<Expression> arguments = call.arguments();
    for (int i = 0; i < arguments.size(); i++) {
      Place place = call.runs(i).place();
      boolean later =
          place != Place.UNKNOWN
              && place != Place.NOW
              && place != Place.ASSEMBLY
              && !call.is("join")
              && !call.is("lazy-pipeline");
      if (later && holds(arguments.get(i))) {
        return true;
      }
    }
    return false;
  }

  private boolean holds(Expression argument) {
    Expression function = argument.localOrigin();
    if (function.event() instanceof Event.MethodReference reference) {
      return isDerived(new Expression(function.link(), reference.qualifier(), reference.region()));
    }
    boolean code =
        function.event() instanceof Event.Lambda || function.event() instanceof Event.New;
    Method body = code ? function.function() : null;
    return body != null && body.link() == function.link() && isReadIn(body);
  }

  /** Whether a body reads the resource, or a local outside that was made from it. */
  private boolean isReadIn(Method body) {
    return body.link().body().variables().stream()
        .filter(v -> !body.region().span().contains(v.name()))
        .map(body::expression)
        .filter(this::isDerived)
        .flatMap(value -> value.uses().stream())
        .anyMatch(u -> u.event() != null && body.region().holds(u.event().id()));
  }

  /** The resource, what wraps it, and what it gives that reads from it lazily. */
  private boolean isDerived(Expression value) {
    return isDerived(value, DEPTH);
  }

  private boolean isDerived(Expression value, int depth) {
    if (value == null || depth == 0) {
      return false;
    }
    if (value.isSame(value.beside(new Value.Local(resource.id())))) {
      return true;
    }
    Call call = value.localOrigin().call();
    if (call == null) {
      return false;
    }
    if (isLazy(call)) {
      Expression inner =
          call.isNew() ? call.arguments().stream().findFirst().orElse(null) : call.receiver();
      return isDerived(inner, depth - 1);
    }
    return carries(call, depth - 1);
  }

  /** Whether what a call makes reads from the resource later: a request body, an object over it. */
  private boolean carries(Call call, int depth) {
    if (call.is("carries-resource")) {
      return call.arguments().stream().anyMatch(a -> isDerived(a, depth) || holds(a));
    }
    if (call.isNew()) {
      return keepsResource(call, depth);
    }
    boolean step = !call.isUnqualified() && !call.receiver().isTypeName();
    return step && call.name().equals("build") && isGivenTo(call.receiver(), depth);
  }

  /** Whether a builder got what carries the resource. */
  private boolean isGivenTo(Expression builder, int depth) {
    for (Call step : Drop.chainThroughLocals(builder)) {
      for (Expression argument : step.arguments()) {
        Call made = argument.localOrigin().call();
        if (made != null && depth > 0 && carries(made, depth - 1)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether an object of the sources keeps the resource that it is made with. */
  private boolean keepsResource(Call creation, int depth) {
    List<Expression> arguments = creation.arguments();
    Type type = creation.program().type(creation.result().type().name());
    if (type == null || arguments.stream().noneMatch(a -> isDerived(a, depth))) {
      return false;
    }
    List<Method> constructors = creation.targets();
    if (constructors.isEmpty()) {
      return type.declaration().kind() == TypeDecl.Kind.RECORD;
    }
    for (Method constructor : constructors) {
      List<Variable> parameters = constructor.parameters();
      for (int i = 0; i < parameters.size() && i < arguments.size(); i++) {
        boolean kept =
            constructor.expression(parameters.get(i)).uses().stream()
                .anyMatch(u -> u.kind() == Use.Kind.STORED);
        if (kept && isDerived(arguments.get(i), depth)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isLazy(Call call) {
    Program program = call.program();
    return call.result().is("gives-later")
        || program.isSubtype(call.result().type(), "java.lang.AutoCloseable");
  }

  /** Whether some function closes it when the work is over. */
  boolean isClosedByWork(Method method, Region body) {
    boolean resource =
        method.inside(body).stream()
            .filter(e -> e.method() != method)
            .anyMatch(
                e ->
                    e.event() instanceof Event.Operation o
                        && o.operator().equals("resource")
                        && isDerived(e.expression(o.operands().get(0))));
    return resource || isClosedByCall(method, body);
  }

  private boolean isClosedByCall(Method method, Region body) {
    return method.inside(body).stream()
        .filter(e -> e.method() != method && e instanceof Call)
        .map(Call.class::cast)
        .filter(c -> !c.isNew() && BorrowedResource.isClosing(c))
        .anyMatch(c -> isDerived(c.receiver()) || c.arguments().stream().anyMatch(this::isDerived));
  }
}
