package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CancellationTest {
  private static final String FIELDS =
      "volatile boolean stop; ExecutorService pool; CompletableFuture<Void> given; Thread t;void"
          + " loop() { while (true) { hashCode(); } } void polite() { while (!stop) { hashCode(); }"
          + " }void wait1() { try { Thread.sleep(99); } catch (InterruptedException e) { } }void"
          + " quick() { } ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "var c = CompletableFuture.runAsync(() -> wait1()); c.cancel(true);            |"
            + " TASK_GOES_ON",
        "var c = CompletableFuture.runAsync(this::wait1); c.cancel(true);              |"
            + " TASK_GOES_ON",
        "CompletableFuture.runAsync(() -> wait1()).orTimeout(1, TimeUnit.DAYS);        | TIMEOUT",
        "var c = CompletableFuture.runAsync(() -> quick()).thenRun(() -> { }); c.cancel(true); |"
            + " DERIVED_STAGE",
        "var c = CompletableFuture.runAsync(() -> quick()); c.cancel(true);            | -",
        "var c = CompletableFuture.runAsync(() -> wait1()); c.cancel(false);           | -",
        "var c = pool.submit(() -> wait1()); c.cancel(true);                        "
            + "   | -", // interrupts
        "given.cancel(true);                                                           | -",
        "var c = CompletableFuture.runAsync(() -> polite()); stop = true; c.cancel(true); | -",
        "var c = CompletableFuture.runAsync(() -> wait1()); t.interrupt(); c.cancel(true); | -",
      })
  void hasNoEffect(String statements, Cancellation.Kind expected) {
    Snippet code = Snippet.members(FIELDS + "void f() { " + statements + " }");
    assertEquals(
        expected,
        Cancellation.ineffectiveIn(code.method()).stream()
            .map(Cancellation::kind)
            .findFirst()
            .orElse(null));
  }
}
