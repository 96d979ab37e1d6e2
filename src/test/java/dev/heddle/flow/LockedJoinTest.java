package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LockedJoinTest {
  private static final String FIELDS =
      "final Object m = new Object(); Future<?> future; CountDownLatch latch; boolean b; Thread"
          + " t;ExecutorService pool; final Semaphore s = new Semaphore(1);void join() throws"
          + " Exception { future.get(); } void take() { synchronized (m) { b = true; } }";

  private static List<LockedJoin> joins(String statements) {
    return LockedJoin.of(
        Snippet.members(FIELDS + "void f() throws Exception { " + statements + " }").method());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "synchronized (m) { future.get(); }    | future.get | 0",
        "synchronized (m) { latch.await(); }   | latch.await | 0",
        "synchronized (m) { join(); }          | future.get | 2",
        "synchronized (this) { synchronized (m) { future.get(); } } | future.get | 0",
      })
  void areWaitsForWorkUnderALock(String statements, String text, int steps) {
    List<LockedJoin> joins = joins(statements);
    assertEquals(List.of(text), joins.stream().map(LockedJoin::text).toList());
    assertEquals(steps, joins.get(0).steps().size());
    assertEquals("m", joins.get(0).hold().lock().name());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "future.get();",
        "synchronized (m) { b = true; } future.get();",
        "synchronized (m) { latch.countDown(); }",
        "synchronized (m) { t.join(); }",
        "synchronized (m) { CompletableFuture.completedFuture(1).get(); }", // it is there
        "synchronized (m) { if (future.isDone()) future.get(); }",
        "s.acquire(); future.get(); s.release();", // permits keep nobody from a lock
        "synchronized (m) { pool.submit(() -> future.get()); }", // on another thread
      })
  void areNothingElse(String statements) {
    assertEquals(List.of(), joins(statements));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "synchronized (m) { pool.submit(() -> take()).get(); }                          | true",
        "synchronized (m) { Future<?> x = pool.submit(this::take); x.get(); }           | true",
        "synchronized (m) { pool.submit(() -> hashCode()).get(); }                      | false",
        "synchronized (this) { pool.submit(() -> take()).get(); }                       | false",
        "synchronized (m) { future.get(); }                                             | false",
      })
  void areDeadlocksIfTheWorkNeedsTheLock(String statements, boolean deadlock) {
    assertEquals(deadlock, joins(statements).get(0).isDeadlock());
  }
}
