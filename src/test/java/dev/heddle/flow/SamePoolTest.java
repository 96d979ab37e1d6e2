package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class SamePoolTest {
  private static boolean isSame(Snippet code, String call, List<Call> path) {
    Pool pool = Pool.of(code.call("kept.execute").receiver());
    return SamePool.is(code.call(call).receiver(), path, pool);
  }

  @Test
  void isThatOfTheFieldHoweverItIsPassed() {
    Snippet code =
        Snippet.of(
            "class A { private final ExecutorService kept = Executors.newFixedThreadPool(1);"
                + " private final ExecutorService other = Executors.newFixedThreadPool(1); B b;"
                + " void f() { kept.execute(null); b./*1*/run(kept); b./*2*/run(other);"
                + " get().submit(null); } ExecutorService get() { return kept; } }",
            "class B { void run(ExecutorService e) { e.shutdown(); } }");
    assertEquals(true, isSame(code, "e.shutdown", List.of(code.callAt("1"))));
    assertEquals(false, isSame(code, "e.shutdown", List.of(code.callAt("2"))));
    assertEquals(false, isSame(code, "e.shutdown", List.of())); // callers do not agree
    assertEquals(true, isSame(code, "submit", List.of()));
  }

  @Test
  void isWhatAConstructorWasGiven() {
    Snippet code =
        Snippet.of(
            "class A { private final ExecutorService kept = Executors.newFixedThreadPool(1);"
                + " private final B b = new B(kept); void f() { kept.execute(null); b./*1*/run(); }"
                + " }",
            "class B { private final ExecutorService mine; B(ExecutorService e) { mine = e; }"
                + " void run() { mine.shutdown(); } }");
    assertEquals(true, isSame(code, "mine.shutdown", List.of(code.callAt("1"))));
  }

  @Test
  void helpersThatGiveEachOthersPoolComeToAnEnd() {
    Snippet code =
        Snippet.members(
            "private final ExecutorService kept = Executors.newFixedThreadPool(1);"
                + " ExecutorService a() { return b(); } ExecutorService b() { return a(); }"
                + " void f() { kept.execute(null); a().shutdown(); }");
    assertEquals(false, isSame(code, "shutdown", List.of()));
  }
}
