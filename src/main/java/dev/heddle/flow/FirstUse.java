package dev.heddle.flow;

import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Value;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Work that a body does only as long as something it keeps is not there: `if (map == null) map =
 * load()`, `if (isReady()) return; connect()`.
 */
final class FirstUse {
  private static final int DEPTH = 6;
  private static final Pattern STARTED =
      Pattern.compile("is(Configured|Initiali[sz]ed|Loaded|Prepared|Ready|Running|Started|Wired)");

  private static final Set<String> ENDS =
      Set.of("close", "stop", "shutdown", "destroy", "terminate", "dispose");

  private FirstUse() {}

  /** Whether a call stands where only a first use comes; an end is not one, however often asked. */
  static boolean holds(Element call) {
    String method = call.method().name();
    return ENDS.stream().noneMatch(method::startsWith)
        && (isPreparation(call)
            || call.decisions().stream()
                .anyMatch(d -> isMissing(d.condition(), d.outcome(), call.method(), DEPTH)));
  }

  /** `if (lock == null) lock = ..`: the field gets what it lacks. */
  static boolean fills(Element write, Field field) {
    return write.decisions().stream()
        .filter(Decision::outcome)
        .map(Decision::condition)
        .anyMatch(
            c ->
                c.event() instanceof Event.Operation o
                    && o.operator().equals("==")
                    && o.operands().stream().map(c::beside).anyMatch(Expression::isNull)
                    && o.operands().stream().map(c::beside).anyMatch(v -> v.field() == field));
  }

  /** `lock = null`. */
  static boolean clears(Element write) {
    return write.event() instanceof Event.Store s && write.expression(s.value()).isNull();
  }

  /** `if (!isStarted()) start();`: a state that is asked by name and left once. */
  static boolean isStart(Element call) {
    return call.decisions().stream().anyMatch(d -> !d.outcome() && asksStarted(d.condition()))
        || call.decisions().stream()
            .map(FirstUse::negated)
            .anyMatch(e -> e != null && asksStarted(e));
  }

  private static Expression negated(Decision decision) {
    Expression origin = decision.condition().localOrigin();
    return decision.outcome()
            && origin.event() instanceof Event.Operation o
            && o.operator().equals("!")
        ? origin.beside(o.operands().get(0))
        : null;
  }

  private static boolean asksStarted(Expression condition) {
    Call call = condition.localOrigin().call();
    return call != null
        && !call.isNew()
        && call.arguments().isEmpty()
        && (call.isUnqualified() || call.receiver().isThis())
        && STARTED.matcher(call.name()).matches();
  }

  /** `if (commands == null) prepare();`: what the branch calls puts it there. */
  private static boolean isPreparation(Element e) {
    Region then = e.enclosing(Region.Kind.THEN);
    Method method = e.method();
    if (!(e instanceof Call call) || then == null || !isDropped(call)) {
      return false;
    }
    boolean told = call.arguments().stream().anyMatch(a -> a.call() != null);
    if (!told && !call.arguments().isEmpty()) {
      return false;
    }
    boolean alone =
        method.inside(then).stream()
            .filter(other -> other instanceof Call && other.method() == method)
            .allMatch(other -> other.equals(call) || call.arguments().contains(other.result()));
    return alone && asksNull(method.subject(method.region(then.parent())));
  }

  private static boolean isDropped(Call call) {
    return call.result().uses().stream().allMatch(u -> u.kind() == Use.Kind.DISCARDED);
  }

  private static boolean asksNull(Expression condition) {
    if (!(condition.event() instanceof Event.Operation o)) {
      return false;
    }
    if (o.operator().equals("&&")) {
      return o.operands().stream().anyMatch(v -> asksNull(condition.beside(v)));
    }
    return o.operator().equals("==")
        && o.operands().stream().anyMatch(v -> condition.beside(v).isNull())
        && o.operands().stream().anyMatch(v -> condition.beside(v).field() != null);
  }

  /** Whether a condition of this outcome says that kept state is not there yet. */
  private static boolean isMissing(Expression condition, boolean outcome, Method in, int depth) {
    if (depth == 0) {
      return false;
    }
    Expression origin = condition.localOrigin();
    if (origin.event() instanceof Event.Operation o) {
      return isMissing(origin, o, outcome, in, depth);
    }
    Field flag = origin.field();
    if (flag != null) {
      return !outcome && isRaised(flag, in);
    }
    Call call = origin.call();
    if (call == null || call.isNew() || !call.arguments().isEmpty()) {
      return false;
    }
    if (call.receiver() != null && call.receiver().field() != null) {
      return !outcome && call.name().equals("get") && isSet(call.receiver().field(), in);
    }
    boolean own = call.isUnqualified() || call.receiver().isThis();
    return own
        && call.targets().size() == 1
        && call.targets().get(0).returned().size() == 1
        && isMissing(call.targets().get(0).returned().get(0), outcome, in, depth - 1);
  }

  private static boolean isMissing(
      Expression at, Event.Operation o, boolean outcome, Method in, int depth) {
    switch (o.operator()) {
      case "!" -> {
        return isMissing(at.beside(o.operands().get(0)), !outcome, in, depth - 1);
      }
      case "&&", "||" -> {
        return o.operands().stream().anyMatch(v -> isMissing(at.beside(v), outcome, in, depth - 1));
      }
      case "==", "!=" -> {
        boolean equal = o.operator().equals("==") == outcome;
        return equal && isNullTest(at, o, in);
      }
      default -> {
        return false;
      }
    }
  }

  private static boolean isNullTest(Expression at, Event.Operation o, Method in) {
    Expression left = at.beside(o.operands().get(0));
    Expression right = at.beside(o.operands().get(1));
    Expression tested = right.isNull() ? left : left.isNull() ? right : null;
    if (tested == null) {
      return false;
    }
    Expression origin = tested.localOrigin();
    Call read = origin.call();
    boolean holder = read != null && !read.isNew() && read.name().equals("get");
    Field field = holder ? read.receiver().field() : origin.field();
    return field != null && isSet(field, in) && !isEmptied(field);
  }

  /** Whether it is put back to null in the ordinary course: then it is a state, not a cache. */
  private static boolean isEmptied(Field field) {
    return field.writes().stream()
        .filter(w -> !w.method().member().isInitialiser())
        .filter(w -> ENDS.stream().noneMatch(w.method().member().name()::startsWith))
        .anyMatch(w -> w.event() instanceof Event.Store s && w.expression(s.value()).isNull());
  }

  private static boolean isRaised(Field flag, Method in) {
    return in.elements().stream()
        .anyMatch(
            e ->
                e.event() instanceof Event.Store s
                    && s.value() instanceof Value.Constant c
                    && c.text().equals("true")
                    && sets(e, flag));
  }

  /** Whether the body puts something into the field. */
  private static boolean isSet(Field field, Method in) {
    return in.elements().stream().anyMatch(e -> sets(e, field));
  }

  private static boolean sets(Element e, Field field) {
    if (e.event() instanceof Event.Store s) {
      return !e.expression(s.value()).isNull() && e.link().field(s) == field;
    }
    return e instanceof Call call
        && !call.isNew()
        && call.receiver().field() == field
        && (call.is("changes-atomic") || call.is("thread-local-set"));
  }
}
