package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimedWaitTest {
  private static TimedWait wait(String statements) {
    Snippet code =
        Snippet.members(
            "CountDownLatch l; Semaphore s; Lock k; Condition c; ExecutorService p; boolean b;"
                + " void f() throws Exception { "
                + statements
                + " }");
    return new TimedWait(code.callAt("x"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "l./*x*/await(1, TimeUnit.SECONDS);                                  | true",
        "boolean never = l./*x*/await(1, TimeUnit.SECONDS);                  | true",
        "boolean ignored = l./*x*/await(1, TimeUnit.SECONDS);                | false",
        "if (l./*x*/await(1, TimeUnit.SECONDS)) b = true;                    | false",
        "b = l./*x*/await(1, TimeUnit.SECONDS);                              | false",
        "while (b) l./*x*/await(1, TimeUnit.SECONDS);                        | false", // looks
        // again
        "while (b) p./*x*/awaitTermination(1, TimeUnit.SECONDS);             | true",
        "s./*x*/tryAcquire(1, TimeUnit.SECONDS); s.release();                | true",
      })
  void isUnreadIfNobodyAsksHowItEnded(String statements, boolean unread) {
    assertEquals(unread, wait(statements).isUnread());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "p./*x*/awaitTermination(Long.MAX_VALUE, TimeUnit.SECONDS);  | true",
        "p./*x*/awaitTermination(9, TimeUnit.DAYS);                  | true",
        "c./*x*/await(-1, TimeUnit.SECONDS);                         | true",
        "p./*x*/awaitTermination(9, TimeUnit.HOURS);                 | false",
      })
  void isEndlessIfItsLimitNeverComes(String statements, boolean endless) {
    assertEquals(endless, wait(statements).isEndless());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "p./*x*/awaitTermination(1, TimeUnit.SECONDS); b = p.isTerminated();  | true",
        "p./*x*/awaitTermination(1, TimeUnit.SECONDS); p.shutdownNow();       | true",
        "p.isTerminated(); p./*x*/awaitTermination(1, TimeUnit.SECONDS);      | false",
        "p./*x*/awaitTermination(1, TimeUnit.SECONDS); p.execute(null);       | false",
      })
  void isAskedLaterInAnotherWay(String statements, boolean later) {
    assertEquals(later, wait(statements).isAskedLater());
  }
}
