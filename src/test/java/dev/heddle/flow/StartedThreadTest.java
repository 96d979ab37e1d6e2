package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StartedThreadTest {
  private static StartedThread started(String statements, String others) {
    Snippet code =
        Snippet.members(
            "Runnable r; Thread kept; void safe() {} void f() throws Exception { "
                + statements
                + " } "
                + others);
    return new StartedThread(
        code.method().calls().filter(c -> c.is("start-thread")).findFirst().orElseThrow());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "new Thread(r).start();                                       | true  | true",
        "new Thread(() -> safe()).start();                            | true  | false",
        "Thread t = new Thread(r); t.start(); t.join();               | false | true",
        "Thread.startVirtualThread(r);                                | true  | true",
        "kept = Thread.startVirtualThread(r);                         | false | true",
        "Thread.startVirtualThread(r).join();                         | false | true",
        "Thread t = Thread.ofVirtual().start(() -> safe());           | true  | false",
      })
  void isForgottenIfNobodyHasIt(String statements, boolean forgotten, boolean fails) {
    StartedThread thread = started(statements, "");
    assertEquals(forgotten, thread.isForgotten());
    assertEquals(fails, thread.mayFail());
  }

  @Test
  void isWatchedByAHandler() {
    String builder = "Thread.ofPlatform().uncaughtExceptionHandler(null).start(r);";
    String main = "void main() { Thread.setDefaultUncaughtExceptionHandler(null); }";
    assertEquals(true, started(builder, "").isWatched());
    assertEquals(true, started("new Thread(r).start();", main).isWatched());
    assertEquals(false, started("new Thread(r).start();", "").isWatched());
  }
}
