package dev.heddle.flow;

import dev.heddle.catalog.Blocking;
import dev.heddle.code.Site;
import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A loop that does nothing but ask, and perhaps pause, until another thread changes the answer. */
public final class PollingLoop {
  private static final Set<String> COMPARISONS = Set.of("<", ">", "<=", ">=", "!=");

  private final Method method;
  private final Region loop;
  private final List<Question> questions = new ArrayList<>();
  private final List<Field> fields = new ArrayList<>();
  private boolean pauses;
  private boolean working;

  /** What is asked, and the kinds of the object that is. */
  private record Question(String text, Set<String> kinds) {}

  private PollingLoop(Method method, Region loop) {
    this.method = method;
    this.loop = loop;
    for (Element e : method.inside(loop)) {
      if (e.regions().stream().noneMatch(this::isFailure)) {
        read(e);
      }
    }
  }

  /** Those of a body that ask for something with a known way to wait for it. */
  public static List<PollingLoop> of(Method method) {
    if (method.declaration() != null && Access.isForTests(method)) {
      return List.of();
    }
    return method.regions(r -> r.kind().isLoop() && r.kind() != Region.Kind.FOR_EACH).stream()
        .map(loop -> new PollingLoop(method, loop))
        .filter(PollingLoop::onlyAsks)
        .toList();
  }

  /** A catch clause, unless it is for the answer that it is not yet there. */
  private boolean isFailure(Region region) {
    return region.kind() == Region.Kind.CATCH
        && region.types().stream()
            .noneMatch(t -> method.program().kinds(method.resolve(t)).contains("not-ended"));
  }

  private void read(Element e) {
    Event event = e.event();
    if (e instanceof Call call) {
      call(call);
    } else if (event instanceof Event.Assign a
        && (isStep(e, a.value()) || isLastAnswer(e, a) || isComputing(a))) {
      working = true;
    } else if ((event instanceof Event.ArrayLoad a && isMoving(a.index()))
        || (event instanceof Event.Operation o && isWalk(e, o))) {
      working = true;
    } else if (event instanceof Event.Read) {
      Field field = e.result().field();
      boolean tested =
          e.result().uses().stream()
              .anyMatch(u -> u.kind() == Use.Kind.CONDITION || u.kind() == Use.Kind.OPERAND);
      if (field != null && tested && isChangedElsewhere(field)) {
        fields.add(field);
      }
    } else if (event instanceof Event.Store
        || event instanceof Event.ArrayStore
        || (event instanceof Event.Lambda && !isTest(e.result()))
        || (event instanceof Event.MethodReference m && !asksAll(e, m))
        || event instanceof Event.NewArray
        || (event instanceof Event.Return r && r.value() != null && !isPlain(e, r.value()))) {
      working = true;
    }
  }

  /** `size >>= 1` of what the condition asks: no count of rounds, the loop works. */
  private boolean isComputing(Event.Assign a) {
    Value asked = new Value.Local(a.variable());
    return "<>*/".indexOf(a.operator().charAt(0)) >= 0
        && method.inside(loop).stream()
            .filter(e -> e.event().region() != loop.id() || e.event().id() < a.id())
            .anyMatch(
                e ->
                    e.event() instanceof Event.Operation o
                        && (COMPARISONS.contains(o.operator()) || o.operator().equals("&"))
                        && o.operands().contains(asked));
  }

  /** Whether a local goes on to another object: the loop walks through something. */
  private static boolean isStep(Element at, Value value) {
    return at.expression(value).event() instanceof Event.Read r && r.owner() instanceof Value.Local;
  }

  /** Whether an answer is kept to be compared with the next one: a look at something moving. */
  private boolean isLastAnswer(Element at, Event.Assign kept) {
    return kept.value() instanceof Value.Local l
        && writesInside(l).stream().anyMatch(a -> at.expression(a.value()).call() != null);
  }

  /** A local that the loop changes. */
  private boolean isMoving(Value value) {
    return value instanceof Value.Local l && !writesInside(l).isEmpty();
  }

  private List<Event.Assign> writesInside(Value.Local local) {
    return method.link().uses().writes(local.variable()).stream()
        .filter(a -> loop.holds(a.id()))
        .toList();
  }

  /** Whether a number that the loop computes is compared with a field: it goes up to that. */
  private boolean isWalk(Element at, Event.Operation o) {
    boolean compares = COMPARISONS.contains(o.operator()) || o.operator().equals("==");
    if (!compares || o.operands().size() != 2) {
      return false;
    }
    Value left = o.operands().get(0);
    Value right = o.operands().get(1);
    return (isComputed(at, left) && isKept(at, right))
        || (isComputed(at, right) && isKept(at, left));
  }

  private boolean isComputed(Element at, Value value) {
    return value instanceof Value.Local l
        && writesInside(l).stream()
            .anyMatch(
                a ->
                    !a.operator().equals("=")
                        || at.expression(a.value()).event() instanceof Event.Operation);
  }

  private static boolean isKept(Element at, Value value) {
    Expression other = at.expression(value);
    return other.field() != null || (other.call() != null && other.call().is("gets-atomic"));
  }

  /** Whether what is returned is no new work. */
  private static boolean isPlain(Element at, Value value) {
    Call call = at.expression(value).call();
    return call == null || isQuestion(call);
  }

  /** Whether the object asked changes from round to round: the loop walks through something. */
  private boolean movesOn(Call call) {
    Expression asked = call.receiver();
    while (asked != null && asked.event() instanceof Event.Cast c) {
      asked = call.expression(c.value());
    }
    Expression plain = asked;
    return plain != null
        && plain.variable() != null
        && method.writes(plain.variable()).stream().anyMatch(w -> w.isInside(loop, method));
  }

  private void call(Call call) {
    if (movesOn(call)) {
      working = true;
    } else if (isPause(call)) {
      pauses |= call.blocks() == Blocking.SLEEP;
    } else if (call.is("asks-queue") && (takesOut(call) || isDropped(call))) {
      working = true;
    } else if (isQuestion(call)) {
      questions.add(new Question(call.text() + "()", call.receiver().kinds()));
    } else if (call.is("gets-atomic") && isSetByTask(call.receiver())) {
      questions.add(new Question(call.receiver().text(), Set.of()));
    } else if (call.is("gets-atomic") && call.receiver().field() != null) {
      fields.add(call.receiver().field());
    } else if (getter(call) != null) {
      fields.add(getter(call));
    } else if (call.is("count-down")) {
      working = true;
    } else if (!isHarmless(call) && !isFixedElement(call) && !asksElements(call)) {
      working = true;
    }
  }

  /** What is taken out of a queue and thrown away makes it smaller. */
  private static boolean isDropped(Call call) {
    return call.name().startsWith("poll")
        && call.result().uses().stream().allMatch(u -> u.kind() == Use.Kind.DISCARDED);
  }

  /** `while ((x = queue.poll()) != null)` empties it: it ends where nothing is left. */
  private boolean takesOut(Call call) {
    Expression subject = loop.subject() == null ? null : method.subject(loop);
    return subject != null
        && subject.event() instanceof Event.Operation o
        && o.operator().equals("!=")
        && o.operands().stream().map(subject::beside).anyMatch(Expression::isNull)
        && o.operands().stream().map(subject::beside).anyMatch(v -> isFrom(v, call));
  }

  private boolean isFrom(Expression value, Call call) {
    return call.result().equals(value.localOrigin())
        || (value.value() instanceof Value.Local l
            && writesInside(l).stream().anyMatch(a -> call.result().value().equals(a.value())));
  }

  private static boolean isPause(Call call) {
    return call.is("pause") && (!call.is("parks") || call.is("timed"));
  }

  /** Whether a call only takes the same element out of a collection in every round. */
  private boolean isFixedElement(Call call) {
    boolean reads = call.is("container") && !call.is("mutates") && !call.is("asks-queue");
    return reads
        && !call.arguments().isEmpty()
        && call.arguments().stream()
            .allMatch(
                a ->
                    a.constant() != null
                        || (a.variable() != null
                            && method.writes(a.variable()).stream()
                                .noneMatch(w -> w.isInside(loop, method))));
  }

  /** Whether a function only tests the elements of a stream. */
  private static boolean isTest(Expression function) {
    return function.uses().stream()
        .map(function::callOf)
        .allMatch(c -> c != null && c.is("tests-elements"));
  }

  /** Whether a stream of what does not change is asked whether its elements are so far. */
  private static boolean asksElements(Call call) {
    return call.is("stream") || call.is("tests-elements") || call.is("counts-elements");
  }

  /** `futures.stream().allMatch(Future::isDone)`. */
  private boolean asksAll(Element e, Event.MethodReference reference) {
    TypeRef type = e.link().typing().qualifierType(reference);
    Set<String> kinds = e.program().kinds(type);
    boolean asks =
        isTest(e.result())
            && kinds.stream().anyMatch(WAITS::contains)
            && Meaning.traits(e.program(), type, reference.name()).contains("asks-state");
    if (asks) {
      questions.add(new Question(type.simpleName() + "." + reference.name() + "()", kinds));
    }
    return asks;
  }

  /** Looks at a clock, or at what is compared with it. */
  private static boolean isHarmless(Call call) {
    return call.is("safe")
        && !call.is("sets-atomic")
        && !call.receiver().is("atomic")
        && !call.receiver().is("log");
  }

  private static boolean isQuestion(Call call) {
    boolean asks = (call.is("asks-state") && !call.is("reads-outcome")) || call.is("asks-queue");
    boolean waits =
        call.receiver() != null && call.receiver().kinds().stream().anyMatch(WAITS::contains);
    boolean attempt = call.is("try-acquire") && call.blocks() == null;
    return (asks || attempt) && waits;
  }

  private static final Set<String> WAITS =
      Set.of("future", "thread", "executor", "latch", "queue", "process", "semaphore", "lock");

  /** Whether a task that the method starts sets this local. */
  private static boolean isSetByTask(Expression local) {
    return local.variable() != null
        && local.uses().stream()
            .map(local::callOf)
            .anyMatch(
                c ->
                    c != null
                        && !c.isNew()
                        && c.receiver().is("atomic")
                        && !c.is("gets-atomic")
                        && c.method() != local.method()
                        && c.method().timing() == Timing.ELSEWHERE);
  }

  /** The field that a method of the sources only returns. */
  private static Field getter(Call call) {
    List<Method> targets = call.isNew() || !call.arguments().isEmpty() ? List.of() : call.targets();
    if (targets.size() != 1 || targets.get(0).returned().size() != 1) {
      return null;
    }
    Expression returned = targets.get(0).returned().get(0);
    Call atomic = returned.call();
    boolean gets = atomic != null && atomic.is("gets-atomic") && atomic.receiver().field() != null;
    Field field = gets ? atomic.receiver().field() : returned.field();
    long events = targets.get(0).elements().size();
    return field != null && events <= 4 && (gets || isChangedElsewhere(field, call.method()))
        ? field
        : null;
  }

  private boolean isChangedElsewhere(Field field) {
    return isChangedElsewhere(field, method);
  }

  private static boolean isChangedElsewhere(Field field, Method method) {
    return field.writes().stream()
        .anyMatch(
            w ->
                (!w.method().member().isInitialiser() && w.method().member() != method.member())
                    || w.method().timing() == Timing.ELSEWHERE);
  }

  private boolean onlyAsks() {
    return !working && !(questions.isEmpty() && fields.isEmpty()) && !isBounded() && decides();
  }

  /** Whether rounds are counted against a limit: spinning for a moment is a technique. */
  private boolean isBounded() {
    if (loop.kind() != Region.Kind.FOR || loop.subject() == null) {
      return false;
    }
    boolean counts = method.children(loop).stream().anyMatch(r -> r.kind() == Region.Kind.UPDATE);
    return counts
        && method.inside(loop).stream()
            .anyMatch(
                e ->
                    e.event() instanceof Event.Operation o
                        && COMPARISONS.contains(o.operator())
                        && o.operands().stream().anyMatch(v -> v instanceof Value.Local));
  }

  /** Whether the answer ends the loop: it is asked in the condition, or before a jump out of it. */
  private boolean decides() {
    Expression subject = loop.subject() == null ? null : method.subject(loop);
    boolean endless = subject == null || "true".equals(subject.constant());
    boolean leaves =
        method.inside(loop).stream()
            .anyMatch(
                e ->
                    e.event() instanceof Event.Return
                        || (e.event() instanceof Event.Jump j && !j.isContinue()));
    return !endless || leaves;
  }

  /** The loop's keyword. */
  public Site site() {
    return method.site(loop.keyword());
  }

  /** What is asked for, fit for a message. */
  public String text() {
    return questions.isEmpty() ? fields.get(0).name() : questions.get(0).text();
  }

  public boolean pauses() {
    return pauses;
  }

  /** Whether a lock is held around it. */
  public boolean isLocked() {
    List<Element> inside = method.inside(loop);
    return !inside.isEmpty() && inside.get(0).mayBeLocked();
  }

  /** Whether the loop may read a plain field once and never see the change. */
  public boolean mayNeverEnd() {
    boolean plain =
        !fields.isEmpty()
            && fields.stream().noneMatch(f -> f.isVolatile() || new SharedField(f).is("atomic"));
    return plain && questions.isEmpty() && !pauses && !isLocked();
  }

  /** What waits for it instead; null if it is a field. */
  public String remedy() {
    if (questions.isEmpty() || questions.get(0).kinds().isEmpty()) {
      return null;
    }
    Set<String> kinds = questions.get(0).kinds();
    if (kinds.contains("future")) {
      return "use `get` or `join`";
    }
    if (kinds.contains("thread")) {
      return "use `join`";
    }
    if (kinds.contains("executor")) {
      return "use `awaitTermination`";
    }
    if (kinds.contains("latch")) {
      return "use `await`";
    }
    if (kinds.contains("queue")) {
      return "use `take`, or `poll` with a time limit";
    }
    return kinds.contains("process")
        ? "use `waitFor`"
        : "use the waiting form: `acquire` or `lock`";
  }
}
