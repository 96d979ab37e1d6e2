package dev.heddle.flow;

import dev.heddle.code.TypeRef;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/** How paths leave a stretch of code other than by its end. */
final class Exits {
  /**
   * A path that ends with an exception.
   *
   * @param type unknown if it can be any
   * @param by what throws
   */
  record Thrown(Path path, TypeRef type, Element by) {}

  private final Set<Path> returns = new LinkedHashSet<>();
  private final Set<Thrown> thrown = new LinkedHashSet<>();
  private final Map<String, Set<Path>> breaks = new LinkedHashMap<>();
  private final Map<String, Set<Path>> continues = new LinkedHashMap<>();

  Set<Path> returns() {
    return returns;
  }

  Set<Thrown> thrown() {
    return thrown;
  }

  void throwing(Path path, TypeRef type, Element by) {
    // one exception a state is enough: what else is thrown there leaves in the same way
    for (Thrown known : thrown) {
      if (known.path().equals(path) && known.type().equals(type)) {
        return;
      }
    }
    thrown.add(new Thrown(path, type, by));
  }

  void add(Thrown one) {
    throwing(one.path(), one.type(), one.by());
  }

  void jump(Path path, boolean isContinue, String label) {
    (isContinue ? continues : breaks).computeIfAbsent(label, l -> new LinkedHashSet<>()).add(path);
  }

  /** Takes out the jumps to the end of the innermost loop or switch, or the one so labelled. */
  Set<Path> breaks(String label) {
    return take(breaks, label);
  }

  Set<Path> continues(String label) {
    return take(continues, label);
  }

  /** Takes out the jumps to the end of a labelled block. */
  Set<Path> breaksTo(String label) {
    Set<Path> found = breaks.remove(label);
    return found == null ? Set.of() : found;
  }

  private static Set<Path> take(Map<String, Set<Path>> jumps, String label) {
    Set<Path> found = new LinkedHashSet<>();
    for (String each : List.of("", label)) {
      Set<Path> some = jumps.remove(each);
      if (some != null) {
        found.addAll(some);
      }
    }
    return found;
  }

  List<Thrown> takeThrown() {
    List<Thrown> all = new ArrayList<>(thrown);
    thrown.clear();
    return all;
  }

  void addAll(Exits other) {
    returns.addAll(other.returns);
    other.thrown.forEach(this::add);
    other.breaks.forEach((l, p) -> p.forEach(each -> jump(each, false, l)));
    other.continues.forEach((l, p) -> p.forEach(each -> jump(each, true, l)));
  }

  /** The exits after something that runs on each of them, as a `finally` does. */
  Exits through(UnaryOperator<Set<Path>> step) {
    Exits out = new Exits();
    out.returns.addAll(step.apply(returns));
    for (Thrown each : thrown) {
      step.apply(new LinkedHashSet<>(Set.of(each.path())))
          .forEach(p -> out.throwing(p, each.type(), each.by()));
    }
    breaks.forEach((l, p) -> step.apply(p).forEach(each -> out.jump(each, false, l)));
    continues.forEach((l, p) -> step.apply(p).forEach(each -> out.jump(each, true, l)));
    return out;
  }
}
