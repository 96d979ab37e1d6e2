package dev.heddle.flow;

import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Code given to somebody to run: a lambda, a method reference, an object, or a wrapper of one. */
public final class Task {
  private final Expression function;

  private Task(Expression function) {
    this.function = function;
  }

  public static Task of(Expression function) {
    return new Task(function);
  }

  /** Whether a failure may leave it; true of code that the sources do not show. */
  public boolean mayFail() {
    Boolean seen = fails(function);
    return seen == null || seen;
  }

  /** Whether the sources show that a failure may leave it. */
  public boolean isSeenToFail() {
    return Boolean.TRUE.equals(fails(function));
  }

  /** Whether a failure may leave a function, null if its code is not visible. */
  private static Boolean fails(Expression function) {
    Method body = function.function();
    if (body != null) {
      return Failing.first(body) != null;
    }
    Expression origin = function.origin();
    if (origin.event() instanceof Event.MethodReference reference) {
      return fails(origin, reference);
    }
    return origin.call() == null ? null : wrapped(origin.call());
  }

  /** A method without a body in the sources may do anything, one known to be harmless not. */
  private static Boolean fails(Expression at, Event.MethodReference reference) {
    TypeRef type = at.link().typing().qualifierType(reference);
    return type.isUnknown() ? null : !isSafe(at.program(), type, reference.name());
  }

  /** Whether no method of this name can throw. */
  private static boolean isSafe(Program program, TypeRef receiver, String name) {
    Set<String> kinds = program.kinds(receiver);
    return kinds.contains("log")
        || kinds.contains("atomic")
        || program.ancestors(receiver.name()).stream()
            .map(program.catalog()::type)
            .filter(Objects::nonNull)
            .flatMap(type -> type.methods().stream())
            .anyMatch(m -> m.name().equals(name) && m.traits().contains("safe"));
  }

  /** What a method of the sources returns instead of its argument. */
  private static Boolean wrapped(Call wrapper) {
    List<Method> targets = wrapper.targets();
    if (wrapper.isNew() || targets.isEmpty()) {
      return null;
    }
    boolean any = false;
    for (Method target : targets) {
      for (Expression returned : target.returned()) {
        any = true;
        Method body = returned.function();
        if (body == null || Failing.first(body) != null) {
          return body == null ? null : Boolean.TRUE;
        }
      }
    }
    return any ? Boolean.FALSE : null;
  }
}
