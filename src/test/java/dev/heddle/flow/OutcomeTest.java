package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OutcomeTest {
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
  void isHiddenByTheLastStage(String statements, String expected) {
    Call hiding = Outcome.hidingStage(drop(statements));
    assertEquals(expected, hiding == null ? null : hiding.name());
  }
}
