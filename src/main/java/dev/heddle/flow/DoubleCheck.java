package dev.heddle.flow;

import dev.heddle.code.Site;
import dev.heddle.fact.Event;
import dev.heddle.fact.Region;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A field that is tested without a lock, tested again under one and then assigned.
 *
 * @param site the outer `if`
 * @param viaLocal whether the outer test looks at a local copy
 */
public record DoubleCheck(Site site, Field field, boolean viaLocal) {
  private static final Set<String> TORN = Set.of("long", "double", "boolean");
  private static final Set<String> WHOLE = Set.of("int", "short", "byte", "char", "float");

  /** Those of a body. */
  public static List<DoubleCheck> of(Method method) {
    List<DoubleCheck> found = new ArrayList<>();
    List<Region> branches = method.regions(Region.Kind.IF);
    for (Region outer : branches) {
      for (Tested tested : tested(method, outer)) {
        boolean free = tested.at().held().isEmpty();
        if (free && branches.stream().anyMatch(in -> isInner(method, outer, in, tested.field()))) {
          found.add(
              new DoubleCheck(method.site(outer.keyword()), tested.field(), tested.viaLocal()));
          break;
        }
      }
    }
    return found;
  }

  /** Whether publishing the field without a happens-before edge can go wrong. */
  public boolean isBroken() {
    boolean safe = field.isVolatile() || field.isFinal() || isWhole();
    return !safe && !(viaLocal && isImmutable());
  }

  private boolean isWhole() {
    return field.type().dimensions() == 0
        && !TORN.contains(field.type().name())
        && WHOLE.contains(field.type().name());
  }

  private boolean isImmutable() {
    Set<String> kinds = field.owner().program().kinds(field.type());
    return kinds.contains("string") || kinds.contains("value-based");
  }

  private record Tested(Element at, Field field, boolean viaLocal) {}

  /** The fields that the condition of a branch compares, directly or through a local copy. */
  private static List<Tested> tested(Method method, Region branch) {
    List<Tested> found = new ArrayList<>();
    if (branch.subject() != null) {
      collect(method.subject(branch), method, branch, found, 5);
    }
    return found;
  }

  private static void collect(
      Expression value, Method method, Region branch, List<Tested> found, int depth) {
    Event event = value.event();
    if (depth == 0) {
      return;
    }
    if (event instanceof Event.Operation o) {
      o.operands()
          .forEach(
              v ->
                  collect(
                      new Expression(value.link(), v, o.region()),
                      method,
                      branch,
                      found,
                      depth - 1));
    } else if (event instanceof Event.Assign a) {
      collect(
          new Expression(value.link(), a.value(), a.region()), method, branch, found, depth - 1);
    } else if (value.field() != null) {
      found.add(new Tested(value.link().element(event), value.field(), false));
    } else if (value.variable() != null) {
      for (Element write : method.writes(value.variable())) {
        Expression copied = write.expression(((Event.Assign) write.event()).value());
        if (copied.field() != null && write.event().id() < branch.to()) {
          found.add(new Tested(write, copied.field(), true));
        }
      }
    }
  }

  private static boolean isInner(Method method, Region outer, Region inner, Field field) {
    boolean inside = inner.id() != outer.id() && outer.holds(inner.from());
    boolean behind =
        inner.from() >= outer.to() && leaves(method, outer) && shareBlock(method, outer, inner);
    if (!inside && !behind) {
      return false;
    }
    boolean tests = tested(method, inner).stream().anyMatch(t -> t.field() == field);
    List<Element> all = method.inside(inner);
    boolean locked = !all.isEmpty() && !all.get(0).held().isEmpty();
    return tests && locked && assigns(method, inner, field);
  }

  private static boolean shareBlock(Method method, Region outer, Region inner) {
    for (int id = inner.parent(); id >= 0; id = method.region(id).parent()) {
      if (id == outer.parent()) {
        return true;
      }
    }
    return false;
  }

  private static boolean leaves(Method method, Region branch) {
    return method.children(branch).stream()
        .filter(r -> r.kind() == Region.Kind.THEN)
        .flatMap(r -> method.inside(r).stream())
        .anyMatch(e -> e.event() instanceof Event.Return);
  }

  /** Whether the field is assigned in the branch, or behind it if the branch leaves. */
  private static boolean assigns(Method method, Region inner, Field field) {
    Region scope = leaves(method, inner) ? method.region(inner.parent()) : inner;
    return field.writes().stream()
        .anyMatch(w -> w.isInside(scope, method) && w.event().id() >= inner.from());
  }
}
