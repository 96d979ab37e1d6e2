package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CountdownTest {
  private static final String FIELDS =
      "CountDownLatch latch; CountDownLatch other; ExecutorService pool; Runnable r; boolean b;"
          + "void work() { r.run(); } void safe() { b = true; } ";

  private static int skippable(String body) {
    Snippet code = Snippet.members(FIELDS + "void f() { pool.execute(() -> { " + body + " }); }");
    return Countdown.skippable(code.lambda()).size();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "work(); latch.countDown();                                              | 1",
        "if (b) throw new Error(); latch.countDown();                            | 1",
        "try { work(); latch.countDown(); } catch (Exception e) { }              | 1",
        "work(); other.countDown(); latch.countDown();                           | 1",
        "safe(); latch.countDown();                                              | 0",
        "latch.countDown(); work();                                              | 0",
        "try { work(); } finally { latch.countDown(); }                          | 0",
        "try { work(); } catch (Throwable e) { } latch.countDown();              | 0",
        "try { work(); latch.countDown(); } catch (Throwable e) { latch.countDown(); } | 0",
        "if (b) { work(); }                                                      | 0",
      })
  void isSkippedByAFailure(String body, int expected) {
    assertEquals(expected, skippable(body));
  }

  @Test
  void ofCodeThatNobodyWaitsForIsNone() {
    Snippet code = Snippet.members(FIELDS + "void f() { work(); latch.countDown(); }");
    assertEquals(0, Countdown.skippable(code.method()).size());
  }

  @Test
  void ofAHelperThatOnlyTasksCallIsOne() {
    Snippet code =
        Snippet.members(
            FIELDS
                + "private void g() { work(); latch.countDown(); }"
                + "void f() { pool.execute(() -> g()); }");
    assertEquals("work", code.text(Countdown.skippable(code.method("g")).get(0).by().site()));
  }
}
