package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LoneWaitTest {
  private static Snippet code(String statements) {
    return Snippet.members(
        "boolean b; Condition c; void f() throws Exception { " + statements + " }");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "wait();                                   | 1",
        "c.await();                                | 1",
        "if (b) wait();                            | 1",
        "while (b) wait();                         | 0",
        "do { wait(); } while (b);                 | 0",
        "for (;;) { if (b) break; c.await(); }     | 0",
        "while (b) { Runnable r = () -> c.awaitUninterruptibly(); } | 1",
        "notify();                                 | 0",
        "new CountDownLatch(1).await();            | 0",
      })
  void isOneWithoutALoop(String statements, int expected) {
    Snippet code = code(statements);
    assertEquals(
        expected, code.program().methods().stream().mapToInt(m -> LoneWait.of(m).size()).sum());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "if (b) wait();                                       | true",
        "if (b) { wait(1); }                                  | true",
        "if (b) { wait(); } else { b = true; }                | false",
        "if (b) { wait(); return; }                           | false",
        "if (b) { try { wait(); } finally { b = false; } }    | false",
        "wait();                                              | false",
      })
  void knowsTheIfThatMayBeAWhile(String statements, boolean expected) {
    Snippet code = code(statements);
    LoneWait wait = LoneWait.of(code.method()).get(0);
    assertEquals(expected ? "if" : null, wait.test() == null ? null : code.text(wait.test()));
    assertEquals(statements.contains("(1)"), wait.isTimed());
  }
}
