package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class InnerHandleTest {
  private static final String FIELDS =
      "CompletableFuture<String> c; ExecutorService pool; CompletableFuture<String> send() { return"
          + " c; }Mono<String> mono; Mono<String> load() { return mono; } Object kept; ";

  private static InnerHandle of(String statements, String call) {
    Snippet code =
        Snippet.of(
            "import java.util.concurrent.*; import java.util.*; import reactor.core.publisher.*;"
                + " class A { "
                + FIELDS
                + "Object f() throws Exception { "
                + statements
                + " } }");
    return InnerHandle.of(code.call(call)).orElse(null);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "return c.thenApply(s -> send());            | c.thenApply   | CompletableFuture |"
            + " thenCompose",
        "return c.thenApplyAsync(s -> send());       | c.thenApplyAsync | CompletableFuture |"
            + " thenComposeAsync",
        "return mono.map(s -> load());               | mono.map      | Mono              | flatMap",
        "return pool.submit(() -> send());           | pool.submit   | CompletableFuture | -",
      })
  void isWhatAnOperatorWraps(String statements, String call, String type, String flattening) {
    InnerHandle inner = of(statements, call);
    assertEquals(type, inner.type().simpleName());
    assertEquals(flattening, inner.flattening());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "return c.thenCompose(s -> send());          | c.thenCompose",
        "return c.thenApply(s -> s);                 | c.thenApply",
        "return mono.flatMap(s -> load());           | mono.flatMap",
        "return c.thenApply(s -> unknown(s));        | c.thenApply",
      })
  void isNoneWhereItIsFlattenedOrUnknown(String statements, String call) {
    assertEquals(null, of(statements, call));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "c.thenApply(s -> send()).join(); return null;", // only the outer one
        "var x = c.thenApply(s -> send()); x.get(); return null;",
        "var x = c.thenApply(s -> send()); x.thenRun(() -> { }); return null;",
      })
  void isNeverAwaitedIfOnlyTheOuterOneIs(String statements) {
    assertEquals(true, of(statements, "c.thenApply").isNeverAwaited());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "return c.thenApply(s -> send()).thenCompose(x -> x);",
        "c.thenApply(s -> send()).join().join(); return null;",
        "var x = c.thenApply(s -> send()); x.thenAccept(y -> y.join()); return null;",
        "kept.equals(c.thenApply(s -> send())); return null;", // somebody else's
      })
  void isAwaitedIfSomethingFlattensIt(String statements) {
    assertEquals(false, of(statements, "c.thenApply").isNeverAwaited());
  }
}
