package dev.heddle.flow;

import dev.heddle.catalog.Blocking;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Value;
import dev.heddle.fact.Variable;
import java.util.List;
import java.util.Objects;

/**
 * Code that runs once for each element of something, or over and over: the body of a loop, or a
 * function that a collection or stream runs for its elements.
 */
public final class Iteration {
  private final Method method;
  private final Region region;
  private final Call step;

  private Iteration(Method method, Region region, Call step) {
    this.method = method;
    this.region = region;
    this.step = step;
  }

  /** The innermost iteration around an element, null if it runs once. */
  static Iteration around(Element element) {
    for (Region region : element.regions()) {
      if (region.kind() == Region.Kind.LOOP_BODY) {
        return new Iteration(element.method(), region, null);
      }
    }
    return around(element.method());
  }

  /** The iteration that a lambda is, or that stands around the call which runs it at once. */
  private static Iteration around(Method method) {
    Call receiving = method.receivingCall();
    if (receiving == null) {
      return null;
    }
    if (isPerElement(receiving)) {
      return new Iteration(method, method.region(), receiving);
    }
    Region condition =
        receiving.is("asks-next") ? receiving.enclosing(Region.Kind.CONDITION) : null;
    if (condition != null && receiving.method().region(condition.parent()).kind().isLoop()) {
      return new Iteration(receiving.method(), condition, null);
    }
    Call collecting = Streams.collecting(receiving);
    if (collecting != null) {
      return new Iteration(method, method.region(), collecting);
    }
    return Effects.runsNow(method) ? around(receiving) : null;
  }

  /** Whether a call runs its function once for each element that its receiver has. */
  static boolean isPerElement(Call call) {
    return !call.isNew()
        && (call.is("lazy-step") || call.is("terminal") || call.is("per-element"))
        && call.runs(0).place() == dev.heddle.catalog.Place.NOW;
  }

  /** The iteration around this one, or null. */
  Iteration outer() {
    if (step != null) {
      return around(step);
    }
    for (int id = region.parent(); id != method.region().id(); id = method.region(id).parent()) {
      if (method.region(id).kind() == Region.Kind.LOOP_BODY) {
        return new Iteration(method, method.region(id), null);
      }
    }
    return around(method);
  }

  /** The body of which it is a part; for a function the function itself. */
  Method method() {
    return method;
  }

  /** The call that runs the function, null for a loop. */
  Call step() {
    return step;
  }

  /** The whole loop, its head included; the function's region where there is no loop. */
  Region loop() {
    return step == null ? method.region(region.parent()) : region;
  }

  /** Everything that stands in it, lambdas inside included. */
  List<Element> elements() {
    return method.inside(region);
  }

  /** Whether an argument or the receiver of a call differs from round to round. */
  boolean varies(Call call) {
    return (call.receiver() != null && varies(call.receiver(), 6))
        || call.arguments().stream().anyMatch(a -> varies(a, 6));
  }

  private boolean varies(Expression value, int depth) {
    if (depth == 0 || value == null) {
      return false;
    }
    Variable variable = value.variable();
    if (variable != null) {
      return isOfRound(variable)
          || method.writes(variable).stream().anyMatch(w -> w.isInside(loop(), method));
    }
    if (value.event() instanceof Event.Lambda) {
      return true;
    }
    Call made = value.call();
    if (made != null) {
      return takesNext(made)
          || (made.receiver() != null && varies(made.receiver(), depth - 1))
          || made.arguments().stream().anyMatch(a -> varies(a, depth - 1));
    }
    return parts(value.event()).stream().anyMatch(v -> varies(value.beside(v), depth - 1));
  }

  /** Whether it takes an element out of a queue, or the next one of an iterator. */
  private static boolean takesNext(Call call) {
    if (call.isNew() || call.receiver() == null || !call.is("container")) {
      return false;
    }
    boolean queue = call.blocks() == Blocking.QUEUE || call.is("mutates");
    return queue || call.receiver().is("gives-later");
  }

  private static List<Value> parts(Event event) {
    if (event instanceof Event.Read r) {
      return r.owner() == null ? List.of() : List.of(r.owner());
    }
    if (event instanceof Event.Cast c) {
      return List.of(c.value());
    }
    if (event instanceof Event.ArrayLoad a) {
      return List.of(a.array(), a.index());
    }
    return event instanceof Event.Operation o ? o.operands() : List.of();
  }

  boolean holds(Element element) {
    return element.isInside(region, method);
  }

  /** What it runs over, null for a plain `for` or `while`. */
  Expression source() {
    if (step != null) {
      return step.receiver();
    }
    return loop().kind() == Region.Kind.FOR_EACH ? method.subject(loop()) : iterated();
  }

  /** What the iterator runs over that the loop asks for more: `while (it.hasNext())`. */
  private Expression iterated() {
    Expression condition = method.subject(loop());
    Call asks = condition == null ? null : condition.call();
    boolean more = asks != null && asks.is("asks-next") && !asks.isNew();
    Call made = more ? asks.receiver().localOrigin().call() : null;
    return made != null && made.is("gives-iterator") ? made.receiver() : null;
  }

  /** Whether its functions may run beside each other. */
  boolean isParallel() {
    return step != null && Streams.isParallel(step);
  }

  /** Whether the code fixes a small number of rounds. */
  boolean isShort() {
    Expression source = source();
    if (source != null) {
      return Extent.isFew(source);
    }
    Expression bound = bound();
    return bound != null && Extent.isSmall(bound);
  }

  /** Whether it counts to a number that is neither large nor that of the elements of something. */
  boolean isCounted() {
    Expression bound = source() == null ? bound() : countOfSource();
    return bound != null && Quantity.of(bound).isEmpty() && !countsElements(bound);
  }

  /** Whether a task has something of its own from each round: then a round is no mere worker. */
  boolean isUsedIn(Method task) {
    if (task.link() != method.link()) {
      return false;
    }
    for (Variable variable : task.link().body().variables()) {
      if (isOfRound(variable)
          && task.link().uses().of(Value.Local.of(variable.id())).stream()
              .anyMatch(u -> u.event() != null && task.region().holds(u.event().id()))) {
        return true;
      }
    }
    return false;
  }

  private boolean isOfRound(Variable variable) {
    return loop().span().contains(method.region(variable.region()).span())
        || (step != null && method.parameters().contains(variable));
  }

  /** The end of `range(0, n)`, where that is the source. */
  private Expression countOfSource() {
    for (Call call : Drop.chain(source().origin())) {
      if (call.is("counted-stream") && call.arguments().size() == 2) {
        return call.argument(1);
      }
    }
    return null;
  }

  private static boolean countsElements(Expression bound) {
    Expression origin = bound.origin();
    Call call = origin.call();
    return (call != null && (call.is("counts-elements") || call.name().equals("size")))
        || (origin.event() instanceof Event.Read r
            && r.name().equals("length")
            && (r.owner() == null || !isMadeByNumber(origin.beside(r.owner()))));
  }

  /** Whether an array is made here with as many cells as a number says that counts nothing. */
  private static boolean isMadeByNumber(Expression array) {
    return array.localOrigin().event() instanceof Event.NewArray made
        && made.sizes().size() == 1
        && !countsElements(array.localOrigin().beside(made.sizes().get(0)));
  }

  /** The number that the counter of a `for` or `while` is compared with. */
  private Expression bound() {
    return bound(method.subject(loop()));
  }

  private Expression bound(Expression condition) {
    if (condition == null || !(condition.event() instanceof Event.Operation o)) {
      return null;
    }
    if (o.operator().equals("&&")) {
      return o.operands().stream()
          .map(v -> bound(condition.beside(v)))
          .filter(Objects::nonNull)
          .findFirst()
          .orElse(null);
    }
    boolean compares = List.of("<", "<=", ">", ">=", "!=").contains(o.operator());
    if (!compares || o.operands().size() != 2) {
      return null;
    }
    Expression left = new Expression(method.link(), o.operands().get(0), o.region());
    Expression right = new Expression(method.link(), o.operands().get(1), o.region());
    if (isCounter(left)) {
      return o.operator().startsWith(">") ? initial(left) : right;
    }
    return isCounter(right) ? left : null;
  }

  /** A local number that the loop changes. */
  private boolean isCounter(Expression value) {
    return value.variable() != null
        && method.writes(value.variable()).stream()
            .anyMatch(
                w ->
                    w.isInside(loop(), method)
                        && !((Event.Assign) w.event()).operator().equals("="));
  }

  private static Expression initial(Expression counter) {
    Value value = counter.variable().initial();
    return value == null
        ? counter
        : new Expression(counter.link(), value, counter.variable().region());
  }

  /** The condition of a `while` or `do` loop and what it asks, as elements; else nothing. */
  List<Element> condition() {
    return method.children(loop()).stream()
        .filter(r -> r.kind() == Region.Kind.CONDITION)
        .flatMap(r -> method.inside(r).stream())
        .toList();
  }

  /** Whether the loop is left, outside its catch clauses, once the element has been done. */
  boolean isLeftAfter(Element done) {
    return elements().stream()
        .filter(e -> e.event().id() >= done.event().id() && e.method() == method)
        .filter(e -> e.enclosing(Region.Kind.CATCH) == null)
        .anyMatch(this::leaves);
  }

  private boolean leaves(Element e) {
    if (e.event() instanceof Event.Return) {
      return step == null;
    }
    return e.event() instanceof Event.Jump j
        && !j.isContinue()
        && (!j.label().isEmpty() || !isInnerBreak(e));
  }

  /** Whether a `break` leaves something inside this loop only. */
  private boolean isInnerBreak(Element jump) {
    for (Region around : jump.regions()) {
      if (around.id() == loop().id()) {
        return false;
      }
      if (around.kind().isLoop() || around.kind() == Region.Kind.SWITCH) {
        return true;
      }
    }
    return false;
  }

  /** Whether every round ends the loop right after an element: it runs once. */
  boolean endsAfter(Element done) {
    return elements().stream()
        .filter(e -> e.event().id() > done.event().id() && e.method() == method)
        .filter(e -> isCertain(e.event().region(), done))
        .anyMatch(this::leaves);
  }

  /** Whether a region of the loop goes on after an element that stands in it. */
  private static boolean isCertain(int region, Element done) {
    for (Region around : done.regions()) {
      if (around.id() == region) {
        return true;
      }
      if (around.kind() != Region.Kind.THEN
          && around.kind() != Region.Kind.ELSE
          && around.kind() != Region.Kind.IF
          && around.kind() != Region.Kind.SWITCH
          && around.kind() != Region.Kind.CASE
          && around.kind() != Region.Kind.BLOCK) {
        return false;
      }
    }
    return false;
  }
}
