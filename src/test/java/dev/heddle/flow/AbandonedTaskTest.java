package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AbandonedTaskTest {
  private static final String WAIT = ".get(1, TimeUnit.SECONDS); ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "var x = pool.submit(r); x" + WAIT + "                                       | 1 | false",
        "pool.submit(r)" + WAIT + "                                                  | 1 | false",
        "CompletableFuture.runAsync(r)" + WAIT + "                                   | 1 | true",
        "var x = start(); x" + WAIT + "                                              | 1 | false",
        "var x = pool.submit(r); try { x"
            + WAIT
            + "} catch (TimeoutException e) { x.cancel(true); } | 0 | -",
        "var x = pool.submit(r); x.get();                                            | 0 | -",
        "var x = pool.submit(r); x.get(Long.MAX_VALUE, TimeUnit.DAYS);               | 0 | -",
        "given" + WAIT + "                                                           | 0 | -",
        "var x = pool.submit(r); try { x" + WAIT + "} finally { pool.shutdownNow(); } | 0 | -",
        "var x = pool.submit(r); kept = x; x" + WAIT + "                             | 0 | -",
      })
  void goesOnBehindATimeLimit(String statements, int expected, String stage) {
    Snippet code =
        Snippet.members(
            "ExecutorService pool; Runnable r; Future<?> kept; private Future<?> start() {"
                + " return pool.submit(r); } void f(Future<?> given) throws Exception { "
                + statements
                + " }");
    var found = AbandonedTask.in(code.method());
    assertEquals(expected, found.size());
    found.forEach(task -> assertEquals(Boolean.valueOf(stage), task.isStage()));
  }
}
