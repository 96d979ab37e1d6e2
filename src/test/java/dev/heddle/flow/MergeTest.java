package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MergeTest {
  private static Snippet code(String statements) {
    return Snippet.of(
        "import reactor.core.publisher.*; import reactor.core.scheduler.*; import java.util.*;"
            + " class A { Flux<String> flux; Mono<String> mono; Mono<Void> none; Runnable r;"
            + " Mono<String> load(String s) { return mono; } Object f() { "
            + statements
            + " } }");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "return flux.flatMap(s -> load(s), Integer.MAX_VALUE);     | true",
        "return flux.flatMap(s -> load(s), 4);                     | false",
        "return flux.flatMap(s -> Mono.just(s), 4);                | false",
        "return Flux.just(\"a\").flatMap(s -> load(s));            | false",
      })
  void isUnboundedWithoutALimit(String statements, boolean unbounded) {
    Merge merge = Merge.of(code(statements).call("flatMap")).orElseThrow();
    assertEquals(unbounded, merge.isUnbounded());
  }

  @Test
  void isNoneInAMap() {
    assertEquals(true, Merge.of(code("return flux.map(s -> s);").call("map")).isEmpty());
  }
}
