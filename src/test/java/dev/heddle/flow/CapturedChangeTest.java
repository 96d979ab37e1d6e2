package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CapturedChangeTest {
  private static final String FIELDS =
      "final List<String> field = new ArrayList<>(); Stream<String> s; ExecutorService pool;"
          + "List<String> items; ";

  private static List<String> changes(String statements) {
    return CapturedChange.of(Snippet.members(FIELDS + "void f() { " + statements + " }").method())
        .stream()
        .map(CapturedChange::text)
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "List<String> x = new ArrayList<>(); s.parallel().forEach(i -> x.add(i));",
        "List<String> x = new ArrayList<>(); s.parallel().forEach(x::add);",
        "List<String> x = new ArrayList<>(); items.parallelStream().map(i -> x.add(i)).toList();",
        "List<String> x = new ArrayList<>(); for (String i : items) pool.execute(() -> x.add(i));",
        "int[] x = {0}; s.parallel().forEach(i -> x[0]++);",
      })
  void runsBesideEachOtherShareALocal(String statements) {
    assertEquals(List.of("x"), changes(statements));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "List<String> x = new ArrayList<>(); s.forEach(i -> x.add(i));", // one after the other
        "s.parallel().forEach(i -> { List<String> x = new ArrayList<>(); x.add(i); });", // its own
        "List<String> x = new CopyOnWriteArrayList<>(); s.parallel().forEach(i -> x.add(i));",
        "List<String> x = new ArrayList<>(); pool.execute(() -> x.add(\"\"));", // one run
        "List<String> x = new ArrayList<>(); s.parallel().forEach(i -> x.contains(i));", // no
        // change
        "List<String> x = new ArrayList<>();"
            + " s.parallel().forEach(i -> { synchronized (x) { x.add(i); } });",
        "List<String> x = items; s.parallel().forEach(i -> x.add(i));", // nothing tells what it is
        "for (String i : items) { List<String> x = new ArrayList<>(); pool.execute(() -> x.add(i));"
            + " }",
      })
  void nothingElseIsShared(String statements) {
    assertEquals(List.of(), changes(statements));
  }

  @ParameterizedTest
  @ValueSource(strings = {"field", "this.field"})
  void aFieldOfTheObjectIsSharedAsWell(String field) {
    assertEquals(1, changes("s.parallel().forEach(i -> " + field + ".add(i));").size());
  }
}
