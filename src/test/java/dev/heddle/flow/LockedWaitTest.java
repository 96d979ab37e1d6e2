package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LockedWaitTest {
  private static final String FIELDS =
      "final Object m = new Object(); final Object k = new Object(); boolean b; String text;final"
          + " Lock l = new ReentrantLock(); final Lock tried = new ReentrantLock();final"
          + " ReadWriteLock rw = new ReentrantReadWriteLock(); Future<?> future; Socket socket;void"
          + " nap() throws Exception { Thread.sleep(9); } ";

  private static List<LockedWait> waits(String statements) {
    return LockedWait.of(
        Snippet.members(FIELDS + "void f() throws Exception { " + statements + " }").method());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "synchronized (m) { Thread.sleep(9); }                      | Thread.sleep in m",
        "l.lock(); Thread.sleep(9); l.unlock();                     | Thread.sleep in l",
        "synchronized (m) { nap(); }                                | Thread.sleep in m",
        "synchronized (m) { List.of(1).forEach(i -> { try { nap(); } catch (Exception e) { } }); }"
            + "                                                     | Thread.sleep in m",
      })
  void areFoundInASection(String statements, String expected) {
    LockedWait wait = waits(statements).get(0);
    assertEquals(expected, wait.effect().name() + " in " + wait.lock().lock().name());
    assertEquals(false, wait.isMinor());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Thread.sleep(9);",
        "synchronized (m) { } Thread.sleep(9);",
        "synchronized (m) { new Thread(() -> { try { nap(); } catch (Exception e) { } }).start();"
            + " }",
        "Object own = new Object(); synchronized (own) { Thread.sleep(9); }", // nobody waits for it
        "if (tried.tryLock()) { Thread.sleep(9); tried.unlock(); }", // single flight
        "synchronized (m) { future.get(); }", // another rule's
        "synchronized (m) { m.wait(); }", // gives it up
        "synchronized (m) { unknown(); }",
      })
  void areNoneElsewhere(String statements) {
    assertEquals(List.of(), waits(statements));
  }

  @Test
  void onAMonitorKeepOtherLocks() {
    LockedWait wait = waits("synchronized (k) { synchronized (m) { m.wait(); } }").get(0);
    assertEquals("k", wait.lock().lock().name());
    assertEquals(null, wait.effect());
  }

  @Test
  void areOneASection() {
    assertEquals(1, waits("synchronized (m) { Thread.sleep(1); Thread.sleep(2); }").size());
    assertEquals(
        2,
        waits("synchronized (m) { Thread.sleep(1); } synchronized (m) { Thread.sleep(2); }")
            .size());
  }

  @Test
  void ofFilesAreMinor() {
    assertEquals(
        true, waits("synchronized (m) { new FileInputStream(text).read(); }").get(0).isMinor());
    assertEquals(true, waits("rw.readLock().lock(); Thread.sleep(1);").get(0).isMinor());
  }

  @Test
  void thatFillGuardedStateAreMeant() {
    assertEquals(
        List.of(),
        waits(
            "synchronized (m) { if (text == null) { text = load(); } }"
                + " } String load() throws Exception { Thread.sleep(9); return \"\";"));
  }

  @Test
  void areNoneWhileTheObjectIsMade() {
    Snippet code =
        Snippet.members(FIELDS + "A() throws Exception { synchronized (m) { Thread.sleep(9); } }");
    assertEquals(List.of(), LockedWait.of(code.method("<init>")));
  }
}
