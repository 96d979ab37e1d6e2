package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NullResultTest {
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
        "return mono.flatMap(s -> null);                        | 1",
        "return mono.map(s -> null);                            | 1",
        "return Mono.just(null);                                | 1",
        "return mono.flatMap(s -> s == null ? null : mono);     | 1",
        "return mono.flatMap(s -> mono);                        | 0",
        "return mono.doOnNext(s -> load(null));                 | 0",
      })
  void isGivenWhereAValueMustBe(String statements, int expected) {
    Snippet code = code(statements);
    assertEquals(
        expected, code.program().methods().stream().mapToInt(m -> NullResult.of(m).size()).sum());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "class B { CompletableFuture<String> f() { return null; } }              | return null;",
        "class B { CompletableFuture<String> f(boolean b) { if (b) return null; return null; } } |"
            + " return null;",
        "class B { String f() { return null; } }                                 | -",
        "class B { CompletableFuture<String> f() { return new CompletableFuture<>(); } } | -",
      })
  void isGivenInsteadOfAHandle(String text, String statement) {
    Snippet code = Snippet.of(text);
    String found =
        NullResult.of(code.method()).stream()
            .map(n -> code.text(n.statement()))
            .findFirst()
            .orElse(null);
    assertEquals(statement, found);
  }
}
