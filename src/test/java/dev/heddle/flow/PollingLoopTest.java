package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PollingLoopTest {
  private static final String FIELDS =
      "Future<?> future; Thread thread; volatile boolean ready; boolean plain; AtomicBoolean a;"
          + "int n; int k; Queue<String> q; boolean over() { return ready; } List<Future<?>> all;"
          + "void other() { ready = true; plain = true; a.set(true); } void work() { n++; } ";

  private static List<PollingLoop> loops(String statements) {
    return PollingLoop.of(
        Snippet.members(FIELDS + "void f() throws Exception { " + statements + " }").method());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "while (!future.isDone()) { }                               | future.isDone() | false",
        "while (!future.isDone()) Thread.sleep(9);                  | future.isDone() | true",
        "while (thread.isAlive()) { Thread.onSpinWait(); }          | thread.isAlive() | false",
        "while (!ready) { }                                         | ready | false",
        "while (!over()) Thread.sleep(1);                           | ready | true", // a getter
        "while (!a.get()) { }                                       | a | false",
        "for (;;) { if (future.isDone()) break; Thread.sleep(1); }  | future.isDone() | true",
        "do { Thread.sleep(1); } while (!future.isDone());          | future.isDone() | true",
      })
  void asksAgainAndAgain(String statements, String text, boolean pauses) {
    PollingLoop loop = loops(statements).get(0);
    assertEquals(text, loop.text());
    assertEquals(pauses, loop.pauses());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "while (!future.isDone()) { work(); }", // does something meanwhile
        "while (n < 3) { n++; }",
        "for (int i = 0; i < 100; i++) { if (future.isDone()) return; Thread.onSpinWait(); }",
        "while (true) { Thread.sleep(1); }", // asks nothing
        "for (Future<?> x : all) { x.isDone(); }",
        "while (k == 0) { }", // nobody else changes it
      })
  void isNothingElse(String statements) {
    assertEquals(List.of(), loops(statements));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "while (!plain) { }                                         | true",
        "while (!ready) { }                                         | false", // volatile
        "while (!plain) { Thread.sleep(1); }                        | false",
        "synchronized (this) { while (!plain) { } }                 | false",
      })
  void mayNeverSeeAPlainField(String statements, boolean never) {
    assertEquals(never, loops(statements).get(0).mayNeverEnd());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "while (!future.isDone()) { }     | use `get` or `join`",
        "while (thread.isAlive()) { }     | use `join`",
        "while (!ready) { }               | -",
      })
  void knowsWhatWaitsInstead(String statements, String remedy) {
    assertEquals(remedy, loops(statements).get(0).remedy());
  }
}
