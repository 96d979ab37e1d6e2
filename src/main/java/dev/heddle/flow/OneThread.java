package dev.heddle.flow;

import dev.heddle.fact.Event;
import dev.heddle.fact.Value;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Code that runs one after the other: signals of a stream, and what asks for its thread or is
 * handed to it, as in `if (loop.inEventLoop()) push(); else loop.execute(() -> push())`.
 */
final class OneThread {
  private static final int DEPTH = 5;

  private OneThread() {}

  static boolean runs(Element e) {
    return isAsked(e) || runs(e.method(), DEPTH);
  }

  private static boolean runs(Method method, int depth) {
    if (method.isLambda()) {
      return isHandOver(method.receivingCall())
          || (method.timing() == Timing.AT_ONCE
              && (isAsked(method.link().element(method.creation().event()))
                  || runs(method.enclosing(), depth)));
    }
    if (Meaning.says(method, "signal")) {
      return true;
    }
    List<Call> callers = method.callers();
    List<Reference> references = method.program().calls().references(method);
    return depth > 0
        && callers.size() + references.size() > 0
        && callers.stream().allMatch(c -> isAsked(c) || runs(c.method(), depth - 1))
        && references.stream().allMatch(r -> isHandOver(r.receivingCall()));
  }

  /** Whether a field of a task is written only where the task itself runs. */
  static boolean isOfTask(Element write) {
    if (!(write.event() instanceof Event.Store s)) {
      return false;
    }
    Field field = write.link().field(s.owner(), s.name(), s.region());
    Type task = write.method().type();
    boolean own = s.owner() == null || s.owner() instanceof Value.Self;
    return own && field != null && field.owner() == task && isOfTask(write.method(), task, DEPTH);
  }

  private static boolean isOfTask(Method method, Type task, int depth) {
    if (method.isLambda()) {
      return method.timing() == Timing.AT_ONCE && isOfTask(method.enclosing(), task, depth);
    }
    if (method.type() != task) {
      return false;
    }
    if (task.is("task") && method.equals(task.function())) {
      return true;
    }
    List<Call> callers = method.isPrivate() ? method.callers() : List.of();
    return depth > 0
        && !callers.isEmpty()
        && callers.stream().allMatch(c -> isOfTask(c.method(), task, depth - 1));
  }

  /** Whether a call hands a task to the thread of an executor that has one only. */
  private static boolean isHandOver(Call call) {
    return call != null && !call.isNew() && call.receiver().is("one-thread");
  }

  /** Whether an element is reached only on a thread that it asks for. */
  private static boolean isAsked(Element e) {
    return e.decisions().stream()
        .anyMatch(d -> says(d.condition(), d.outcome(), c -> c.is("asks-shared-thread")));
  }

  /** Whether a condition has such a call say yes, or finds its thread to be the current one. */
  static boolean says(Expression condition, boolean outcome, Predicate<Call> wanted) {
    Expression origin = condition.localOrigin();
    if (!(origin.event() instanceof Event.Operation o)) {
      Call call = origin.call();
      return outcome && call != null && !call.isNew() && wanted.test(call);
    }
    Stream<Expression> parts = o.operands().stream().map(origin::beside);
    return switch (o.operator()) {
      case "!" -> parts.anyMatch(p -> says(p, !outcome, wanted));
      case "&&" -> outcome && parts.anyMatch(p -> says(p, true, wanted));
      case "||" -> !outcome && parts.anyMatch(p -> says(p, false, wanted));
      case "==", "!=" ->
          o.operator().equals("==") == outcome && parts.anyMatch(OneThread::isCurrent);
      default -> false;
    };
  }

  /** Whether a value is the current thread. */
  static boolean isCurrent(Expression value) {
    Call call = value.localOrigin().call();
    return call != null && !call.isNew() && call.is("current-thread");
  }
}
