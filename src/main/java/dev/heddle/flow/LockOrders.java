package dev.heddle.flow;

import dev.heddle.code.Site;
import dev.heddle.fact.Region;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** In which order the sources take locks one inside the other. */
public final class LockOrders {
  private static final int DEPTH = 6;
  private static final Comparator<Edge> ORDER = Comparator.comparing(e -> e.at());

  /**
   * A lock taken while another is held.
   *
   * @param at where the inner one is taken, or the call that leads there
   * @param around all locks held there
   */
  public record Edge(Lock outer, Lock inner, Site at, Method method, List<Hold> around) {}

  /** A cycle of edges, in the order of places. */
  public record Cycle(List<Edge> edges) {
    /** The edge to report: the last one by place. */
    public Edge last() {
      return edges.get(edges.size() - 1);
    }
  }

  private final List<Edge> edges = new ArrayList<>();
  private final Map<Reach, Map<String, Lock>> acquired = new HashMap<>();

  /** A body and what it runs, so many calls deep. */
  private record Reach(Method method, int depth) {}

  private LockOrders(Program program) {
    program.asked().forEach(this::collect);
    if (edges.isEmpty()) {
      return; // then no cycle is reported where findings are wanted
    }
    program.methods().stream().filter(m -> !program.asked(m)).forEach(this::collect);
    edges.sort(ORDER);
  }

  /** The cycles of a program, one for each set of locks. */
  public static List<Cycle> cycles(Program program) {
    return new LockOrders(program).cycles();
  }

  private void collect(Method method) {
    boolean starting = method.member().isInitialiser() && method.timing() != Timing.ELSEWHERE;
    if (starting || !method.program().holds().hasSections(method)) {
      return;
    }
    for (Region region : method.regions(Region.Kind.SYNCHRONIZED)) {
      Lock inner = Holds.monitor(method, region);
      add(
          method.program().holds().around(method, region),
          inner,
          method.site(region.keyword()),
          method);
    }
    method.calls().forEach(this::collect);
  }

  private void collect(Call call) {
    List<Hold> held = call.sections();
    if (held.isEmpty()) {
      return;
    }
    Lock own = call.is("acquire") ? Lock.of(call) : null;
    if (own != null) {
      add(held, own, call.site(), call.method());
      return;
    }
    List<Method> targets = call.targets();
    if (targets.size() == 1) {
      for (Lock inner : acquiredBy(targets.get(0), DEPTH)) {
        if (call.isUnqualified() || !isSame(call, inner, held)) {
          add(held, inner, call.site(), call.method());
        }
      }
    }
  }

  /** Whether the lock that a call takes is one that is held: the receiver's own. */
  private static boolean isSame(Call call, Lock inner, List<Hold> held) {
    Lock receiver = call.receiver() == null ? null : Lock.monitor(call.receiver());
    return receiver != null && inner.key().startsWith("monitor this") && receiver.isAmong(held);
  }

  /** An unknown lock around both may be the inner one: then it is only entered again. */
  private void add(List<Hold> around, Lock inner, Site at, Method method) {
    for (Hold hold : around) {
      Lock outer = hold.lock();
      boolean named = isNamed(outer) && isNamed(inner);
      boolean held =
          around.stream()
              .map(Hold::lock)
              .anyMatch(l -> l.isSameAs(inner) || (!l.isSameAs(outer) && mayBe(l, inner)));
      if (named && !held && !mayBeOne(outer, inner) && !isReentered(method, inner)) {
        edges.add(new Edge(outer, inner, at, method, around));
      }
    }
  }

  /** Whether all callers of a body hold the lock that it takes: it is only entered again. */
  private static boolean isReentered(Method method, Lock inner) {
    return inner.isAmong(method.program().holds().atEntry(method));
  }

  /** Whether both come from one place, or one is given and goes by the name of the other. */
  private static boolean mayBeOne(Lock one, Lock other) {
    return one.place().equals(other.place())
        || (one.field() != null
            && other.field() != null
            && one.field().name().equals(other.field().name())
            && (isGiven(one.field()) || isGiven(other.field())));
  }

  private static boolean isGiven(Field field) {
    return field.values().stream()
        .map(Expression::localOrigin)
        .noneMatch(v -> v.call() != null && v.call().isNew());
  }

  private static boolean mayBe(Lock held, Lock inner) {
    return !isNamed(held) || held.place().equals(inner.place());
  }

  private static boolean isNamed(Lock lock) {
    return !lock.place().contains("@")
        && !lock.key().startsWith("unknown")
        && lock.kind() != Lock.Kind.SEMAPHORE;
  }

  /** What a body takes on the thread that runs it, itself or so many calls away. */
  private Collection<Lock> acquiredBy(Method method, int depth) {
    if (depth == 0 || method.isConstructor()) {
      return List.of();
    }
    Reach reach = new Reach(method, depth);
    Map<String, Lock> known = acquired.get(reach);
    if (known == null) {
      Map<String, Lock> found = new TreeMap<>();
      DeclaredLocks.of(method).forEach(own -> put(own, found));
      method
          .regions(Region.Kind.SYNCHRONIZED)
          .forEach(region -> put(Holds.monitor(method, region), found));
      method.calls().forEach(call -> acquiredBy(call, depth, found));
      acquired.put(reach, found);
      known = found;
    }
    return known.values();
  }

  private void acquiredBy(Call call, int depth, Map<String, Lock> found) {
    Lock lock = call.is("acquire") ? Lock.of(call) : null;
    if (lock != null) {
      put(lock, found);
    }
    List<Method> targets = call.targets();
    if (targets.size() == 1) {
      acquiredBy(targets.get(0), depth - 1).forEach(taken -> put(taken, found));
    }
  }

  private static void put(Lock lock, Map<String, Lock> found) {
    found.put(lock.key() + lock.half(), lock);
  }

  private List<Cycle> cycles() {
    Map<String, Set<String>> next = new TreeMap<>();
    edges.forEach(
        e -> next.computeIfAbsent(e.outer().place(), p -> new TreeSet<>()).add(e.inner().place()));
    List<Cycle> cycles = new ArrayList<>();
    Set<Set<String>> seen = new HashSet<>();
    for (String start : next.keySet()) {
      Set<String> together = new TreeSet<>();
      for (String other : reachable(start, next)) {
        if (reachable(other, next).contains(start)) {
          together.add(other);
        }
      }
      if (together.size() > 1 && seen.add(together)) {
        cycle(together, cycles);
      }
    }
    return cycles;
  }

  private void cycle(Set<String> places, List<Cycle> cycles) {
    List<Edge> inside =
        edges.stream()
            .filter(e -> places.contains(e.outer().place()) && places.contains(e.inner().place()))
            .toList();
    if (places.stream().allMatch(p -> excludes(inside, p)) && !isGuarded(inside, places)) {
      cycles.add(new Cycle(inside));
    }
  }

  /** Whether who wants a lock waits for who holds it: readers do not wait for readers. */
  private static boolean excludes(List<Edge> inside, String place) {
    return inside.stream()
        .filter(want -> want.inner().place().equals(place))
        .anyMatch(
            want ->
                inside.stream()
                    .filter(hold -> hold.outer().place().equals(place))
                    .anyMatch(hold -> !isRead(want.inner()) || !isRead(hold.outer())));
  }

  private static boolean isRead(Lock lock) {
    return lock.half() == Lock.Half.READ;
  }

  /** Whether one more lock is held around every edge. */
  private static boolean isGuarded(List<Edge> inside, Set<String> places) {
    return inside.get(0).around().stream()
        .map(h -> h.lock())
        .filter(l -> !places.contains(l.place()))
        .anyMatch(l -> inside.stream().allMatch(e -> l.isAmong(e.around())));
  }

  private static Set<String> reachable(String from, Map<String, Set<String>> next) {
    Set<String> seen = new TreeSet<>();
    List<String> open = new ArrayList<>(next.getOrDefault(from, Set.of()));
    while (!open.isEmpty()) {
      String each = open.remove(open.size() - 1);
      if (seen.add(each)) {
        open.addAll(next.getOrDefault(each, Set.of()));
      }
    }
    return seen;
  }
}
