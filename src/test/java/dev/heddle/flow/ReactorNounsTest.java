package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What publishers of Reactor are seen to do: merges, subscriptions, empty sources and nulls. */
class ReactorNounsTest {
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
  void mergeWithoutALimit(String statements, boolean unbounded) {
    Merge merge = Merge.of(code(statements).call("flatMap")).orElseThrow();
    assertEquals(unbounded, merge.isUnbounded());
  }

  @Test
  void mergeNothingInAMap() {
    assertEquals(true, Merge.of(code("return flux.map(s -> s);").call("map")).isEmpty());
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
  void waitForAValueOfAnEmptySource(String statements, String operator, boolean empty) {
    EmptySource found = EmptySource.of(code(statements).call(operator));
    assertEquals(empty, found != null);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mono.subscribe(); return null;                                | true  | true  | false",
        "mono.subscribe(s -> {}); return null;                         | true  | true  | false",
        "mono.subscribe(s -> {}, e -> {}); return null;                | false | true  | false",
        "return mono.subscribe();                                      | true  | false | false",
        "mono.onErrorResume(e -> mono).subscribe(); return null;       | true  | true  | true",
        "mono.map(s -> s).onErrorReturn(\"\").map(s -> s).subscribe(); return null; | true | true |"
            + " true",
      })
  void subscribeAndForget(String statements, boolean deaf, boolean unheld, boolean recovers) {
    Subscription subscription = new Subscription(code(statements).call("subscribe"));
    assertEquals(deaf, subscription.hasNoErrorConsumer());
    assertEquals(unheld, subscription.isUnheld());
    assertEquals(recovers, subscription.recovers());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Flux.interval(null).subscribe(s -> {}); return null;             | true",
        "Flux.interval(null).take(3).subscribe(s -> {}); return null;     | false",
        "flux.subscribe(s -> {}); return null;                            | false",
      })
  void subscribeToWhatNeverEnds(String statements, boolean endless) {
    assertEquals(endless, new Subscription(code(statements).call("subscribe")).isEndless());
  }

  @Test
  void knowASubscriptionInAStepOfAChain() {
    Snippet code = code("return mono.map(s -> { flux./*in*/subscribe(); return s; });");
    assertEquals(true, new Subscription(code.callAt("in")).isBesideChain());
    Snippet plain = code("flux./*in*/subscribe(); return null;");
    assertEquals(false, new Subscription(plain.callAt("in")).isBesideChain());
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
  void giveNullWhereAValueMustBe(String statements, int expected) {
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
  void giveNullInsteadOfAHandle(String text, String statement) {
    Snippet code = Snippet.of(text);
    String found =
        NullResult.of(code.method()).stream()
            .map(n -> code.text(n.statement()))
            .findFirst()
            .orElse(null);
    assertEquals(statement, found);
  }
}
