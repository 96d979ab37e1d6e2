package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NewThreadTest {
  private static final String[] CLASSES = {
    "class Own extends Thread { Own named() { setName(\"x\"); return this; } void go() { start(); }"
        + " }",
    "class Started extends Thread { Started() { start(); } }",
  };

  private static Snippet code(String statements) {
    return Snippet.of(
        "class A { Runnable r; Thread kept; void g(Thread t) {} Object f() { "
            + statements
            + " } }",
        CLASSES[0],
        CLASSES[1]);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "new Thread(r); return null;                          | true  | false | false",
        "new Thread(r).start(); return null;                  | true  | true  | false",
        "Thread t = new Thread(r); t.setDaemon(true); t.start(); return null; | true | true |"
            + " false",
        "Thread t = new Thread(r); return t;                  | false | false | false",
        "kept = new Thread(r); return null;                   | false | false | false",
        "g(new Thread(r)); return null;                       | false | false | false",
        "new Thread(r).run(); return null;                    | true  | true  | true",
        "Thread t = new Thread(r); t.start(); t.isAlive(); return null; | true | true | true",
        "new Own().named().start(); return null;              | true  | true  | false",
        "new Own().go(); return null;                         | false | false | true", // its own
        // method
      })
  void knowsWhoStartsIt(String statements, boolean here, boolean started, boolean used) {
    Call creation =
        code(statements).method("A.f").calls().filter(NewThread::isOne).findFirst().orElseThrow();
    NewThread thread = new NewThread(creation);
    assertEquals(here, thread.isKeptHere());
    assertEquals(started, thread.isStarted());
    assertEquals(used, thread.isUsed());
  }

  @Test
  void isNoneIfItStartsItself() {
    Snippet code =
        code("new Started(); Thread.ofVirtual().unstarted(r); new Object(); return null;");
    assertEquals(false, NewThread.isOne(code.call("new Started")));
    assertEquals(true, NewThread.isOne(code.call("unstarted")));
    assertEquals(false, NewThread.isOne(code.call("new Object")));
  }
}
