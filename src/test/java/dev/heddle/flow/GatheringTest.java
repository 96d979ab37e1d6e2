package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GatheringTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "CompletableFuture.allOf(a, b)                                          | true",
        "CompletableFuture.allOf(b)                                             | false",
        "CompletableFuture.anyOf(a, b)                                          | false",
        "CompletableFuture.allOf(a, b).thenRun(null)                            | true",
        "both(a, b)                                                             | true", // a helper
        "first(a, b)                                                            | false",
        "Unknown.together(a, b)                                                 | true", // nobody
        // knows
        "Unknown.anyOf(a, b)                                                    | false", // its
        // name
        // does
      })
  void coversTheMembersOfAFutureOfMany(String future, boolean covered) {
    Snippet code =
        Snippet.members(
            "CompletableFuture<?> both(CompletableFuture<?> x, CompletableFuture<?> y) { return"
                + " CompletableFuture.allOf(x, y); } CompletableFuture<?>"
                + " first(CompletableFuture<?> x, CompletableFuture<?> y) { return x; } void"
                + " g(Object o, Object p) {} void f(CompletableFuture<?> a, CompletableFuture<?> b)"
                + " { g("
                + future
                + ", a); }");
    Call call = code.call("g");
    assertEquals(covered, Gathering.covers(Drop.chain(call.argument(0)), call.argument(1)));
  }
}
