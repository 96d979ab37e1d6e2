package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EndlessWorkTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Thread.sleep(9);                                              | true",
        "task.get();                                                   | true",
        "q.take();                                                     | true",
        "inside();                                                     | true",
        "while (true) { n++; }                                         | true",
        "while (!Thread.currentThread().isInterrupted()) { n++; }      | true",
        "task.get(1, TimeUnit.SECONDS);                                | false",
        "q.poll();                                                     | false",
        "while (n < 9) { n++; }                                        | false",
        "while (true) { if (n++ > 9) return; }                         | false",
        "ring();                                                       | false", // comes to an end
        "CompletableFuture.completedFuture(1).get();                   | false",
        "n++;                                                          | false",
      })
  void keepsATaskBusyUntilItIsInterrupted(String statements, boolean endless) {
    Snippet code =
        Snippet.members(
            "int n; Future<?> task; BlockingQueue<String> q; void ring() { ring(); }"
                + " void inside() throws Exception { Thread.sleep(1); }"
                + " void f() throws Exception { "
                + statements
                + " }");
    assertEquals(endless, EndlessWork.in(code.method()).isPresent());
  }
}
