package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StageThreadTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "CompletableFuture.supplyAsync(s)./*x*/thenApply(v -> v);                | COMMON",
        "CompletableFuture.supplyAsync(s, fixed)./*x*/thenApply(v -> v);         | FIXED",
        "CompletableFuture.supplyAsync(s).thenApplyAsync(v -> v, fixed)./*x*/thenApply(v -> v); |"
            + " FIXED",
        "CompletableFuture.supplyAsync(s, fixed).thenApply(v -> v)./*x*/thenApply(v -> v); | FIXED",
        "var c = CompletableFuture.supplyAsync(s); c./*x*/thenApply(v -> v);     | COMMON",
        "given./*x*/thenApply(v -> v);                                           | -",
        "new CompletableFuture<String>()./*x*/thenApply(v -> v);                 | -",
      })
  void isThatOfTheStageBefore(String statements, Pool.Kind expected) {
    Snippet code =
        Snippet.members(
            "private final ExecutorService fixed = Executors.newFixedThreadPool(2);"
                + " Supplier<String> s; void f(CompletableFuture<String> given) { "
                + statements
                + " }");
    assertEquals(expected, StageThread.completing(code.callAt("x")).orElse(null));
  }
}
