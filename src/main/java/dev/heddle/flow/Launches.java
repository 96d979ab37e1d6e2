package dev.heddle.flow;

import dev.heddle.catalog.Place;
import dev.heddle.code.MethodDecl;
import dev.heddle.fact.Event;
import java.util.List;

/** Which calls start work that runs elsewhere. */
final class Launches {
  private Launches() {}

  /** A call that starts work and gives its handle: by the catalog, or a method that is proxied. */
  static boolean isLaunch(Call call) {
    return call.is("launch") || isProxied(call);
  }

  /** Whether the pool looks at the outcome of its tasks in `afterExecute`. */
  static boolean isWatched(Call launch) {
    if (launch.isNew() || launch.receiver() == null) {
      return false;
    }
    Type pool = launch.program().type(launch.receiver().origin().type().name());
    boolean goesOn = true;
    for (Type t = pool; t != null && goesOn; t = superType(t)) {
      List<Method> hooks = t.methods().stream().filter(m -> Meaning.says(m, "after-task")).toList();
      if (hooks.stream().anyMatch(Launches::looksAtTask)) {
        return true;
      }
      goesOn = hooks.stream().allMatch(Launches::callsSuper);
    }
    return false;
  }

  /** Its second argument is null after `submit`: only the task itself knows the outcome. */
  private static boolean looksAtTask(Method hook) {
    if (hook.parameters().isEmpty()) {
      return false;
    }
    Expression task = hook.expression(hook.parameters().get(0));
    return task.allUses().stream()
        .anyMatch(
            use ->
                use.kind() == Use.Kind.TESTED
                    || use.kind() == Use.Kind.CAST
                    || (use.kind() == Use.Kind.ARGUMENT && isHelper(task.callOf(use))));
  }

  private static boolean isHelper(Call call) {
    return call.isProject() && !call.is("after-task");
  }

  private static boolean callsSuper(Method hook) {
    return hook.calls().anyMatch(c -> c.is("after-task") && c.receiver().isSelf());
  }

  private static Type superType(Type type) {
    return type.declaration().supertypes().isEmpty()
        ? null
        : type.program().type(type.declaration().supertypes().get(0).name());
  }

  /** Whether some function of a chain may throw, or is not visible. */
  static boolean mayFail(List<Call> chain) {
    return chain.stream().anyMatch(Launches::mayFail);
  }

  private static boolean mayFail(Call call) {
    List<Expression> arguments = call.arguments();
    boolean any = false;
    for (int i = 0; i < arguments.size(); i++) {
      if (isTask(call, i)) {
        any = true;
        if (Task.of(arguments.get(i)).mayFail()) {
          return true;
        }
      }
    }
    return !any && isLaunch(call);
  }

  private static boolean isTask(Call call, int argument) {
    return call.runs(argument).place() != Place.UNKNOWN
        || call.argument(argument).event() instanceof Event.Lambda
        || call.argument(argument).event() instanceof Event.MethodReference;
  }

  /** A call through a proxy that runs the method on another thread, such as Spring's `@Async`. */
  static boolean isProxied(Call call) {
    Callee callee = call.callee();
    Type owner = callee == null ? null : call.program().type(callee.owner().name());
    Expression receiver = call.receiver();
    if (owner == null || call.isUnqualified() || receiver == null || receiver.isThis()) {
      return false;
    }
    return isProxied(owner, callee.method()) || (owner.isInterface() && isImplementedSo(call));
  }

  private static boolean isImplementedSo(Call call) {
    List<Method> targets = call.result().is("future") ? call.targets() : List.of();
    return !targets.isEmpty()
        && targets.stream()
            .allMatch(t -> t.declaration() != null && isProxied(t.type(), t.declaration()));
  }

  /** Whether a proxy runs a method of the sources on another thread. */
  static boolean isProxied(Type owner, MethodDecl method) {
    return isAsync(owner.program(), owner.annotations(method))
        || (isAsync(owner.program(), owner.annotations()) && !method.returns().isVoid());
  }

  private static boolean isAsync(Program program, List<String> annotations) {
    return AsyncMethod.bears(program, annotations, "async-annotation");
  }
}
