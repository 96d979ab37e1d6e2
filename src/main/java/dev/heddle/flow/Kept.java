package dev.heddle.flow;

import dev.heddle.code.TypeRef;
import dev.heddle.fact.Variable;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/**
 * What a field that is set once is known to keep: what its initialiser makes, or what all creations
 * in sight pass to the constructor that sets it.
 *
 * @param created the class of the object, null if that is not known
 * @param functions the functions that it may be, none if that is not known
 */
record Kept(Type created, List<Method> functions) {
  private static final Kept NOTHING = new Kept(null, List.of());
  private static final int DEPTH = 3;

  static Kept of(Field field) {
    TypeRef type = field.type();
    Program program = field.owner().program();
    boolean function = program.model().functionOf(type) != null;
    boolean once = field.isFinal() || field.isPrivate();
    if (!once || (!function && program.type(type.name()) == null)) {
      return NOTHING;
    }
    List<Expression> values = field.values();
    if (values.size() != 1) {
      return NOTHING;
    }
    List<Expression> origins = new ArrayList<>();
    collect(values.get(0).origin(), origins, DEPTH);
    return new Kept(created(origins), function ? functions(origins) : List.of());
  }

  private static void collect(Expression origin, List<Expression> out, int depth) {
    if (depth == 0 || !isParameterOfConstructor(origin)) {
      out.add(origin);
      return;
    }
    for (Expression passed : origin.givenByCallers()) {
      collect(passed.origin(), out, depth - 1);
    }
  }

  private static boolean isParameterOfConstructor(Expression origin) {
    Variable variable = origin.variable();
    if (variable == null || variable.kind() != Variable.Kind.PARAMETER) {
      return false;
    }
    return origin.link().method(origin.link().functionOf(variable.region())).isConstructor();
  }

  private static List<Method> functions(List<Expression> origins) {
    List<Method> functions = new ArrayList<>();
    for (Expression each : origins) {
      Method function = each.function();
      if (function == null) {
        return List.of();
      }
      functions.add(function);
    }
    return functions;
  }

  private static Type created(List<Expression> origins) {
    Type agreed = null;
    for (Expression origin : origins) {
      Type type = created(origin);
      if (type == null || (agreed != null && agreed != type)) {
        return null;
      }
      agreed = type;
    }
    return agreed;
  }

  /** The class of an object that is created here or by a factory that always makes it, or null. */
  static Type created(Expression origin) {
    Call call = origin.call();
    if (call == null) {
      return null;
    }
    Program program = origin.program();
    if (call.isNew()) {
      return program.type(call.result().type().name());
    }
    // who makes it is asked only where that needs no receiver: the question cannot come back
    Callee callee = call.callee();
    Type owner = callee == null ? null : program.type(callee.owner().name());
    Method maker =
        owner != null && Modifier.isStatic(callee.method().flags())
            ? owner.method(callee.index())
            : null;
    List<Expression> made = maker == null ? List.of() : maker.returned();
    Call only = made.size() == 1 ? made.get(0).origin().call() : null;
    return only == null || !only.isNew() ? null : program.type(only.result().type().name());
  }
}
