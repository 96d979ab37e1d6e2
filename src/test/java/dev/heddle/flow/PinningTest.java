package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PinningTest {
  private static int pinned(int release, String body) {
    Snippet code =
        Snippet.of(
            release,
            "class A { Future<?> task; final Object m = new Object(); final Lock l = new"
                + " ReentrantLock(); int n; void waits() throws Exception { task.get(); }"
                + " synchronized void locked() throws Exception { waits(); } void f() {"
                + " Thread.startVirtualThread(() -> { try { "
                + body
                + " } catch (Exception e) { } }); } }");
    return code.program().places().pinnedByMonitor(code.lambda(), context -> true).size();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "synchronized (m) { waits(); }              | 1",
        "synchronized (m) { Thread.sleep(9); }      | 1",
        "locked();                                  | 1",
        "waits();                                   | 0",
        "synchronized (m) { n++; } waits();         | 0",
        "l.lock(); waits(); l.unlock();             | 0", // no monitor
        "synchronized (m) { m.wait(); }             | 0", // gives it up
      })
  void keepsAVirtualThreadOnItsCarrierUntilJava23(String body, int expected) {
    assertEquals(expected, pinned(21, body));
    assertEquals(0, pinned(24, body));
  }

  @ParameterizedTest
  @CsvSource({"21, 1", "24, 1"})
  void classInitialisersPinOnEveryRelease(int release, int expected) {
    Snippet code =
        Snippet.of(
            release,
            "class A { void f() { Thread.startVirtualThread(() -> { Slow.use(); }); } }",
            "class Slow { static { try { Thread.sleep(9); } catch (Exception e) { } } static void"
                + " use() {} }");
    assertEquals(
        expected, code.program().places().pinnedByInitialiser(code.lambda(), c -> true).size());
  }
}
