package dev.heddle.flow;

import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Value;
import java.util.List;

/** Which factories make virtual threads, and who keeps what they make. */
final class VirtualThreads {
  private static final int DEPTH = 5;

  private VirtualThreads() {}

  /** Whether a call creates, or sets up, a pool that reuses the virtual threads it is given. */
  static boolean arePooledBy(Call call) {
    boolean setsUp = !call.isNew() && call.receiver().is("reuses-threads");
    if (setsUp && call.is("sets-virtual")) {
      return "true".equals(call.argument(0).constant());
    }
    return (call.is("reuses-threads")
            || (setsUp && call.is("sets-factory"))
            || isPoolSuperCall(call))
        && call.arguments().stream().anyMatch(VirtualThreads::isFactory);
  }

  /** Whether a setter makes an executor that was created start a virtual thread for each task. */
  static boolean areStartedBy(Call creation) {
    return creation.isNew()
        && creation.is("thread-per-task")
        && creation.result().callsOn().stream()
            .anyMatch(
                c ->
                    (c.is("sets-virtual") && "true".equals(c.argument(0).constant()))
                        || (c.is("sets-factory") && isFactory(c.argument(0))));
  }

  private static boolean isPoolSuperCall(Call call) {
    return call.name().equals("<init>")
        && call.owner() != null
        && !call.isProject()
        && call.program().kinds(TypeRef.of(call.owner())).contains("thread-pool");
  }

  /** Whether the value is a factory of virtual threads, or a builder of them. */
  static boolean isFactory(Expression value) {
    return isFactory(value, DEPTH);
  }

  private static boolean isFactory(Expression value, int depth) {
    Expression origin = value.origin();
    if (depth == 0) {
      return false;
    }
    if (origin.is("thread-factory") || origin.is("thread-builder")) {
      if (Drop.chain(origin).stream().anyMatch(c -> c.is("virtual-builder"))
          || origin.is("virtual")) {
        return true;
      }
      Call call = origin.call();
      if (isBuiltByVirtual(origin, depth)) {
        return true;
      }
      if (Drop.chain(origin).stream()
          .filter(c -> c.is("wraps-factory"))
          .flatMap(c -> c.arguments().stream())
          .anyMatch(a -> isFactory(a, depth - 1))) {
        return true;
      }
      if (call != null && !call.isNew() && areFactories(call.targets(), depth)) {
        return true;
      }
    }
    Method function = origin.is("thread-factory") ? origin.function() : null;
    return function == null ? isGiven(origin, depth) : makesVirtualThread(function, depth - 1);
  }

  /** Whether a chain begins at a local, field or parameter that holds a builder of them. */
  private static boolean isBuiltByVirtual(Expression origin, int depth) {
    List<Call> chain = Drop.chain(origin);
    Call first = chain.isEmpty() ? null : chain.get(chain.size() - 1);
    return first != null
        && !first.isNew()
        && !first.isUnqualified()
        && first.receiver().is("thread-builder")
        && isFactory(first.receiver(), depth - 1);
  }

  private static boolean areFactories(List<Method> makers, int depth) {
    return !makers.isEmpty()
        && makers.stream()
            .allMatch(
                m ->
                    !m.returned().isEmpty()
                        && m.returned().stream().allMatch(r -> isFactory(r, depth - 1)));
  }

  /** A parameter or field to which the sources give nothing else. */
  private static boolean isGiven(Expression origin, int depth) {
    Field field = origin.field();
    List<Expression> given = field == null ? origin.givenByCallers() : field.values();
    if (origin.event() instanceof Event.MethodReference r) {
      Expression qualifier = new Expression(origin.link(), r.qualifier(), r.region());
      return Meaning.traits(qualifier, r.name()).contains("unstarted")
          && isFactory(qualifier, depth - 1);
    }
    boolean follows = field != null || origin.value() instanceof Value.Local;
    return follows && !given.isEmpty() && given.stream().allMatch(g -> isFactory(g, depth - 1));
  }

  /** A `newThread` that returns what a builder of virtual threads makes. */
  private static boolean makesVirtualThread(Method newThread, int depth) {
    return !newThread.returned().isEmpty()
        && newThread.returned().stream()
            .map(Expression::origin)
            .allMatch(
                t ->
                    Drop.chain(t).stream()
                        .anyMatch(
                            c ->
                                c.is("virtual-builder")
                                    || (!c.isNew() && isFactory(c.receiver(), depth))));
  }
}
