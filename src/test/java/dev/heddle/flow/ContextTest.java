package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ContextTest {
  private static Context of(String statement) {
    Snippet code =
        Snippet.of(
            "import reactor.core.publisher.*; import reactor.core.scheduler.*; import"
                + " java.util.concurrent.*; class A { Mono<String> mono; CompletableFuture<String>"
                + " c; ExecutorService pool; void f() { "
                + statement
                + " } void g() {} }");
    return code.program().places().context(code.call("g").method()).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "c.thenRun(() -> g());                                            "
            + "  | false | false", // whoever completes it
        "CompletableFuture.runAsync(null).thenRun(() -> g());               | true  | false", // the
        // common pool
        "pool.execute(() -> g());                                           | true  | false",
        "mono.publishOn(Schedulers.parallel()).subscribe(s -> g());         | true  | true",
        "mono.publishOn(Schedulers.boundedElastic()).subscribe(s -> g());   | true  | false",
      })
  void isSharedOrMadeForComputing(String statement, boolean shared, boolean computing) {
    assertEquals(shared, of(statement).isShared());
    assertEquals(computing, of(statement).isComputing());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "c.thenRun(() -> g());          | `CompletableFuture.thenRun` begins here",
        "new Thread(() -> g()).start(); | `new Thread` begins here",
      })
  void beginsWithAStep(String statement, String step) {
    assertEquals(step, of(statement).step().text());
  }
}
