package dev.heddle.flow;

import dev.heddle.fact.Body;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import dev.heddle.fact.Value;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What conditions say on a path: results of attempts, boolean variables, and conditions that are
 * asked more than once.
 */
final class Conditions {
  private static final Value NULL = new Value.Constant(Value.Literal.NULL, "null");

  private final BodyLink link;
  private final Body body;
  private final Map<String, Integer> asked = new HashMap<>();
  private final Set<String> deciding = new HashSet<>();

  /**
   * @param matters the events whose being reached is of interest: only conditions that decide about
   *     one of them are remembered, so that the number of paths stays small
   */
  Conditions(BodyLink link, Predicate<Event> matters) {
    this.link = link;
    this.body = link.body();
    for (Region region : body.regions()) {
      boolean condition = region.kind() == Region.Kind.IF || region.kind().isLoop();
      if (condition && region.kind() != Region.Kind.FOR_EACH && region.subject() != null) {
        boolean decides =
            body.events().subList(region.from(), region.to()).stream().anyMatch(matters);
        count(region.subject(), decides);
      }
    }
  }

  /**
   * The paths that come to a case: where two switches ask the same local, the second one goes the
   * way of the first.
   */
  Set<Path> choose(Set<Path> paths, Region choice, String label) {
    if (!(choice.subject() instanceof Value.Local) || !isAskedAgain(choice)) {
      return paths;
    }
    String asked = "switch " + Term.of(link, choice.subject()) + "; ";
    Set<Path> chosen = new LinkedHashSet<>();
    for (Path path : paths) {
      String before =
          path.facts().keySet().stream().filter(k -> k.startsWith(asked)).findFirst().orElse(null);
      if (before == null || before.equals(asked + label)) {
        chosen.add(path.with(asked + label, true));
      }
    }
    return chosen;
  }

  private boolean isAskedAgain(Region choice) {
    long labels = labels(choice).count();
    return labels <= 6
        && body.regions().stream()
            .filter(r -> r.kind() == Region.Kind.SWITCH && r.id() != choice.id())
            .filter(r -> choice.subject().equals(r.subject()))
            .anyMatch(r -> labels(r).toList().equals(labels(choice).toList()));
  }

  private Stream<String> labels(Region choice) {
    return body.regions().stream()
        .filter(r -> r.kind() == Region.Kind.CASE && r.parent() == choice.id())
        .map(Region::label);
  }

  private void count(Value condition, boolean decides) {
    Event.Operation o = operation(condition);
    if (o != null && (isLogic(o) || o.operator().equals("!"))) {
      o.operands().forEach(each -> count(each, decides));
      return;
    }
    asked.merge(atom(condition), 1, Integer::sum);
    if (decides) {
      deciding.add(atom(condition));
    }
  }

  private boolean isRemembered(String atom) {
    return deciding.contains(atom);
  }

  private static boolean isLogic(Event.Operation o) {
    return o.operator().equals("&&") || o.operator().equals("||");
  }

  private Event.Operation operation(Value value) {
    return event(value) instanceof Event.Operation o ? o : null;
  }

  private Event event(Value value) {
    return value instanceof Value.Result r ? body.events().get(r.event()) : null;
  }

  /** The term of a condition without its polarity. */
  private String atom(Value condition) {
    Event.Operation o = operation(condition);
    if (o != null && o.operator().equals("!=") && o.operands().size() == 2) {
      return "(== "
          + Term.of(link, o.operands().get(0))
          + ", "
          + Term.of(link, o.operands().get(1))
          + ")";
    }
    return Term.of(link, condition);
  }

  /** What the path knows of a condition, or null. */
  Boolean known(Path path, Value condition) {
    if (condition instanceof Value.Constant c && c.kind() == Value.Literal.BOOLEAN) {
      return c.text().equals("true");
    }
    if (condition instanceof Value.Result r && path.fact("e" + r.event()) != null) {
      return path.fact("e" + r.event());
    }
    if (condition instanceof Value.Local l && path.fact("v" + l.variable() + ";") != null) {
      return path.fact("v" + l.variable() + ";");
    }
    Event event = event(condition);
    if (event instanceof Event.Assign a && a.operator().equals("=")) {
      return known(path, a.value());
    }
    if (event instanceof Event.Call call && link.call(call.id()).is("asks-owner")) {
      return asksOwner(path, link.call(call.id()));
    }
    if (event instanceof Event.Call call && link.call(call.id()).is("asks-locked")) {
      return Boolean.TRUE.equals(asksOwner(path, link.call(call.id()))) ? true : null;
    }
    return event instanceof Event.Operation o ? known(path, o) : path.fact(atom(condition));
  }

  private static Boolean asksOwner(Path path, Call call) {
    Lock lock = call.receiver() == null ? null : LockNaming.of(call.receiver(), Lock.Kind.LOCK);
    return lock == null ? null : (Boolean) path.holds(lock);
  }

  private Boolean known(Path path, Event.Operation o) {
    if (o.operator().equals("!")) {
      Boolean inner = known(path, o.operands().get(0));
      return inner == null ? null : (Boolean) !inner;
    }
    if (isLogic(o)) {
      boolean decisive = o.operator().equals("||");
      Boolean left = known(path, o.operands().get(0));
      Boolean right = known(path, o.operands().get(1));
      if (Boolean.valueOf(decisive).equals(left) || Boolean.valueOf(decisive).equals(right)) {
        return decisive;
      }
      return (left != null && right != null) ? (Boolean) !decisive : null;
    }
    boolean equality = o.operator().equals("==") || o.operator().equals("!=");
    if (equality && o.operands().size() == 2) {
      return equality(path, o);
    }
    return path.fact(atom(new Value.Result(o.id())));
  }

  private Boolean equality(Path path, Event.Operation o) {
    boolean equal = o.operator().equals("==");
    Value left = o.operands().get(0);
    Value right = o.operands().get(1);
    // a stamp that is not zero, or a boolean compared with a literal
    Boolean value = known(path, left);
    if (value != null && right instanceof Value.Constant c) {
      boolean no = c.text().equals("0") || c.text().equalsIgnoreCase("0L");
      boolean isFalse = no || c.text().equals("false");
      return (value != isFalse) == equal;
    }
    Boolean same = path.fact(atom(new Value.Result(o.id())));
    return same == null ? null : (Boolean) (same == equal);
  }

  /** The path on which the condition has this value; null if it cannot have it. */
  Path assume(Path path, Value condition, boolean wanted) {
    Boolean known = known(path, condition);
    if (known != null) {
      return known == wanted ? path : null;
    }
    Event.Operation o = operation(condition);
    if (o != null && o.operator().equals("!")) {
      return assume(path, o.operands().get(0), !wanted);
    }
    if (o != null && isLogic(o)) {
      return assumeLogic(path, o, wanted);
    }
    boolean again = asked.getOrDefault(atom(condition), 0) > 1;
    if (!isRemembered(atom(condition)) || (!again && !(condition instanceof Value.Local))) {
      return path;
    }
    if (condition instanceof Value.Local l) {
      return path.with("v" + l.variable() + ";", wanted);
    }
    boolean negated = o != null && o.operator().equals("!=");
    return path.with(atom(condition), wanted != negated);
  }

  private Path assumeLogic(Path path, Event.Operation o, boolean wanted) {
    Value left = o.operands().get(0);
    Value right = o.operands().get(1);
    boolean both = o.operator().equals("&&") == wanted;
    if (both) {
      Path first = assume(path, left, wanted);
      return first == null ? null : assume(first, right, wanted);
    }
    Boolean one = known(path, left);
    if (one != null && one != wanted) {
      return assume(path, right, wanted);
    }
    Boolean other = known(path, right);
    return other != null && other != wanted ? assume(path, left, wanted) : path;
  }

  /** The path after a value is put into a variable. */
  Path assign(Path path, Event.Assign a) {
    Boolean known = a.operator().equals("=") ? known(path, a.value()) : null;
    String name = "v" + a.variable();
    boolean tracked = isRemembered(name) || !(a.value() instanceof Value.Constant);
    Path after = path.without(name).with(name + ";", tracked ? known : null);
    String isNull = isNull(Value.Local.of(a.variable()));
    return isRemembered(isNull) ? after.with(isNull, nothing(path, a.value())) : after;
  }

  private String isNull(Value value) {
    return "(== " + Term.of(link, value) + ", " + Term.of(link, NULL) + ")";
  }

  /** Whether a value is null, or null if nothing tells. */
  private Boolean nothing(Path path, Value value) {
    if (value instanceof Value.Constant c) {
      return c.kind() == Value.Literal.NULL;
    }
    return event(value) instanceof Event.New ? (Boolean) false : path.fact(isNull(value));
  }

  /** The path after a call that returned: its receiver was there; null if it cannot have been. */
  Path returned(Path path, Event.Call call) {
    String isNull = call.receiver() instanceof Value.Local ? isNull(call.receiver()) : null;
    if (isNull == null || !isRemembered(isNull)) {
      return path;
    }
    return Boolean.TRUE.equals(path.fact(isNull)) ? null : path.with(isNull, false);
  }

  /** The path after a value is put into a field. */
  Path store(Path path, Event.Store s) {
    Boolean known = s.operator().equals("=") ? known(path, s.value()) : null;
    String term = Term.ofField(link, s.owner(), s.name(), s.region());
    boolean tracked = isRemembered(term) || !(s.value() instanceof Value.Constant);
    return path.without("." + s.name()).with(term, tracked ? known : null);
  }
}
