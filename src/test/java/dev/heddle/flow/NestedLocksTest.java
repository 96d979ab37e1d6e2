package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NestedLocksTest {
  private static final String ACCOUNT = "class Account { int id; synchronized void take() {} }";

  private static List<String> nested(String members, String... files) {
    String[] all = new String[files.length + 1];
    all[0] = "class A { " + members + " }";
    System.arraycopy(files, 0, all, 1, files.length);
    return NestedLocks.of(Snippet.of(all).method("A.f")).stream()
        .map(n -> n.outer() + " " + n.inner() + (n.certain() ? " !" : ""))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "synchronized (from) { synchronized (to) { hashCode(); } }",
        "synchronized (from) { to.take(); }",
        "synchronized (from) { if (from.id == to.id) { synchronized (to) { hashCode(); } } }",
        "Account f = from; synchronized (f) { synchronized (to) { hashCode(); } }",
      })
  void twoObjectsOfTheCallerHaveNoOrder(String body) {
    assertEquals(1, nested("void f(Account from, Account to) { " + body + " }", ACCOUNT).size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "if (from.id < to.id) { synchronized (from) { synchronized (to) { hashCode(); } } }",
        "synchronized (from) { hashCode(); } synchronized (to) { hashCode(); }", // one after the
        // other
        "synchronized (from) { synchronized (from) { hashCode(); } }", // again
        "synchronized (from) { new Thread(() -> { synchronized (to) { hashCode(); } }).start(); }",
        "Account own = new Account(); synchronized (from) { synchronized (own) { hashCode(); } }",
        "synchronized (from) { synchronized (this) { hashCode(); } }", // of another class
      })
  void anOrderOrAnObjectOfItsOwnIsFine(String body) {
    assertEquals(List.of(), nested("void f(Account from, Account to) { " + body + " }", ACCOUNT));
  }

  @Test
  void theObjectItselfAndAnotherOfItsClass() {
    assertEquals(
        List.of("this other"),
        nested("synchronized void f(A other) { synchronized (other) { hashCode(); } }"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rw.readLock().lock(); rw.writeLock().lock();", // an upgrade
        "st.writeLock(); st.readLock();", // not reentrant
      })
  void aLockThatIsNeverGranted(String statements) {
    String fields =
        "final ReadWriteLock rw = new ReentrantReadWriteLock();"
            + "final StampedLock st = new StampedLock();";
    List<String> found = nested(fields + "void f() { " + statements + " }");
    assertEquals(1, found.size());
    assertEquals(true, found.get(0).endsWith("!"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "rw.writeLock().lock(); rw.readLock().lock();", // a downgrade
        "rw.writeLock().lock(); rw.readLock().lock(); rw.writeLock().lock();",
        "rw.readLock().lock(); rw.readLock().unlock(); rw.writeLock().lock();",
        "rw.readLock().lock(); if (!rw.writeLock().tryLock()) return;",
        "st.readLock(); st.readLock();",
        "l.lock(); l.lock();", // reentrant
      })
  void aLockThatIsGranted(String statements) {
    String fields =
        "final ReadWriteLock rw = new ReentrantReadWriteLock();"
            + "final StampedLock st = new StampedLock(); final Lock l = new ReentrantLock();";
    assertEquals(List.of(), nested(fields + "void f() { " + statements + " }"));
  }
}
