package dev.heddle.flow;

import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import java.util.List;

/** Whether a catch clause is the last thing that a thread or task of its own does. */
final class ThreadEnd {
  private static final int DEPTH = 3;

  private ThreadEnd() {}

  static boolean isAt(Catch clause) {
    return (isLast(clause) && isTask(clause.method(), DEPTH)) || isAskedByLoop(clause);
  }

  /** In the loop of a thread of its own, whose flag says what the interrupt is for. */
  private static boolean isAskedByLoop(Catch clause) {
    Method method = clause.method();
    if (!clause.catches("interruption") || !method.name().equals("run") || !isThread(method)) {
      return false;
    }
    for (Region at = clause.tryRegion(); at.parent() >= 0; at = method.region(at.parent())) {
      if (at.kind() == Region.Kind.WHILE && at.subject() != null) {
        return asksFlag(method.subject(at));
      }
    }
    return false;
  }

  private static boolean asksFlag(Expression condition) {
    if (condition.event() instanceof Event.Operation o) {
      return o.operands().stream().map(condition::beside).anyMatch(ThreadEnd::asksFlag);
    }
    Call get = condition.call();
    Expression atomic = get != null && get.is("gets-atomic") ? get.receiver() : null;
    return atomic != null
        ? atomic.field() != null
        : condition.field() != null && !condition.field().isFinal();
  }

  private static boolean isThread(Method method) {
    return method.program().kinds(TypeRef.of(method.type().name())).contains("thread");
  }

  /** Whether a thread runs it, itself or as the last step of what it runs. */
  private static boolean isTask(Method method, int depth) {
    if (isRun(method)) {
      return true;
    }
    List<Call> callers = depth > 0 && method.isPrivate() ? method.callers() : List.of();
    return !callers.isEmpty()
        && callers.stream().allMatch(c -> isLast(c) && isTask(c.method(), depth - 1));
  }

  private static boolean isLast(Call call) {
    int end = call.event().id() + 1;
    return !call.isInLoop() && isNothingBehind(call.method(), end);
  }

  private static boolean isRun(Method method) {
    if (method.name().equals("run") && isThread(method)) {
      return true;
    }
    if (method.name().equals("run") && (passesItself(method.type()) || isRunByThread(method))) {
      return true;
    }
    if (method.isLambda() && makesThread(method.receivingCall(), method.receivingIndex(), DEPTH)) {
      return true;
    }
    return method.program().places().context(method).filter(ThreadEnd::isLaunched).isPresent()
        || method.program().calls().references(method).stream()
            .anyMatch(r -> startsWith(r.receivingCall()));
  }

  /** Whether a function becomes what a thread of the sources runs, perhaps through a factory. */
  private static boolean makesThread(Call call, int index, int depth) {
    if (call == null || depth == 0) {
      return false;
    }
    if (call.isNew()) {
      return call.isProject() && call.result().is("thread");
    }
    return call.targets().stream()
        .filter(t -> index < t.parameters().size())
        .map(t -> t.expression(t.parameters().get(index)))
        .anyMatch(p -> becomesThread(p, depth - 1));
  }

  private static boolean becomesThread(Expression function, int depth) {
    return function.allUses().stream()
        .filter(u -> u.kind() == Use.Kind.ARGUMENT)
        .anyMatch(u -> makesThread(function.callOf(u), u.index(), depth));
  }

  /** `new Thread(this)`. */
  private static boolean passesItself(Type type) {
    return type.methods().stream()
        .flatMap(Method::calls)
        .anyMatch(c -> startsWith(c) && c.arguments().stream().anyMatch(Expression::isThis));
  }

  /** `new Thread(worker)` where `worker` is declared as what it is. */
  private static boolean isRunByThread(Method run) {
    return !run.isLambda()
        && run.program().calls().saying("unstarted").stream()
            .anyMatch(
                c ->
                    c.arguments().stream()
                        .anyMatch(a -> a.type().name().equals(run.type().name())));
  }

  private static boolean isLaunched(Context context) {
    return startsWith(context.call());
  }

  private static boolean startsWith(Call call) {
    return call != null
        && (call.is("unstarted")
            || call.is("start-thread")
            || call.is("execute")
            || call.is("launch"));
  }

  private static boolean isLast(Catch clause) {
    Method method = clause.method();
    Region last = clause.tryRegion();
    boolean leaves = false;
    String left = null;
    for (Element e : clause.elements()) {
      boolean own = e.method() == method && e.event().region() == clause.region().id();
      leaves |= own && e.event() instanceof Event.Return;
      left = own && e.event() instanceof Event.Jump j && !j.isContinue() ? j.label() : left;
    }
    if (leaves) {
      return true;
    }
    for (Region at = last; at.parent() >= 0 && at.id() != method.region().id(); ) {
      if (at.kind().isLoop()) {
        if (left == null) {
          return false;
        }
        left = left.isEmpty() || left.equals(at.label()) ? null : left;
        last = at;
      }
      at = method.region(at.parent());
    }
    return isNothingBehind(method, last.to());
  }

  private static boolean isNothingBehind(Method method, int end) {
    return method.elements().stream()
        .filter(e -> e.event().id() >= end)
        .noneMatch(e -> e instanceof Call call && !call.is("safe"));
  }
}
