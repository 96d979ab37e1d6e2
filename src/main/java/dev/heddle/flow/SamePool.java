package dev.heddle.flow;

import dev.heddle.fact.Value;
import dev.heddle.fact.Variable;
import java.util.List;

/** Whether executors met in different bodies are one object. */
final class SamePool {
  private static final int STEPS = 8;

  private SamePool() {}

  /** Whether an executor, met behind the calls that lead to its body, is the pool. */
  static boolean is(Expression executor, List<Call> path, Pool pool) {
    Expression a = of(executor.origin(), path);
    Expression b = of(pool.origin(), List.of());
    boolean same = a.field() != null ? a.field() == b.field() : a.equals(b);
    return same && !isPeers(a, path);
  }

  /**
   * Whether the path goes from an object to another of its class that has made a pool of its own.
   */
  private static boolean isPeers(Expression made, List<Call> path) {
    Method maker = made.method().member();
    String type = maker.type().name();
    return maker.isInitialiser()
        && !maker.isStatic()
        && !path.isEmpty()
        && path.get(0).method().type().name().equals(type)
        && path.stream()
            .filter(call -> !call.isNew() && !call.receiver().isSelf())
            .anyMatch(call -> call.receiverType().name().equals(type));
  }

  /**
   * Where an executor was made, as far as it can be followed: through parameters to what the calls
   * of the path pass, through the fields of their receivers to what the constructor was given,
   * otherwise to what all callers agree on.
   */
  static Expression of(Expression origin, List<Call> path) {
    Expression at = origin;
    int level = path.size();
    for (int i = 0; i < STEPS; i++) {
      Call made = at.call();
      if (made != null && made.is("wraps-executor") && made.argument(0) != null) {
        at = made.argument(0).origin();
        continue;
      }
      Expression kept = made == null || made.isNew() ? null : kept(made);
      if (kept != null) {
        at = kept.origin();
        continue;
      }
      Expression component = component(at, path.subList(0, level));
      if (component != null) {
        at = component.origin();
        continue;
      }
      if (!(at.value() instanceof Value.Local) || at.variable() == null) {
        return at;
      }
      Expression given = null;
      Method owner = owner(at);
      int index = owner.parameters().indexOf(at.variable());
      if (index >= 0 && level > 0 && path.get(level - 1).targets().contains(owner)) {
        level--;
        given = path.get(level).argument(index);
      } else if (index >= 0 && owner.isConstructor()) {
        given = givenToReceiver(owner, index, path.subList(0, level));
      }
      given = given == null ? agreed(at) : given;
      if (given == null) {
        return at;
      }
      at = given.origin();
    }
    return at;
  }

  /** What a record was given for the component that a value is; null if it is none. */
  private static Expression component(Expression value, List<Call> path) {
    int index = value.field() == null ? -1 : value.field().component();
    if (index < 0) {
      return null;
    }
    Call created = creation(path);
    if (created != null && created.receiverType().name().equals(value.field().owner().name())) {
      return created.argument(index);
    }
    List<Expression> all =
        value.field().given().stream().map(Expression::origin).distinct().toList();
    return all.size() == 1 ? all.get(0) : null;
  }

  /** The field that a getter of the sources gives, null if the call is none. */
  private static Expression kept(Call getter) {
    List<Method> targets = getter.targets();
    List<Expression> returned = targets.size() == 1 ? targets.get(0).returned() : List.of();
    return returned.size() == 1 && returned.get(0).field() != null ? returned.get(0) : null;
  }

  private static Method owner(Expression local) {
    Variable variable = local.variable();
    return local.link().method(local.link().functionOf(variable.region()));
  }

  /** What the object that the path's last call is made on was given when it was created. */
  private static Expression givenToReceiver(Method constructor, int index, List<Call> path) {
    Call created = creation(path);
    return created != null && created.targets().contains(constructor)
        ? created.argument(index)
        : null;
  }

  /** The creation of the object that the path's last call is made on, null if it does not show. */
  private static Call creation(List<Call> path) {
    for (int i = path.size() - 1; i >= 0; i--) {
      Call call = path.get(i);
      if (call.isNew() || call.receiver() == null) {
        return null;
      }
      if (!call.receiver().isSelf()) {
        Call created = call.receiver().origin().call();
        return created != null && created.isNew() ? created : null;
      }
    }
    return null;
  }

  /** What all callers in the sources pass for a parameter, null if they differ. */
  private static Expression agreed(Expression parameter) {
    List<Expression> given =
        parameter.givenByCallers().stream().map(Expression::origin).distinct().toList();
    return given.size() == 1 ? given.get(0) : null;
  }
}
