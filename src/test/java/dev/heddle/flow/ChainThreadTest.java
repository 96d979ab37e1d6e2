package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChainThreadTest {
  private static String upstream(String members) {
    Snippet code =
        Snippet.of(
            "import reactor.core.publisher.*; import reactor.core.scheduler.*; import java.time.*;"
                + " class A { Mono<String> mono; Flux<String> flux; Scheduler own; "
                + members
                + " }");
    return ChainThread.upstream(code.callAt("x"), List.of())
        .map(Pool.Kind::name)
        .orElse("nobody says");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "mono./*x*/map(s -> s)                                                        | nobody"
            + " says",
        "mono.publishOn(Schedulers.parallel())./*x*/map(s -> s)                       |"
            + " NON_BLOCKING",
        "mono.publishOn(Schedulers.boundedElastic())./*x*/map(s -> s)                 | BLOCKING",
        "mono.publishOn(Schedulers.parallel()).filter(s -> true)./*x*/map(s -> s)     |"
            + " NON_BLOCKING",
        "mono.publishOn(Schedulers.parallel()).publishOn(Schedulers.boundedElastic())./*x*/map(s ->"
            + " s) | BLOCKING",
        "Mono.fromCallable(() -> 1).subscribeOn(Schedulers.boundedElastic())./*x*/map(s -> s) |"
            + " BLOCKING",
        "mono.publishOn(own)./*x*/map(s -> s)                                         |"
            + " BLOCKING", // may be
        "Flux.interval(Duration.ofDays(1))./*x*/map(s -> s)                           |"
            + " NON_BLOCKING",
        "Mono.delay(Duration.ofDays(1))./*x*/map(s -> s)                              |"
            + " NON_BLOCKING",
        "mono.delayElement(Duration.ofDays(1))./*x*/map(s -> s)                       |"
            + " NON_BLOCKING",
        "mono./*x*/map(s -> s).publishOn(Schedulers.parallel())                      "
            + " | nobody says", // behind it
      })
  void isThatOfTheNearestHopBefore(String chain, String expected) {
    assertEquals(expected, upstream("Object f() { return " + chain + "; }"));
  }

  @Test
  void followsMethodsThatGiveAChain() {
    assertEquals(
        "BLOCKING",
        upstream(
            "Object f() { return own()./*x*/map(s -> s); }"
                + " Mono<String> own() { return mono.publishOn(Schedulers.boundedElastic()); }"));
  }

  @Test
  void methodsThatGiveEachOthersChainComeToAnEnd() {
    assertEquals(
        "nobody says",
        upstream(
            "Object f() { return own()./*x*/map(s -> s); } Mono<String> own() { return other(); }"
                + " Mono<String> other() { return own().filter(s -> true); }"));
  }
}
