package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThreadValueTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pool.execute(() -> t.set(\"\"));                                              | 1",
        "pool.execute(() -> { t.set(\"\"); t.remove(); });                             | 0",
        "pool.execute(() -> { t.set(\"\"); g(); t.remove(); });                        | 1", // may
        // not
        // get
        // there
        "pool.execute(() -> { t.set(\"\"); try { g(); } finally { t.remove(); } });    | 0",
        "new Thread(() -> t.set(\"\")).start();                                        | 0", // ends
        // with
        // it
        "t.set(\"\");                                                            "
            + "      | 0", // whose thread?
        "pool.execute(() -> t.get());                                                  | 0",
      })
  void isLeftOnAThreadThatLasts(String statement, int expected) {
    Snippet code =
        Snippet.members(
            "static final ThreadLocal<String> t = new ThreadLocal<>(); Runnable r; final"
                + " ExecutorService pool = Executors.newFixedThreadPool(2); void g() { r.run(); }"
                + " void f() { "
                + statement
                + " }");
    assertEquals(
        expected,
        code.program().methods().stream().mapToInt(m -> ThreadValue.leftBy(m).size()).sum());
  }
}
