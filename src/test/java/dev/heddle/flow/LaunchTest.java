package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LaunchTest {
  private static final String FIELDS =
      "private final ExecutorService cached = Executors.newCachedThreadPool(); List<String>"
          + " items;private final ExecutorService fixed = Executors.newFixedThreadPool(4); boolean"
          + " b; int n;final Semaphore permits = new Semaphore(4); Runnable r; void go(String s)"
          + " {}void take() throws Exception { permits.acquire(); } ";

  private static int unbounded(String statements) {
    return code(statements).program().methods().stream()
        .mapToInt(m -> Launch.unboundedIn(m).size())
        .sum();
  }

  private static Snippet code(String statements) {
    return Snippet.members(FIELDS + "void f() throws Exception { " + statements + " }");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "new Thread(r).start();                              | THREAD_PER_TASK | thread",
        "Thread.startVirtualThread(r);                       | VIRTUAL | virtual thread",
        "Thread.ofVirtual().start(r);                        | VIRTUAL | virtual thread",
        "cached.submit(r);                                   | CACHED | thread",
        "fixed.execute(r);                                   | FIXED | task",
        "CompletableFuture.runAsync(r, cached);              | CACHED | thread",
      })
  void takesAThreadOfAKind(String statement, Pool.Kind kind, String what) {
    Launch launch = Launch.in(code(statement).method()).get(0);
    assertEquals(kind, launch.threads());
    assertEquals(what, launch.what());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "for (String s : items) cached.submit(() -> go(s));",
        "for (int i = 0; i < items.size(); i++) { cached.submit(r); }",
        "items.forEach(s -> Thread.startVirtualThread(() -> go(s)));",
        "items.stream().map(s -> cached.submit(r)).toList();",
        "for (String s : items) new Thread(r).start();",
        "for (String s : items) { for (int i = 0; i < 2; i++) cached.submit(r); }",
        "while (b) { cached.submit(r); }",
      })
  void isUnboundedForEachOfManyElements(String statements) {
    assertEquals(1, unbounded(statements));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "cached.submit(r);", // once
        "for (String s : items) fixed.submit(r);", // the pool is the bound
        "for (int i = 0; i < 4; i++) cached.submit(r);",
        "for (int i = 0; i < n; i++) cached.submit(r);", // a number that somebody chose
        "for (String s : List.of(\"a\", \"b\")) cached.submit(r);",
        "for (TimeUnit u : TimeUnit.values()) cached.submit(r);",
        "for (String s : items) { permits.acquire(); cached.submit(r); }",
        "for (String s : items) { take(); cached.submit(r); }",
        "for (String s : items) cached.submit(r).get();", // one after the other
        "for (String s : items) { cached.submit(r); Thread.sleep(9); }",
        "for (String s : items) { if (b) { cached.submit(r); break; } }",
        "for (String s : items) { try (var own = Executors.newCachedThreadPool()) { own.submit(r);"
            + " } }",
      })
  void isBoundedBySomething(String statements) {
    assertEquals(0, unbounded(statements));
  }

  @Test
  void isBoundedByAPermitThatAVirtualTaskTakes() {
    String loop = "for (String s : items) Thread.startVirtualThread(() -> { %s; });";
    assertEquals(0, unbounded(loop.formatted("take()")));
    assertEquals(1, unbounded(loop.formatted("go(s)")));
  }

  @Test
  void isRepeatedByTheCallerOfItsMethod() {
    Snippet code =
        Snippet.of(
            "class A { void f(List<String> l) { B b = new B(); for (String s : l) b.g(s);"
                + " b.h(\"\"); } }",
            "class B { void g(String s) { new Thread(() -> i(s)).start(); }"
                + " void h(String s) { new Thread(() -> i(s)).start(); } void i(String s) {} }");
    assertEquals(1, Launch.unboundedIn(code.method("g")).size());
    assertEquals(0, Launch.unboundedIn(code.method("h")).size());
  }
}
