package dev.heddle.flow;

import dev.heddle.code.TypeRef;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Value;
import dev.heddle.fact.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A write to something shared that depends on an earlier read of it, in two steps.
 *
 * @param kind what is written and how
 * @param text what is written, fit for a message
 */
public record CompoundWrite(Element write, Kind kind, String text) {
  private static final Set<String> ARITHMETIC =
      Set.of("+", "-", "*", "/", "%", "|", "&", "^", "<<", ">>", ">>>", "!", "~");

  private static final Set<String> COMPARES = Set.of("<", ">", "<=", ">=");

  /** What is written and how. */
  public enum Kind {
    VOLATILE_FIELD,
    MAP_ENTRY,
    LIST_ELEMENT,
    ATOMIC
  }

  /** Those of a body, whether locked or not. */
  public static List<CompoundWrite> of(Method method) {
    List<CompoundWrite> found = new ArrayList<>();
    for (Element e : method.elements()) {
      CompoundWrite write = e instanceof Call call ? ofCall(call) : ofStore(e);
      if (write != null) {
        found.add(write);
      }
    }
    return found;
  }

  /**
   * Whether it only happens on one thread, on signals that come one after the other, or where
   * nobody in sight says.
   */
  public boolean isSerial() {
    return OneThread.runs(write)
        || (kind == Kind.VOLATILE_FIELD && OneThread.isOfTask(write))
        || LoneWriter.is(write, field())
        || UnseenBase.runs(write.method());
  }

  /** The field that is written, or holds what is; null if it is none. */
  private Field field() {
    return write.event() instanceof Event.Store s
        ? write.link().field(s)
        : ((Call) write).receiver().field();
  }

  private static CompoundWrite ofStore(Element e) {
    if (!(e.event() instanceof Event.Store s)) {
      return null;
    }
    Field field = e.link().field(s);
    boolean depends = !s.operator().equals("=") || reads(e, s.value(), field);
    return field != null && field.isVolatile() && depends && !isOfThread(e, s.owner())
        ? new CompoundWrite(e, Kind.VOLATILE_FIELD, field.name())
        : null;
  }

  /** Whether a field belongs to an object that each thread has of its own. */
  private static boolean isOfThread(Element e, Value owner) {
    Call given = owner == null ? null : e.expression(owner).localOrigin().call();
    if (given == null || given.isNew()) {
      return false;
    }
    List<Method> targets = given.targets();
    return given.is("thread-local-get")
        || (targets.size() == 1
            && targets.get(0).returned().stream().anyMatch(CompoundWrite::isThreadLocal));
  }

  private static boolean isThreadLocal(Expression value) {
    Call get = value.localOrigin().call();
    if (get != null) {
      return !get.isNew() && get.is("thread-local-get");
    }
    return value.variable() != null
        && value.method().writes(value.variable()).stream()
            .filter(w -> w.event() instanceof Event.Assign)
            .map(w -> w.expression(((Event.Assign) w.event()).value()).call())
            .anyMatch(c -> c != null && !c.isNew() && c.is("thread-local-get"));
  }

  /** Whether an arithmetic expression reads the field. */
  private static boolean reads(Element e, Value value, Field field) {
    Expression expression = e.expression(value);
    if (expression.event() instanceof Event.Operation o && ARITHMETIC.contains(o.operator())) {
      return o.operands().stream()
          .anyMatch(v -> (e.expression(v).field() == field && field != null) || reads(e, v, field));
    }
    return false;
  }

  private static CompoundWrite ofCall(Call call) {
    if (call.receiver() == null || call.receiver().isTypeName()) {
      return null;
    }
    if (call.is("puts-key") && call.arguments().size() == 2 && isMap(call)) {
      return ofPut(call);
    }
    boolean atomic =
        call.is("sets-atomic") && call.receiver().is("atomic") && !isConfined(call.receiver());
    if (atomic && !call.is("sets-alone") && (dependsOnRead(call) || setsBound(call))) {
      return new CompoundWrite(call, Kind.ATOMIC, call.receiver().text());
    }
    boolean list = call.name().equals("add") && call.arguments().size() == 1 && isList(call);
    return list && followsTest(call, "asks-element")
        ? new CompoundWrite(call, Kind.LIST_ELEMENT, call.receiver().text())
        : null;
  }

  private static CompoundWrite ofPut(Call put) {
    boolean compound = dependsOnRead(put) || (followsTest(put, "reads-key") && !isReflective(put));
    boolean own = OneThread.isCurrent(put.argument(0)) || isThreadLocal(put.receiver());
    return compound && !own && !isLocal(put) && !isAssertedNew(put)
        ? new CompoundWrite(put, Kind.MAP_ENTRY, put.receiver().text())
        : null;
  }

  /** `assert map.put(key, value) == null`: who says that nothing was there is alone. */
  private static boolean isAssertedNew(Call put) {
    return put.result().allUses().stream()
        .filter(u -> u.event() instanceof Event.Operation o && o.operator().equals("=="))
        .map(u -> put.link().element(u.event()).result())
        .anyMatch(e -> e.uses().stream().anyMatch(u -> u.kind() == Use.Kind.ASSERTED));
  }

  /** What reflection says of a class is the same for every thread that asks. */
  private static boolean isReflective(Call put) {
    Expression value = put.argument(1).localOrigin();
    boolean made = value.call() != null && value.call().isNew();
    boolean own = put.program().type(put.argument(1).type().name()) != null;
    return !made && !own && put.method().calls().anyMatch(c -> c.precedes(put) && isReflection(c));
  }

  private static boolean isReflection(Call call) {
    return call.program().kinds(call.receiverType()).contains("describes-code");
  }

  private static boolean isMap(Call call) {
    return isA(call, "concurrent-map") || isSynchronized(call, "Map");
  }

  /** Whether the receiver is what `Collections.synchronized…` gave. */
  private static boolean isSynchronized(Call call, String kind) {
    Call made = call.receiver().origin().call();
    return made != null && made.is("new-synchronized-collection") && made.name().endsWith(kind);
  }

  private static boolean isList(Call call) {
    TypeRef type = call.receiver().origin().type();
    boolean copies = isA(call, "copy-on-write") && call.program().kinds(type).contains("list");
    return (copies || isSynchronized(call, "List")) && !isLocal(call);
  }

  /** Whether the receiver is of a kind by its type, or by everything that is put into its field. */
  private static boolean isA(Call call, String kind) {
    Expression receiver = call.receiver();
    if (receiver.is(kind) || receiver.origin().is(kind)) {
      return true;
    }
    Field field = receiver.field();
    return field != null
        && !field.values().isEmpty()
        && field.values().stream().allMatch(v -> v.origin().is(kind));
  }

  /** Whether the object is made in this body and only functions that run at once take it along. */
  private static boolean isConfined(Expression object) {
    if (isHolder(object)) {
      return true;
    }
    Expression made = object.localOrigin();
    return object.variable() != null
        && made.call() != null
        && made.call().isNew()
        && made.allUses().stream()
            .allMatch(
                u ->
                    u.kind() == Use.Kind.ASSIGNED
                        || (u.kind() == Use.Kind.RECEIVER
                            && isAtOnce(made.callOf(u).method(), made.method(), object)));
  }

  /** A cell that the caller lends to get something back. */
  private static boolean isHolder(Expression object) {
    return object.variable() != null
        && object.variable().kind() == Variable.Kind.PARAMETER
        && object.type().simpleName().equals("AtomicReference");
  }

  private static boolean isAtOnce(Method inner, Method outer, Expression object) {
    for (Method m = inner; m != outer; m = m.enclosing()) {
      if (m == null || !m.isLambda() || m.timing() == Timing.ELSEWHERE || isBeside(m, object)) {
        return false;
      }
    }
    return true;
  }

  /** Whether the object is made in this body, and no functions running side by side share it. */
  private static boolean isLocal(Call call) {
    Expression made = call.receiver().localOrigin();
    return made.call() != null && made.field() == null && !isSharedByRuns(call);
  }

  private static boolean isSharedByRuns(Call write) {
    for (Method m = write.method(); m != null && m.isLambda(); m = m.enclosing()) {
      if (isBeside(m, write.receiver())) {
        return true;
      }
    }
    return false;
  }

  /** Whether runs of the function beside each other share a local from outside. */
  private static boolean isBeside(Method function, Expression local) {
    Call runner = local.variable() == null ? null : function.receivingCall();
    Concurrency runs =
        runner == null
            ? null
            : Concurrency.of(runner, function.receivingIndex(), function.region().id());
    return runs != null && runs.shares(function, local.variable().region());
  }

  /** Whether what is written is computed from what was read there before. */
  private static boolean dependsOnRead(Call write) {
    int last = write.arguments().size() - 1;
    return last >= 0 && readsIn(write.argument(last), write, 6);
  }

  private static boolean readsIn(Expression value, Call write, int depth) {
    if (value == null || depth == 0) {
      return false;
    }
    Expression origin = value.localOrigin();
    Call call = origin.call();
    if (call != null && !call.isNew()) {
      return reads(call, write)
          || call.arguments().stream().anyMatch(a -> readsIn(a, write, depth - 1))
          || (!call.isUnqualified() && readsIn(call.receiver(), write, depth - 1));
    }
    if (call != null) {
      return call.arguments().stream().anyMatch(a -> readsIn(a, write, depth - 1));
    }
    if (origin.event() instanceof Event.Operation o) {
      return o.operands().stream().anyMatch(v -> readsIn(write.expression(v), write, depth - 1));
    }
    return origin.variable() != null && isReadAndChanged(origin.variable(), write, depth);
  }

  /** `int n = map.get(k); n++;`, where what is written is what was read, changed in place. */
  private static boolean isReadAndChanged(Variable local, Call write, int depth) {
    List<Element> writes =
        write.method().writes(local).stream().filter(w -> w.precedes(write)).toList();
    return writes.stream().anyMatch(w -> !((Event.Assign) w.event()).operator().equals("="))
        && writes.stream()
            .map(w -> w.expression(((Event.Assign) w.event()).value()))
            .anyMatch(v -> readsIn(v, write, depth - 1));
  }

  private static boolean reads(Call read, Call write) {
    boolean get = read.is("reads-key") || read.is("gets-atomic");
    return get && read.method() == write.method() && isSame(read, write);
  }

  /** Whether both are calls on the same object about the same key. */
  private static boolean isSame(Call read, Call write) {
    if (read.receiver() == null || !Term.of(read.receiver()).equals(Term.of(write.receiver()))) {
      return false;
    }
    boolean keyed = !read.arguments().isEmpty() && !write.is("sets-atomic");
    return !keyed || Term.of(read.argument(0)).equals(Term.of(write.argument(0)));
  }

  /** `if (x > highest.get()) highest.set(x)`. */
  private static boolean setsBound(Call write) {
    String written = Term.of(write.argument(0));
    return write.method().regions(Region.Kind.THEN).stream()
        .filter(then -> then.holds(write.event().id()))
        .map(then -> write.method().subject(write.method().region(then.parent())))
        .anyMatch(
            test ->
                test.event() instanceof Event.Operation o
                    && COMPARES.contains(o.operator())
                    && o.operands().stream().map(test::beside).anyMatch(v -> reads(v, write))
                    && o.operands().stream()
                        .anyMatch(v -> Term.of(test.beside(v)).equals(written)));
  }

  private static boolean reads(Expression value, Call write) {
    Call read = value.localOrigin().call();
    return read != null && !read.isNew() && reads(read, write);
  }

  /** Whether a test of the same key decides that the write is reached. */
  private static boolean followsTest(Call write, String trait) {
    List<Call> tests =
        write
            .method()
            .calls()
            .filter(c -> (c.is(trait) ? isSame(c, write) : asksFor(c, trait, write)))
            .filter(c -> c.precedes(write))
            .toList();
    return !tests.isEmpty()
        && (write.decisions().stream().anyMatch(d -> mentions(d.condition(), tests, 6))
            || write.method().regions(Region.Kind.IF).stream()
                .anyMatch(branch -> decides(branch, write) && asks(branch, tests, write)));
  }

  /** Whether a method is called that asks the map for the key, as `has(key)` does. */
  private static boolean asksFor(Call helper, String trait, Call write) {
    Field map = write.receiver().field();
    List<Method> targets = helper.isNew() || map == null ? List.of() : helper.targets();
    if (targets.size() != 1 || targets.get(0).returned().size() != 1) {
      return false;
    }
    Call asked = targets.get(0).returned().get(0).localOrigin().call();
    boolean asks = asked != null && asked.is(trait) && asked.receiver().field() == map;
    Variable key = asks && asked.argument(0) != null ? asked.argument(0).variable() : null;
    int index = key == null ? -1 : targets.get(0).parameters().indexOf(key);
    Expression given = index < 0 ? null : helper.argument(index);
    return given != null && write.argument(0) != null && given.isSame(write.argument(0));
  }

  private static boolean decides(Region branch, Call write) {
    if (branch.holds(write.event().id())) {
      return true;
    }
    Region then =
        write.method().children(branch).stream()
            .filter(r -> r.kind() == Region.Kind.THEN)
            .findFirst()
            .orElse(branch);
    List<Element> inside = write.method().inside(then);
    Event last = inside.isEmpty() ? null : inside.get(inside.size() - 1).event();
    boolean leaves =
        last instanceof Event.Return || last instanceof Event.Throw || last instanceof Event.Jump;
    return leaves
        && branch.to() <= write.event().id()
        && write.regions().stream().anyMatch(r -> r.id() == branch.parent());
  }

  private static boolean asks(Region branch, List<Call> tests, Call write) {
    Expression condition = write.method().subject(branch);
    return mentions(condition, tests, 6);
  }

  private static boolean mentions(Expression value, List<Call> tests, int depth) {
    if (depth == 0) {
      return false;
    }
    Expression origin = value.localOrigin();
    if (origin.call() != null) {
      return tests.contains(origin.call())
          || Drop.chain(origin).stream()
              .filter(c -> c.is("asks-null") && c.argument(0) != null)
              .anyMatch(c -> mentions(c.argument(0), tests, depth - 1));
    }
    if (origin.event() instanceof Event.InstanceOf of) {
      return mentions(origin.beside(of.value()), tests, depth - 1);
    }
    if (origin.variable() != null) {
      return value.method().writes(origin.variable()).stream()
          .anyMatch(
              w ->
                  w.event() instanceof Event.Assign a
                      && w.expression(a.value()).call() != null
                      && tests.contains(w.expression(a.value()).call()));
    }
    return origin.event() instanceof Event.Operation o
        && o.operands().stream()
            .anyMatch(v -> mentions(new Expression(value.link(), v, o.region()), tests, depth - 1));
  }
}
