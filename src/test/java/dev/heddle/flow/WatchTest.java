package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WatchTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pool.submit(r).get();                                              | true",
        "Future<?> x = pool.submit(r); x.get();                             | true",
        "kept = pool.submit(r);                                             | true", // h joins it
        "other = pool.submit(r);                                            | false",
        "pool.submit(r);                                                    | false",
        "pool.submit(r).cancel(true);                                       | false",
        "pool.submit(r).isDone();                                           | false",
      })
  void isJoinedHereOrThroughItsField(String statements, boolean joined) {
    Snippet code =
        Snippet.members(
            "ExecutorService pool; Runnable r; Future<?> kept; Future<?> other;"
                + " void h() throws Exception { kept.get(); other.cancel(true); }"
                + " void f() throws Exception { "
                + statements
                + " }");
    assertEquals(joined, Watch.isJoined(code.call("pool.submit").result()));
  }
}
