package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WorkQueueTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "new LinkedBlockingQueue<>()                    | UNBOUNDED",
        "new LinkedBlockingQueue<>(10)                  | BOUNDED",
        "new LinkedBlockingQueue<>(n)                   | BOUNDED",
        "new LinkedBlockingQueue<>(Integer.MAX_VALUE)   | UNBOUNDED",
        "new ArrayBlockingQueue<>(1)                    | BOUNDED",
        "new PriorityBlockingQueue<>()                  | UNBOUNDED",
        "new SynchronousQueue<>()                       | HAND_OVER",
        "b ? new LinkedBlockingQueue<>() : new PriorityBlockingQueue<>() | UNBOUNDED",
        "b ? new LinkedBlockingQueue<>() : new SynchronousQueue<>()      | UNKNOWN",
        "make()                                         | UNBOUNDED",
        "kept                                           | UNBOUNDED",
        "given                                          | UNKNOWN",
        "new Own()                                      | UNKNOWN", // may refuse
      })
  void hasRoomForAsMuchAsItsMakingSays(String queue, WorkQueue.Kind kind) {
    Snippet code =
        Snippet.of(
            "class A { int n; boolean b; BlockingQueue<Runnable> kept = new"
                + " LinkedBlockingQueue<>(); BlockingQueue<Runnable> make() { return new"
                + " LinkedBlockingQueue<>(); } void g(Object o) {} void f(BlockingQueue<Runnable>"
                + " given) { g("
                + queue
                + "); } }",
            "class Own extends LinkedBlockingQueue<Runnable> {"
                + " public boolean offer(Runnable r) { return false; } }");
    assertEquals(kind, WorkQueue.of(code.call("g").argument(0)).kind());
  }
}
