package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SubmissionTest {
  private static final String FIELDS =
      "ExecutorService pool; CompletableFuture<String> c; Runnable r; void safe() { } ";

  private static Snippet code(String statements) {
    return Snippet.members(FIELDS + "void f() throws Exception { " + statements + " }");
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
  void isOneThatExecuteTakesAsWell(String statements, String expected) {
    Snippet code = code(statements);
    var site = Submission.of(code.method().drops().get(0));
    assertEquals(expected, site == null ? null : code.text(site));
  }
}
