package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SerialWaitTest {
  private static final String FIELDS =
      "ExecutorService pool; Callable<String> task; List<Callable<String>> tasks; boolean"
          + " b;List<Future<String>> futures; Future<String> start(Object o) { return"
          + " pool.submit(task); }String await(Future<String> f) throws Exception { return f.get();"
          + " }CompletableFuture<String> go(Object o) { return CompletableFuture.supplyAsync(() ->"
          + " \"\"); }Future<String> kept; ";

  private static int waits(String statements) {
    return SerialWait.in(
            Snippet.members(FIELDS + "void f() throws Exception { " + statements + " }").method())
        .size();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "for (Callable<String> t : tasks) pool.submit(t).get();",
        "for (Callable<String> t : tasks) { Future<String> x = pool.submit(t); x.get(); }",
        "for (Callable<String> t : tasks) start(t).get();",
        "for (Callable<String> t : tasks) { await(start(t)); }", // a helper waits
        "tasks.stream().map(t -> go(t)).map(CompletableFuture::join).toList();",
      })
  void waitsForWhatTheRoundHasStarted(String statements) {
    assertEquals(1, waits(statements));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pool.submit(task).get();",
        "for (Future<String> x : futures) x.get();", // all are under way
        "for (Callable<String> t : tasks) futures.add(pool.submit(t));",
        "List<CompletableFuture<String>> l = tasks.stream().map(t -> go(t)).toList();"
            + " l.forEach(CompletableFuture::join);",
        "for (Callable<String> t : tasks) kept.get();", // another one's work
        "for (Callable<String> t : tasks) pool.submit(t).get(1, TimeUnit.SECONDS);", // has a limit
        "for (Callable<String> t : tasks) { pool.submit(t).get(); return; }", // runs once
      })
  void nothingElseIsSerial(String statements) {
    assertEquals(0, waits(statements));
  }
}
