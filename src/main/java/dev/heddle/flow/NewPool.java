package dev.heddle.flow;

import dev.heddle.catalog.Place;
import dev.heddle.code.TypeDecl;
import dev.heddle.fact.Event;
import dev.heddle.fact.Variable;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * An executor or timer at the call that creates it, and who is to close it.
 *
 * @param creation a factory method or constructor, or a method of the sources that returns one
 */
public record NewPool(Call creation) {
  private static final int DEPTH = 4;
  private static final Set<String> ENDS =
      Set.of("close", "stop", "destroy", "shutdown", "dispose", "cleanup", "tearDown");

  /** Whether a call creates an executor that its caller owns. */
  public static boolean isOne(Call call) {
    return isOne(call, DEPTH) && (call.result().is("executor") || call.result().is("timer"));
  }

  private static boolean isOne(Call call, int depth) {
    if (call.is("new-executor")) {
      return !call.is("thread-per-task") || call.result().is("closing-waits");
    }
    List<Method> targets = call.isNew() || depth == 0 ? List.of() : call.targets();
    return targets.size() == 1
        && !isBean(targets.get(0))
        && !targets.get(0).returned().isEmpty()
        && targets.get(0).returned().stream()
            .map(Expression::localOrigin)
            .allMatch(r -> r.call() != null && isOne(r.call(), depth - 1) && isGivenAway(r));
  }

  /** Whether the method that made it keeps no hold of it, in a field or collection. */
  private static boolean isGivenAway(Expression made) {
    Fate fate = Fate.of(made);
    return fate.uses().stream()
        .filter(u -> u.kind() != Use.Kind.RETURNED && u.kind() != Use.Kind.LAMBDA_RESULT)
        .noneMatch(u -> fate.leaves(u, NewPool::onlyRuns));
  }

  /** Whether a container keeps, and closes, what the method gives. */
  private static boolean isBean(Method method) {
    return method.declaration() != null
        && method.type().isMarked(method.declaration().annotations(), "bean-method");
  }

  /** Whether it stays in this body and nothing closes it. */
  public boolean isLeftOpen() {
    return fields().isEmpty() && isOpen(creation.result(), DEPTH) && !isCleanedUp();
  }

  /** The field that keeps it, if its class closes it nowhere; else null. */
  public Field openField() {
    List<Field> fields = fields();
    if (fields.size() != 1 || !isOwn(fields.get(0))) {
      return null;
    }
    boolean open = fields.get(0).reads().stream().allMatch(read -> isOpen(read.result(), DEPTH));
    return open && isOpenBesides() ? fields.get(0) : null;
  }

  private List<Field> fields() {
    return fields(creation.result(), DEPTH).toList();
  }

  /** The fields that keep a pool, or what is wrapped around it. */
  private static Stream<Field> fields(Expression pool, int depth) {
    Fate fate = Fate.of(pool);
    Stream<Field> own = fate.fields();
    return depth == 0
        ? own
        : Stream.concat(
            own, wrappers(pool, fate).flatMap(call -> fields(call.result(), depth - 1)));
  }

  private static Stream<Call> wrappers(Expression pool, Fate fate) {
    return fate.uses().stream()
        .filter(u -> u.kind() == Use.Kind.ARGUMENT)
        .map(pool::callOf)
        .filter(c -> c.is("wraps-executor") && c.result().is("executor"));
  }

  /** What the creating body does with it before or after it is put into the field. */
  private boolean isOpenBesides() {
    Fate fate = Fate.of(creation.result());
    return fate.uses().stream()
            .filter(u -> u.kind() != Use.Kind.STORED)
            .noneMatch(u -> fate.leaves(u, NewPool::onlyRuns))
        && !fate.isCalled(c -> c.is("shutdown"));
  }

  private static boolean isOpen(Expression pool, int depth) {
    Fate fate = Fate.of(pool);
    return depth > 0
        && fate.uses().stream()
            .filter(u -> !isLent(pool, u, depth))
            .noneMatch(u -> fate.leaves(u, NewPool::onlyRuns))
        && fate.uses().stream().noneMatch(u -> isKeptByFunction(pool, u))
        && !fate.isCalled(c -> c.is("shutdown"))
        && wrappers(pool, fate).allMatch(c -> isOpen(c.result(), depth - 1));
  }

  /** Whether a private method only gives it to code of its own class, which leaves it open. */
  private static boolean isLent(Expression pool, Use use, int depth) {
    Method method = use.kind() == Use.Kind.RETURNED ? pool.user(use).method() : null;
    List<Call> callers =
        method == null || !method.isPrivate() || depth == 0 ? List.of() : method.callers();
    return !callers.isEmpty()
        && method.program().calls().references(method).isEmpty()
        && callers.stream().allMatch(c -> isOpen(c.result(), depth - 1));
  }

  /** Whether a function that the body gives back, or puts into a field, holds it. */
  private static boolean isKeptByFunction(Expression pool, Use use) {
    Element user = pool.user(use);
    for (Method m = user == null ? null : user.method(); m != null; m = m.enclosing()) {
      if (m == pool.method() || !m.isLambda()) {
        return false;
      }
      boolean kept =
          m.lambda().allUses().stream()
              .anyMatch(u -> u.kind() == Use.Kind.RETURNED || u.kind() == Use.Kind.STORED);
      if (kept) {
        return true;
      }
    }
    return false;
  }

  /** Calls that run something on an executor, or wrap it, leave the closing to its owner. */
  private static boolean onlyRuns(Call call, int argument) {
    boolean wraps =
        call.is("wraps-executor")
            && !call.is("closes-at-exit")
            && (call.isNew() || call.result().is("executor"));
    for (int i = 0; i < call.arguments().size(); i++) {
      boolean runs = call.runs(i).place() == Place.EXECUTOR && call.runs(i).argument() == argument;
      wraps |= runs;
    }
    return wraps;
  }

  /** Lombok's `@Cleanup`. */
  private boolean isCleanedUp() {
    return creation.result().allUses().stream()
        .filter(u -> u.event() instanceof Event.Assign)
        .map(u -> ((Event.Assign) u.event()).variable())
        .map(v -> creation.link().body().variables().get(v))
        .anyMatch(v -> v.kind() == Variable.Kind.RESOURCE || isCleanedUp(v));
  }

  private boolean isCleanedUp(Variable variable) {
    return creation.method().type().isMarked(variable.annotations(), "closes-variable");
  }

  /** A field of each object, that no code outside the sources can close. */
  private static boolean isOwn(Field field) {
    int flags = field.declaration().flags();
    Type owner = field.owner();
    return !field.isStatic()
        && !Modifier.isPublic(flags)
        && !Modifier.isProtected(flags)
        && owner.declaration().kind() != TypeDecl.Kind.ENUM
        && !owner.isMarked(field.declaration().annotations(), "gives-fields")
        && !owner.isMarked(field.declaration().annotations(), "closes-variable")
        && !owner.isMarked("gives-fields")
        && !isSingleton(owner);
  }

  /** The only objects live in static fields, as long as the process. */
  private static boolean isSingleton(Type type) {
    List<Call> creations = type.program().calls().creations(type.name());
    return !creations.isEmpty()
        && creations.stream().allMatch(c -> Fate.of(c.result()).fields().anyMatch(Field::isStatic));
  }

  /** Whether the class has a method for its end, which then forgets the executor. */
  public static boolean isForgottenAtEnd(Field field) {
    Type owner = field.owner();
    return owner.declaration().methods().stream()
        .anyMatch(m -> ENDS.contains(m.name()) || owner.isMarked(m.annotations(), "closes-bean"));
  }

  /** Whether it keeps no idle threads. */
  public boolean isThreadPerTask() {
    return isThreadPerTask(creation, DEPTH);
  }

  private static boolean isThreadPerTask(Call call, int depth) {
    List<Method> targets = call.isNew() || depth == 0 ? List.of() : call.targets();
    return call.is("virtual-pool")
        || (targets.size() == 1
            && targets.get(0).returned().stream()
                .map(Expression::localOrigin)
                .anyMatch(r -> r.call() != null && isThreadPerTask(r.call(), depth - 1)));
  }
}
