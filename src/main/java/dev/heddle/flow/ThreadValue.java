package dev.heddle.flow;

import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A value put into a thread-local on a thread that goes on to serve others.
 *
 * @param at the call in the task or request code: `set` itself, or a method that sets
 * @param local the thread-local
 */
public record ThreadValue(Call at, Field local) {
  /** How many calls away a value is looked for. */
  private static final int STEPS = 3;

  /** The values that a body sets and does not take back for certain. */
  public static List<ThreadValue> leftBy(Method method) {
    List<ThreadValue> left = new ArrayList<>();
    boolean sets = method.program().calls().reaching("thread-local-set", STEPS).contains(method);
    boolean lasting = sets && isOnLastingThread(method);
    if (!lasting && !(sets && servesLasting(method, STEPS))) {
      return left;
    }
    method
        .calls()
        .forEach(
            call -> {
              Field local = setBy(call);
              if (local != null
                  && isHere(call, local, lasting)
                  && !isTakenBack(call, local, method)) {
                left.add(new ThreadValue(call, local));
              }
            });
    return left;
  }

  /** What has a way to be cleared is left by who uses it, anything else by who sets it. */
  private static boolean isHere(Call call, Field local, boolean lasting) {
    boolean itself = call.is("thread-local-set");
    if (lasting && itself) {
      return true;
    }
    return isEverCleared(local) ? lasting : itself && isGiven(call.method(), local);
  }

  private static boolean isEverCleared(Field local) {
    return local.reads().stream()
        .flatMap(read -> read.result().uses().stream().map(read.result()::callOf))
        .filter(Objects::nonNull)
        .anyMatch(c -> clears(c, local, 0) || (c.is("thread-local-set") && isUndoneBy(c.method())));
  }

  /** Whether somebody sets the value back with the method that sets it. */
  private static boolean isUndoneBy(Method setter) {
    return setter.callers().stream().anyMatch(c -> c.enclosing(Region.Kind.FINALLY) != null);
  }

  /** Whether code that a pool or a server runs calls it. */
  private static boolean servesLasting(Method method, int depth) {
    return depth > 0
        && method.callers().stream()
            .map(Call::method)
            .anyMatch(m -> isOnLastingThread(m) || servesLasting(m, depth - 1));
  }

  /** Whether a pool or a server runs this body. */
  private static boolean isOnLastingThread(Method method) {
    Places places = method.program().places();
    return places.context(method).filter(c -> isLasting(c, method)).isPresent()
        || places.referred(method).stream().anyMatch(c -> isLasting(c, method));
  }

  private static boolean isLasting(Context context, Method method) {
    if (context.kind() == Context.Kind.VIRTUAL || isPerTask(context.pool())) {
      return false;
    }
    Call call = context.call();
    if (call == null) {
      return !method.type().is("thread") && !isTest(context, method.program());
    }
    boolean thread = call.is("start-thread") || call.is("unstarted") || call.is("thread-factory");
    boolean hook = call.is("hands-over");
    return !thread && !hook && call.receiver() != null;
  }

  private static boolean isTest(Context context, Program program) {
    return context.entry() != null
        && program.kinds(TypeRef.of(context.entry())).contains("test-code");
  }

  private static boolean isPerTask(Pool pool) {
    return pool != null
        && (pool.kind() == Pool.Kind.THREAD_PER_TASK || pool.kind() == Pool.Kind.VIRTUAL);
  }

  /**
   * The thread-local field that a call sets, itself or in a method of the sources; null if none.
   */
  private static Field setBy(Call call) {
    return call.enclosing(Region.Kind.FINALLY) != null ? null : setBy(call, STEPS);
  }

  private static Field setBy(Call call, int depth) {
    if (call.is("thread-local-set") && !isNull(call)) {
      boolean undoing = call.enclosing(Region.Kind.FINALLY) != null;
      return undoing ? null : call.receiver().field();
    }
    if (depth == 0 || call.program().isSubtype(call.result().type(), "java.lang.AutoCloseable")) {
      return null;
    }
    for (Method target : call.targets()) {
      List<Field> set =
          target.calls().map(c -> setBy(c, depth - 1)).filter(Objects::nonNull).toList();
      for (Field local : set) {
        if (!takesBack(target, local) && !isOnLastingThread(target) && isGiven(target, local)) {
          return local;
        }
      }
    }
    return null;
  }

  /** Whether a helper sets what it is given: what it makes itself it keeps for the thread. */
  private static boolean isGiven(Method helper, Field local) {
    return helper
        .calls()
        .filter(c -> c.is("thread-local-set") && c.receiver().field() == local)
        .map(c -> c.argument(0).origin())
        .allMatch(
            value ->
                value.constant() != null || isFromParameter(value, 2) || value.field() != null);
  }

  private static boolean isFromParameter(Expression value, int depth) {
    Expression origin = value.localOrigin();
    if (isParameter(origin.variable())) {
      return depth == 2 || !Typing.isPrimitive(origin.type());
    }
    if (origin.arms().stream().anyMatch(arm -> isFromParameter(arm, depth))) {
      return true;
    }
    Call made = depth > 0 ? origin.call() : null;
    return made != null
        && (made.arguments().stream().anyMatch(a -> isFromParameter(a, depth - 1))
            || (!made.isNew()
                && !made.isUnqualified()
                && isFromParameter(made.receiver(), depth - 1)));
  }

  private static boolean isParameter(Variable variable) {
    return variable != null && variable.kind() == Variable.Kind.PARAMETER;
  }

  private static boolean isNull(Call set) {
    return set.argument(0) != null && set.argument(0).isNull();
  }

  /** Whether a body itself clears the thread-local, or sets it back. */
  private static boolean takesBack(Method method, Field local) {
    return method.allCalls().anyMatch(c -> clears(c, local, 2));
  }

  private static boolean clears(Call call, Field local, int depth) {
    boolean own = call.receiver() != null && call.receiver().field() == local;
    boolean restores =
        call.is("thread-local-set")
            && (isNull(call) || call.enclosing(Region.Kind.FINALLY) != null);
    if (own && (call.is("thread-local-remove") || restores)) {
      return true;
    }
    if (call.enclosing(Region.Kind.FINALLY) != null && setBy(call, STEPS) == local) {
      return true;
    }
    return depth > 0
        && call.targets().stream()
            .anyMatch(t -> t.calls().anyMatch(c -> clears(c, local, depth - 1)));
  }

  private static boolean isTakenBack(Call set, Field local, Method method) {
    boolean resource = set.result().allUses().stream().anyMatch(u -> u.kind() == Use.Kind.RESOURCE);
    if (resource || set.enclosing(Region.Kind.RESOURCES) != null) {
      return true;
    }
    List<Call> clearing = method.calls().filter(c -> clears(c, local, 2)).toList();
    for (Call clear : clearing) {
      boolean certain = clear.enclosing(Region.Kind.FINALLY) != null && set.precedes(clear);
      if (certain || (set.precedes(clear) && !mayThrowBetween(method, set, clear))) {
        return true;
      }
    }
    return clearing.isEmpty() && isPaired(method, local);
  }

  private static boolean mayThrowBetween(Method method, Call set, Call clear) {
    return method.elements().stream()
        .anyMatch(
            e ->
                set.precedes(e)
                    && e.precedes(clear)
                    && (e.event() instanceof Event.Throw
                        || (e instanceof Call c && Failing.mayThrow(c))));
  }

  /**
   * Whether another method of the same type, or code around it, clears it afterwards; one that
   * clears what it has set itself does so for nobody else.
   */
  private static boolean isPaired(Method method, Field local) {
    for (Method around = method.enclosing(); around != null; around = around.enclosing()) {
      if (around.calls().anyMatch(c -> clears(c, local, 2))) {
        return true;
      }
    }
    return method.type().methods().stream()
        .anyMatch(
            m ->
                m.member() != method.member()
                    && !m.isStatic()
                    && m.declaration() != null
                    && m.calls().anyMatch(c -> clears(c, local, 1) && !brackets(c, local))
                    && m.calls().noneMatch(c -> setBy(c) == local));
  }

  /** Whether a call runs a method that sets and clears the value itself. */
  private static boolean brackets(Call call, Field local) {
    return call.targets().stream()
        .flatMap(Method::calls)
        .anyMatch(c -> c.is("thread-local-set") && !isNull(c) && c.receiver().field() == local);
  }

  /** Whether each object of a class that is made more than once adds a thread-local of its own. */
  public static boolean isPerObject(Field field) {
    Type owner = field.owner();
    boolean kind = owner.program().kinds(field.type()).contains("thread-local");
    if (!kind || field.isStatic() || new SharedField(field).isShared()) {
      return false;
    }
    return owner.program().calls().creations(owner.name()).stream()
        .anyMatch(
            c ->
                !c.method().member().isInitialiser() && c.method().type() != owner && !makesOne(c));
  }

  /** Whether an object is the only one: kept in a static field, or made by a bean method. */
  private static boolean makesOne(Call creation) {
    Method member = creation.method().member();
    return Fate.of(creation.result()).fields().anyMatch(Field::isStatic)
        || (member.declaration() != null
            && member.type().isMarked(member.declaration().annotations(), "bean-method"));
  }
}
