package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MonitorCallTest {
  private static final String FIELDS =
      "final Object m = new Object(); final Lock l = new ReentrantLock(); boolean b; Thread t;"
          + "final Condition c = l.newCondition(); ReadWriteLock rw; ";

  private static MonitorCall first(String members) {
    return MonitorCall.of(Snippet.members(FIELDS + members).method()).get(0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "m.notify();                                     | true",
        "synchronized (m) { m.notify(); }                | false",
        "synchronized (this) { m.wait(); }               | true", // another monitor
        "notifyAll();                                    | true",
        "synchronized (this) { notifyAll(); }            | false",
        "Object x = m; synchronized (m) { x.notify(); }  | false",
        "c.await();                                      | true",
        "l.lock(); c.await();                            | false",
        "l.lock(); l.unlock(); c.signal();               | true",
      })
  void knowsThatItsLockIsNotHeld(String statements, boolean unlocked) {
    assertEquals(unlocked, first("void f() throws Exception { " + statements + " }").isUnlocked());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "void f(Object o) { o.notify(); }                                     | false", // not ours
        "void fLocked() { } void f() { m.notify(); } void g() { f(); }        | true",
        "void f() { m.notify(); } void g() { synchronized (m) { f(); } }      | false",
        "void f() { m.notify(); } void g() { synchronized (m) { f(); } } void h() { f(); } | true",
        "private void f() { m.notify(); } void g() { synchronized (m) { f(); } } | false",
        "Object give() { return m; } void f() { give().notify(); }            | false",
      })
  void believesThatACallerMayHoldIt(String members, boolean unlocked) {
    assertEquals(unlocked, first(members).isUnlocked());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "void g() throws Exception { while (b) m.wait(); } void h() throws Exception { while (!b)"
            + " m.wait(); }              | m.notify();    | true",
        "void g() throws Exception { while (b) m.wait(); } void h() throws Exception { while (b)"
            + " m.wait(1); }              | m.notify();    | false",
        "void g() throws Exception { while (b) m.wait(); } void h() throws Exception { while (!b)"
            + " m.wait(); }              | m.notifyAll(); | false",
        "void g() throws Exception { while (b) m.wait(); } void h() throws Exception { while (!b)"
            + " wait(); }                | m.notify();    | false",
        "void g() throws Exception { while (true) m.wait(); } void h() throws Exception { while"
            + " (!b) m.wait(); }              | m.notify();    | false",
        "void g() throws Exception { while (b) c.await(); } void h() throws Exception { while (!b)"
            + " c.await(); }             | c.signal();    | true",
      })
  void mayWakeTheWrongWaiter(String waiters, String signal, boolean wrong) {
    assertEquals(wrong, first(waiters + " void f() { " + signal + " }").mayWakeTheWrongOne());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "new Thread(() -> m.notify()).start();    | true", // another thread holds it
        "List.of(1).forEach(i -> m.notify());     | false",
        "Runnable kept = () -> m.notify();        | false", // nothing tells who runs it
      })
  void knowsWhichThreadALambdaIsOn(String statement, boolean unlocked) {
    Snippet code = Snippet.members(FIELDS + "void f() { synchronized (m) { " + statement + " } }");
    assertEquals(unlocked, MonitorCall.of(code.lambda()).get(0).isUnlocked());
  }

  @Test
  void knowsAMonitorCallOnACondition() {
    assertEquals(true, first("void f() { c.notify(); }").mistakesCondition());
    assertEquals(false, first("void f() { c.signal(); }").mistakesCondition());
    assertEquals(true, first("void f() throws Exception { t.wait(); }").isOnThread());
    assertEquals(false, first("void f() throws Exception { m.wait(); }").isOnThread());
  }

  @Test
  void knowsThatReadLocksHaveNoCondition() {
    Snippet code =
        Snippet.members(
            FIELDS
                + "void f() { rw.readLock()./*r*/newCondition();"
                + " rw.writeLock()./*w*/newCondition(); l./*l*/newCondition(); }");
    assertEquals(true, MonitorCall.isUnsupported(code.callAt("r")));
    assertEquals(false, MonitorCall.isUnsupported(code.callAt("w")));
    assertEquals(false, MonitorCall.isUnsupported(code.callAt("l")));
  }
}
