package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DropTest {
  private static final String FIELDS =
      "ExecutorService pool; CompletableFuture<String> c; Runnable r; void safe() { } ";

  private static Snippet code(String statements) {
    return Snippet.members(FIELDS + "void f() throws Exception { " + statements + " }");
  }

  private static Drop drop(String statements) {
    return code(statements).method().drops().get(0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pool.submit(r);                                                    | true  | true  |"
            + " false",
        "pool.submit(() -> safe());                                         | true  | false |"
            + " false",
        "CompletableFuture.runAsync(r);                                     | true  | true  |"
            + " false",
        "CompletableFuture.runAsync(r).exceptionally(e -> null);            | true  | true  | true",
        "CompletableFuture.runAsync(() -> safe()).thenRun(() -> safe());    | true  | false |"
            + " false",
        "CompletableFuture.runAsync(() -> safe()).thenRun(r);               | true  | true  |"
            + " false",
        "c.thenRun(r);                                                      | false | true  |"
            + " false",
        "c.whenComplete((v, e) -> safe());                                  | false | true  | true",
      })
  void knowsWhatBecomesOfAFailure(
      String statements, boolean launched, boolean fails, boolean seen) {
    Drop drop = drop(statements);
    assertEquals(launched, drop.isLaunched());
    assertEquals(fails, drop.canFail());
    assertEquals(seen, drop.seesFailure());
  }
}
