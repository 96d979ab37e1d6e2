package dev.heddle.flow;

import dev.heddle.code.TypeRef;
import dev.heddle.fact.Value;
import java.util.List;

/**
 * What is known of an executor or scheduler: the threads that its tasks run on.
 *
 * @param origin where it was made, as far as it can be followed: equal origins are one executor
 * @param text how messages name it
 */
public record Pool(Kind kind, Expression origin, String text) {
  private static final int DEPTH = 6;

  /** The kinds of executor that make a difference. */
  public enum Kind {
    /** The common fork/join pool. */
    COMMON,
    /** A fork/join pool of its own. */
    FORK_JOIN,
    /** A new virtual thread for each task. */
    VIRTUAL,
    /** A new platform thread for each task. */
    THREAD_PER_TASK,
    /** Reuses threads, as many as there are tasks. */
    CACHED,
    /** At most so many threads, and a queue. */
    FIXED,
    /** Runs tasks on the caller's thread. */
    DIRECT,
    /** An event loop. */
    EVENT_LOOP,
    /** The UI thread. */
    UI,
    /** A scheduler that must not be blocked (`parallel`, `single`, `computation`). */
    NON_BLOCKING,
    /** A scheduler or pool made for blocking work. */
    BLOCKING,
    UNKNOWN
  }

  public static Pool of(Expression executor) {
    return of(executor, null, DEPTH);
  }

  /** Whether the number of tasks that run at once is not limited. */
  public boolean isUnbounded() {
    return kind == Kind.VIRTUAL || kind == Kind.THREAD_PER_TASK || kind == Kind.CACHED;
  }

  /** Whether both are known to be the same executor object. */
  public boolean isSame(Pool other) {
    if (origin == null || other.origin == null) {
      return false;
    }
    Field field = origin.field();
    if (field != null) {
      return field == other.origin.field();
    }
    return origin.equals(other.origin);
  }

  /** The kind of an executor that is followed so many steps further. */
  static Kind kind(Expression executor, int depth) {
    return of(executor, null, depth).kind();
  }

  private static Pool of(Expression executor, Call through, int depth) {
    Expression origin = executor.origin();
    Kind kind = Kind.UNKNOWN;
    if (depth > 0) {
      kind =
          through == null
              ? executor.program().pools().kind(origin, depth)
              : kind(origin, through, depth);
    }
    String text = executor.text();
    return new Pool(kind, origin, text.isEmpty() ? "the executor" : text);
  }

  static Kind kind(Expression origin, Call through, int depth) {
    Call call = origin.call();
    if (call != null) {
      Kind made = made(call, through, depth);
      if (made != Kind.UNKNOWN) {
        return made;
      }
    }
    if (!origin.arms().isEmpty()) {
      return agreed(origin.arms(), through, depth - 1);
    }
    if (origin.event() instanceof dev.heddle.fact.Event.Lambda
        || origin.event() instanceof dev.heddle.fact.Event.MethodReference
        || (call != null && call.isNew() && call.isProject() && origin.is("executor"))) {
      return ExecutorFunction.kind(origin, depth - 1);
    }
    if (origin.is("event-loop")) {
      return Kind.EVENT_LOOP;
    }
    Field field = origin.field();
    List<Expression> values = field == null ? List.of() : field.given();
    if (!values.isEmpty() && depth > 1) {
      return agreed(values, null, depth - 1);
    }
    if (origin.value() instanceof Value.Local) {
      List<Expression> given = origin.givenByCallers();
      return given.isEmpty() || depth <= 1 ? Kind.UNKNOWN : agreed(given, null, depth - 1);
    }
    return Kind.UNKNOWN;
  }

  /** The kind on which all values agree. */
  private static Kind agreed(List<Expression> values, Call through, int depth) {
    Kind agreed = null;
    for (Expression value : values) {
      if (value.isNull()) {
        continue;
      }
      Kind each = of(value, through, depth).kind();
      if (agreed != null && agreed != each) {
        return Kind.UNKNOWN;
      }
      agreed = each;
    }
    return agreed == null ? Kind.UNKNOWN : agreed;
  }

  private static Kind made(Call call, Call through, int depth) {
    if (call.is("wraps-executor") && !call.arguments().isEmpty()) {
      Expression inner =
          call.arguments().stream()
              .filter(a -> a.is("executor"))
              .findFirst()
              .orElse(call.argument(0));
      Kind wrapped = of(inner, through, depth - 1).kind();
      return wrapped == Kind.UNKNOWN && call.is("scheduler-blocking") ? Kind.BLOCKING : wrapped;
    }
    if (call.is("worker-of-scheduler")) {
      return of(call.receiver(), through, depth - 1).kind();
    }
    if (call.is("common-pool")) {
      return Kind.COMMON;
    }
    if (call.is("direct-executor") || call.is("scheduler-current")) {
      return Kind.DIRECT;
    }
    if (call.is("loop-of-handler")) {
      boolean grouped = call.program().entryWords().hasOwnGroup(call.method().type());
      return grouped ? Kind.BLOCKING : Kind.EVENT_LOOP;
    }
    if (call.is("ui-executor")) {
      return Kind.UI;
    }
    if (call.is("scheduler-nonblocking")) {
      return Kind.NON_BLOCKING;
    }
    if (call.is("scheduler-blocking")) {
      return Kind.BLOCKING;
    }
    if (call.is("virtual-pool") || makesVirtualThreads(call) || VirtualThreads.areStartedBy(call)) {
      return Kind.VIRTUAL;
    }
    if (call.is("thread-per-task")) {
      return Kind.THREAD_PER_TASK;
    }
    if (call.is("fork-join-pool")) {
      return Kind.FORK_JOIN;
    }
    if (call.is("unbounded-pool")) {
      return Kind.CACHED;
    }
    if (call.is("configured-pool")) {
      return configured(call, through);
    }
    if (call.is("fixed-pool") || PoolLimits.isBoundedBySetters(call)) {
      return Kind.FIXED;
    }
    return fromProject(call, depth);
  }

  /** Whether an argument is a factory of virtual threads. */
  private static boolean makesVirtualThreads(Call call) {
    return call.is("new-executor") && call.arguments().stream().anyMatch(Pool::isVirtualFactory);
  }

  /** Whether the value is a factory of virtual threads. */
  public static boolean isVirtualFactory(Expression value) {
    return VirtualThreads.isFactory(value);
  }

  /** Whether a call makes, or sets up, a pool that keeps virtual threads. */
  public static boolean reusesVirtualThreads(Call call) {
    return VirtualThreads.arePooledBy(call);
  }

  /** `new ThreadPoolExecutor(core, max, …)`, made in the method that a call runs. */
  private static Kind configured(Call call, Call through) {
    Expression max = call.argument(1);
    if (max == null) {
      return Kind.UNKNOWN;
    }
    if (through != null && through.given(max) != null) {
      max = through.given(max);
    }
    return Quantity.isEndless(max) ? Kind.CACHED : Kind.FIXED;
  }

  private static Kind fromProject(Call call, int depth) {
    List<Method> targets = call.targets();
    if (call.isNew() || targets.size() != 1) {
      return Kind.UNKNOWN;
    }
    TypeRef type = call.result().type();
    boolean executor =
        call.program().kinds(type).contains("executor")
            || call.program().kinds(type).contains("scheduler");
    return executor && !targets.get(0).returned().isEmpty()
        ? agreed(targets.get(0).returned(), call, depth - 1)
        : Kind.UNKNOWN;
  }
}
