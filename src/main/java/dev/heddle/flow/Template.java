package dev.heddle.flow;

import dev.heddle.code.MethodDecl;
import dev.heddle.fact.Event;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A method that calls others of its own object which classes below override: what they do depends
 * on the class of the object, and counts where that is known.
 */
final class Template {
  /** Steps of steps, as far as they are followed. */
  private static final int DEPTH = 3;

  /**
   * A step as the class of the object carries it out.
   *
   * @param path the calls that lead to it from the template, at least one
   */
  record Step(List<Call> path, Method body) {
    /** What the body does, seen from the template. */
    List<Effect> seen(List<Effect> all) {
      List<Effect> seen = new ArrayList<>();
      for (Effect each : Effects.isOffloaded(body) ? List.<Effect>of() : all) {
        Call last = path.get(path.size() - 1);
        Expression given = Effects.given(each, last, body);
        if (given != null && KnownComplete.holds(last, given)) {
          continue;
        }
        Effect whole = each.with(each.confidence().and(Confidence.DEFAULT)).awaiting(null);
        for (int i = path.size() - 1; i >= 0; i--) {
          whole = whole.through(path.get(i));
        }
        seen.add(whole);
      }
      return seen;
    }
  }

  private final Program program;
  private final OfBodies<List<Call>> own;

  Template(Program program) {
    this.program = program;
    this.own = new OfBodies<>(program, Template::findOwn);
  }

  /** The steps of what a call runs, which are only known since the class of its receiver is. */
  List<Step> steps(Call call) {
    if (call.isNew() || call.isUnqualified()) {
      return List.of();
    }
    List<Method> targets = call.targets();
    return targets.size() == 1 ? steps(call.receiver(), targets.get(0)) : List.of();
  }

  /** The bodies of those steps. */
  static List<Method> bodies(Call call) {
    List<Step> steps = call.program().calls().template().steps(call);
    return steps.isEmpty() ? List.of() : steps.stream().map(Step::body).toList();
  }

  /** Likewise of the method that a method reference given as an argument stands for. */
  static List<Method> bodies(Expression argument) {
    if (!(argument.event() instanceof Event.MethodReference reference)) {
      return List.of();
    }
    Method target = argument.function();
    if (target == null) {
      return List.of();
    }
    Expression object = new Reference(argument.link().element(reference)).qualifier();
    List<Step> steps = argument.program().calls().template().steps(object, target);
    return steps.isEmpty() ? List.of() : steps.stream().map(Step::body).toList();
  }

  /** The steps of a method that are only known since the class of its object is. */
  List<Step> steps(Expression object, Method target) {
    if (object == null || object.isTypeName() || !isInherited(target) || own.of(target).isEmpty()) {
      return List.of();
    }
    Type declared = program.type(object.type().name());
    Type created = created(object);
    boolean known = created != null || (declared != null && declared != target.type());
    if (!known) {
      return List.of();
    }
    List<Step> found = new ArrayList<>();
    collect(target, List.of(), created, declared, found);
    return found;
  }

  private static boolean isInherited(Method target) {
    MethodDecl declaration = target.declaration();
    int alone = Modifier.PRIVATE | Modifier.STATIC;
    return declaration != null
        && !declaration.isConstructor()
        && (declaration.flags() & alone) == 0
        && target.type().program().subtypes(target.type().name()).size() > 1;
  }

  private static Type created(Expression object) {
    if (object.isSelf()) {
      return null;
    }
    Expression origin = object.localOrigin();
    Field field = origin.field();
    return field == null ? Kept.created(origin) : field.kept().created();
  }

  private void collect(
      Method target, List<Call> path, Type created, Type declared, List<Step> out) {
    if (path.size() == DEPTH) {
      return;
    }
    for (Call call : own.of(target)) {
      List<Method> may = call.targets();
      boolean fixed = Modifier.isPrivate(call.callee().method().flags()) && may.size() == 1;
      Method body =
          fixed ? may.get(0) : created == null ? only(call, declared) : nearest(call, created);
      if (body == null || path.contains(call)) {
        continue;
      }
      List<Call> longer = new ArrayList<>(path);
      longer.add(call);
      if ((may.size() != 1 || may.get(0) != body)
          && out.stream().noneMatch(s -> s.body() == body)) {
        out.add(new Step(List.copyOf(longer), body));
      }
      collect(body, longer, created, declared, out);
    }
  }

  /** The calls of a body to methods of its own object that may be overridden. */
  private static List<Call> findOwn(Method method) {
    Map<String, Call> found = new LinkedHashMap<>();
    for (Call call : method.callList()) {
      boolean self = !call.isNew() && (call.isUnqualified() || call.receiver().isThis());
      if (self
          && call.isProject()
          && !isOfNoObject(call.callee().method())
          && method.type().isSubtypeOf(call.callee().owner().name())) {
        found.putIfAbsent(call.name() + "/" + call.arguments().size(), call);
      }
    }
    return List.copyOf(found.values());
  }

  private static boolean isOfNoObject(MethodDecl method) {
    return method.isConstructor() || Modifier.isStatic(method.flags());
  }

  /** The body that an object of this very class runs. */
  private Method nearest(Call call, Type created) {
    MethodDecl declared = call.callee().method();
    for (Type at = created; at != null; at = program.calls().superclass(at)) {
      for (Method each : at.methods(declared.name())) {
        if (program.calls().overriders(at.name(), declared).contains(each)) {
          return each;
        }
      }
    }
    return null;
  }

  /** The body that all objects of a class or below run, if that is one. */
  private Method only(Call call, Type declared) {
    List<Method> below = program.calls().overriders(declared.name(), call.callee().method());
    if (below.isEmpty()) {
      return nearest(call, declared);
    }
    return below.size() == 1 ? below.get(0) : null;
  }
}
