package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LaunchesTest {
  private static final String HEAD =
      "import org.springframework.scheduling.annotation.*; import java.util.concurrent.*; class A {"
          + " ExecutorService pool; Runnable r; A other; @Async public Future<String> go() { return"
          + " null; } Future<String> plain() { return null; } ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pool./*x*/submit(r);                  | true",
        "CompletableFuture./*x*/runAsync(r);   | true",
        "other./*x*/go();                      | true", // a proxy moves it
        "/*x*/go();                            | false", // no proxy between
        "this./*x*/go();                       | false",
        "other./*x*/plain();                   | false",
        "pool./*x*/shutdown();                 | false",
        "other./*x*/unknown();                 | false",
      })
  void startWorkThatRunsElsewhere(String statement, boolean launch) {
    Snippet code = Snippet.of(HEAD + "void f() { " + statement + " } }");
    assertEquals(launch, Launches.isLaunch(code.callAt("x")));
  }

  private static boolean isWatched(String hook) {
    Snippet code =
        Snippet.of(
            "class A { private final Own pool = new Own(); void f(Runnable r) { pool.submit(r); }"
                + " }",
            "class Own extends ThreadPoolExecutor { Own() { super(1, 1, 0, null, null); } "
                + hook
                + " }");
    return Launches.isWatched(code.call("pool.submit"));
  }

  @Test
  void areWatchedByAPoolThatLooksAtItsTasks() {
    String after = "protected void afterExecute(Runnable r, Throwable t) { ";
    assertEquals(true, isWatched(after + "if (r instanceof Future<?> f) { f.isDone(); } }"));
    assertEquals(true, isWatched(after + "look(r); } void look(Runnable r) { }"));
    assertEquals(false, isWatched(after + "super.afterExecute(r, t); }"));
    assertEquals(false, isWatched(after + "if (t != null) { t.printStackTrace(); } }"));
    assertEquals(false, isWatched(""));
  }
}
