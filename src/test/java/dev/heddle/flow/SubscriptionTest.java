package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SubscriptionTest {
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
        "mono.subscribe(); return null;                                | true  | true  | false",
        "mono.subscribe(s -> {}); return null;                         | true  | true  | false",
        "mono.subscribe(s -> {}, e -> {}); return null;                | false | true  | false",
        "return mono.subscribe();                                      | true  | false | false",
        "mono.onErrorResume(e -> mono).subscribe(); return null;       | true  | true  | true",
        "mono.map(s -> s).onErrorReturn(\"\").map(s -> s).subscribe(); return null; | true | true |"
            + " true",
      })
  void isForgottenOrSeesItsFailure(
      String statements, boolean deaf, boolean unheld, boolean recovers) {
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
  void neverEndsIfItsSourceDoesNot(String statements, boolean endless) {
    assertEquals(endless, new Subscription(code(statements).call("subscribe")).isEndless());
  }

  @Test
  void mayStandInAStepOfAChain() {
    Snippet code = code("return mono.map(s -> { flux./*in*/subscribe(); return s; });");
    assertEquals(true, new Subscription(code.callAt("in")).isBesideChain());
    Snippet plain = code("flux./*in*/subscribe(); return null;");
    assertEquals(false, new Subscription(plain.callAt("in")).isBesideChain());
  }
}
