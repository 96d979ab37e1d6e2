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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "c.exceptionally(e -> null);                                         |"
            + " exceptionally", // sees nothing
        "c.handle((v, e) -> null);                                           | handle",
        "c.handle((v, e) -> { e.printStackTrace(); return null; });          | -",
        "c.handle((v, ignored) -> null);                                     | -", // said on
        // purpose
        "c.exceptionally(e -> { e.printStackTrace(); return null; }).thenRun(r); | thenRun",
        "c.exceptionally(e -> { e.printStackTrace(); return null; }).thenRun(() -> safe()); | -",
        "c.thenRun(r);                                                       | -", // no handler at
        // all
      })
  void knowsTheLastStageThatHidesIt(String statements, String expected) {
    Call hiding = Outcome.hidingStage(drop(statements));
    assertEquals(expected, hiding == null ? null : hiding.name());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "pool.submit(r);                                   | submit",
        "pool.submit(() -> \"value\");                     | -", // no Runnable
        "new ScheduledThreadPoolExecutor(1).submit(r);     | -", // keeps the failure all the same
        "CompletableFuture.runAsync(r);                    | -",
      })
  void knowsASubmissionThatExecuteTakesAsWell(String statements, String expected) {
    Snippet code = code(statements);
    var site = Submission.of(code.method().drops().get(0));
    assertEquals(expected, site == null ? null : code.text(site));
  }
}
