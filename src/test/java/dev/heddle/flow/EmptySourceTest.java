package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EmptySourceTest {
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
        "return none.map(v -> 1);                           | map    | true",
        "return Mono.empty().map(v -> 1);                   | map    | true",
        "return none.flatMap(v -> mono);                    | flatMap | true",
        "return none.switchIfEmpty(none);                   | switchIfEmpty | true",
        "return mono.map(v -> 1);                           | map    | false",
        "return mono.switchIfEmpty(mono);                   | switchIfEmpty | false",
        "return none.then(mono).map(v -> 1);                | map    | false",
        "return none.map(v -> mono).filter(v -> true);      | filter | false", // dead before
      })
  void isOfAnOperatorThatMissesItsValue(String statements, String operator, boolean empty) {
    EmptySource found = EmptySource.of(code(statements).call(operator)).orElse(null);
    assertEquals(empty, found != null);
  }
}
