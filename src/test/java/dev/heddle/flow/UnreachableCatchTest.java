package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnreachableCatchTest {
  private static final String CATCH = " } catch (Exception e) { b = true; }";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "try { CompletableFuture.runAsync(() -> work());" + CATCH + "             | 1",
        "try { CompletableFuture.runAsync(() -> work()); } catch (IOException e) { } | 0",
        "try { CompletableFuture.runAsync(() -> work()).join();" + CATCH + "      | 0",
        "try { work(); CompletableFuture.runAsync(() -> work());" + CATCH + "     | 0",
        "try { work();" + CATCH + "                                                | 0",
        "try { CompletableFuture.runAsync(() -> work()); throw new Error();" + CATCH + " | 0",
        "try { CompletableFuture.runAsync(() -> work()); } catch (RejectedExecutionException e) { }"
            + " | 0",
      })
  void neverSeesTheFailureOfWorkThatItsBlockStarts(String statements, int expected) {
    Snippet code =
        Snippet.members(
            "boolean b; Runnable r; CompletableFuture<Void> c; void work() { r.run(); }"
                + " void f() { "
                + statements
                + " }");
    assertEquals(expected, UnreachableCatch.of(code.method()).size());
  }
}
