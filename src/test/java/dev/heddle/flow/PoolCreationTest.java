package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PoolCreationTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "new ThreadPoolExecutor(1, 4, 9, null, new LinkedBlockingQueue<>());   | true  | UNBOUNDED",
        "new ThreadPoolExecutor(4, 4, 9, null, new ArrayBlockingQueue<>(1));   | false | BOUNDED",
        "new ThreadPoolExecutor(n, 4, 9, null, q);                             | false | UNKNOWN",
      })
  void knowsItsSizesAndItsQueue(String statement, boolean grows, WorkQueue.Kind queue) {
    Snippet code =
        Snippet.members("int n; BlockingQueue<Runnable> q; void f() { " + statement + " }");
    PoolCreation pool = PoolCreation.of(code.call("new ThreadPoolExecutor")).orElseThrow();
    assertEquals(grows, pool.wantsToGrow());
    assertEquals(queue, pool.queue().kind());
    assertEquals("9", pool.keepAlive().constant());
  }

  @Test
  void isAlsoTheSuperCallOfASubclass() {
    Snippet code =
        Snippet.of(
            "class P extends ThreadPoolExecutor { P() { super(1, 2, 0, null, null); } P(int n) {"
                + " this(); } }");
    assertEquals(
        1, code.program().calls().all().filter(c -> PoolCreation.of(c).isPresent()).count());
  }

  @Test
  void isNoneOfAnotherPool() {
    Snippet code =
        Snippet.body("new ScheduledThreadPoolExecutor(1); Executors.newFixedThreadPool(1);");
    assertEquals(0, code.method().calls().filter(c -> PoolCreation.of(c).isPresent()).count());
  }
}
