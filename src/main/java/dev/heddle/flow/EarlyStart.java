package dev.heddle.flow;

import dev.heddle.fact.Body;
import dev.heddle.fact.Event;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A thread or task that is started while its object is being made and uses that object.
 *
 * @param call the start
 */
public record EarlyStart(Call call) {
  /** The starts that a constructor or initialiser makes too early, helpers of its own included. */
  public static List<EarlyStart> in(Method method) {
    Type type = method.type();
    if (!makesObject(method) || type == null) {
      return List.of();
    }
    List<EarlyStart> found = new ArrayList<>();
    SelfCapture self = new SelfCapture(type);
    for (Call call : reached(method)) {
      if (starts(call) && carries(call, self) && (!isClosed(type) || isUnfinished(method, call))) {
        found.add(new EarlyStart(call));
      }
    }
    return found;
  }

  private static boolean makesObject(Method method) {
    boolean field = method.kind() == Body.Kind.FIELD_INITIALISER && !method.isStatic();
    boolean block = method.kind() == Body.Kind.INSTANCE_INITIALISER;
    return method.isInitialiser()
        && !method.isStatic()
        && (method.isConstructor() || field || block);
  }

  /** The calls that run before the object is made: own ones, and those of private helpers. */
  private static List<Call> reached(Method method) {
    List<Call> calls = new ArrayList<>();
    collect(method, calls, new HashSet<>());
    return calls;
  }

  private static void collect(Method method, List<Call> out, Set<Method> seen) {
    if (!seen.add(method)) {
      return;
    }
    for (Call call : method.allCalls().toList()) {
      if (runsHere(call.method(), method)) {
        out.add(call);
        for (Method target : call.isNew() ? List.<Method>of() : call.targets()) {
          if (isOwnHelper(call, target, method)) {
            collect(target, out, seen);
          }
        }
      }
    }
  }

  private static boolean runsHere(Method inner, Method outer) {
    for (Method m = inner; m != outer; m = m.enclosing()) {
      if (m == null || !Effects.runsNow(m)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isOwnHelper(Call call, Method target, Method from) {
    return target.type() == from.type()
        && target.declaration() != null
        && Modifier.isPrivate(target.declaration().flags())
        && !target.isStatic()
        && (call.isUnqualified() || call.receiver().isThis());
  }

  private static boolean starts(Call call) {
    return call.is("start-thread")
        || call.is("launch")
        || call.is("execute")
        || call.is("periodic")
        || call.is("launch-into");
  }

  private static boolean carries(Call start, SelfCapture self) {
    if (start.is("start-thread") && !start.isNew() && self.isIn(start.receiver())) {
      return true;
    }
    return start.arguments().stream().anyMatch(self::isIn);
  }

  /** Whether no subclass can have fields that are set after the start. */
  private static boolean isClosed(Type type) {
    boolean anonymous = Character.isDigit(type.simpleName().charAt(0));
    boolean fixed =
        type.isFinal()
            || anonymous
            || type.declaration().kind() != dev.heddle.code.TypeDecl.Kind.CLASS;
    List<dev.heddle.code.MethodDecl> constructors =
        type.declaration().methods().stream().filter(m -> m.isConstructor()).toList();
    boolean hidden =
        !constructors.isEmpty()
            && constructors.stream().allMatch(c -> Modifier.isPrivate(c.flags()))
            && type.program().subtypes(type.name()).stream().allMatch(t -> t == type);
    return fixed || hidden;
  }

  /** Whether a field is assigned after the start. */
  private static boolean isUnfinished(Method method, Call start) {
    if (!method.isConstructor()) {
      return type(method).fields().stream()
          .filter(f -> !f.isStatic())
          .anyMatch(f -> f.writes().stream().anyMatch(w -> comesLater(w, method, start)));
    }
    return method
        .elements(Event.Store.class)
        .filter(e -> start.method() == method && e.event().id() > start.event().id())
        .anyMatch(e -> isOwn(e));
  }

  private static Type type(Method method) {
    return method.type();
  }

  /** A constructor runs after all initialisers, and these in their order. */
  private static boolean comesLater(Element write, Method initialiser, Call start) {
    Method by = write.method();
    if (by.isConstructor()) {
      return true;
    }
    boolean initialises = by.isInitialiser() && !by.isStatic() && by != initialiser;
    return (initialises && by.site().compareTo(initialiser.site()) > 0)
        || (by == initialiser
            && write.event().id() > start.event().id()
            && !keepsHandle(write, start));
  }

  /** The field that the initialiser itself fills with the started thing. */
  private static boolean keepsHandle(Element write, Call start) {
    return write.event() instanceof Event.Store s
        && start.equals(write.expression(s.value()).call());
  }

  private static boolean isOwn(Element store) {
    Event.Store s = (Event.Store) store.event();
    Field field = store.link().field(s);
    boolean handle =
        store.expression(s.value()).call() != null && starts(store.expression(s.value()).call());
    return field != null && !field.isStatic() && field.owner() == store.method().type() && !handle;
  }
}
