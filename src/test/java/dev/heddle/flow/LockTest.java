package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LockTest {
  private static final String FIELDS =
      "final Lock l = new ReentrantLock(); final Lock k = new ReentrantLock(); Lock open;final"
          + " ReadWriteLock rw = new ReentrantReadWriteLock(); final Lock w = rw.writeLock();final"
          + " StampedLock st = new StampedLock(); static final Lock LOCK = new ReentrantLock();Lock"
          + " getL() { return l; } Lock pick(int i) { return i == 0 ? l : k; } A other; ";

  private static Snippet code(String statements) {
    return Snippet.members(FIELDS + "void f(Lock given, A a, A b) { " + statements + " }");
  }

  private static Lock lock(Snippet code, String mark) {
    return Lock.of(code.callAt(mark));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "l./*1*/lock();                         | this.l./*2*/unlock();",
        "l./*1*/lock();                         | getL()./*2*/unlock();", // an accessor
        "Lock x = l; x./*1*/lock();             | l./*2*/unlock();", // an alias
        "Lock x = given; x./*1*/lock();         | given./*2*/unlock();",
        "Lock x = pick(1); x./*1*/lock();       | x./*2*/unlock();", // kept by a local
        "LOCK./*1*/lock();                      | A.LOCK./*2*/unlock();",
        "w./*1*/lock();                         | rw.writeLock()./*2*/unlock();", // a half in a
        // field
        "a.l./*1*/lock();                       | a.l./*2*/unlock();",
      })
  void isTheSameHoweverItIsWritten(String first, String second) {
    Snippet code = code(first + second);
    assertTrue(lock(code, "2").releases(lock(code, "1")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "l./*1*/lock();                         | k./*2*/unlock();",
        "a.l./*1*/lock();                       | b.l./*2*/unlock();",
        "a.l./*1*/lock();                       | l./*2*/unlock();",
        "given./*1*/lock();                     | l./*2*/unlock();",
        "rw.readLock()./*1*/lock();             | rw.writeLock()./*2*/unlock();",
        "st./*1*/readLock();                    | st./*2*/unlockWrite(0);",
      })
  void isNotTakenForAnother(String first, String second) {
    Snippet code = code(first + second);
    assertFalse(lock(code, "2").releases(lock(code, "1")));
  }

  @Test
  void halvesAreOfOneLock() {
    Snippet code = code("rw.readLock()./*1*/lock(); rw.writeLock()./*2*/lock();");
    assertTrue(lock(code, "1").isSameAs(lock(code, "2")));
    assertEquals(Lock.Half.READ, lock(code, "1").half());
    assertEquals(Lock.Half.WRITE, lock(code, "2").half());
  }

  @Test
  void everyHalfIsReleasedByTheWhole() {
    Snippet code = code("st./*1*/readLock(); st./*2*/unlock(0);");
    assertTrue(lock(code, "2").releases(lock(code, "1")));
    assertEquals(Lock.Kind.STAMPED, lock(code, "1").kind());
    assertFalse(lock(code, "1").isOwned());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pick(1)./*1*/lock();", // may be another one the next time
        "given = l; given./*1*/lock();", // written again
        "l./*1*/newCondition();", // takes nothing
      })
  void isUnknownWhereNothingTells(String statement) {
    assertNull(lock(code(statement), "1"));
  }

  @Test
  void ofAMethodIsItsObjectOrClass() {
    Snippet code =
        Snippet.of(
            "class A { synchronized void f() {} static synchronized void g() {} }",
            "class B extends A { synchronized void h() {} }",
            "class C { synchronized void i() {} }");
    Lock own = Lock.monitorOf(code.method("f"));
    assertTrue(own.isSameAs(Lock.monitorOf(code.method("h")))); // one object, seen twice
    assertFalse(own.isSameAs(Lock.monitorOf(code.method("i"))));
    assertFalse(own.isSameAs(Lock.monitorOf(code.method("g"))));
    assertTrue(Lock.monitorOf(code.method("g")).isOfClass());
    assertEquals("A.class", Lock.monitorOf(code.method("g")).name());
    assertEquals("A", own.name());
  }

  @Test
  void fieldsThatHoldEachOtherComeToAnEnd() {
    Snippet code =
        Snippet.members(
            "final Lock a = this.b; final Lock b = this.a; void f() { a./*1*/lock(); }");
    assertEquals(null, lock(code, "1"));
  }
}
