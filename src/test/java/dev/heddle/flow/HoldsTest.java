package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HoldsTest {
  private static final String FIELDS =
      "final Object m = new Object(); final Lock l = new ReentrantLock(); boolean b; A other;"
          + "final ReadWriteLock rw = new ReentrantReadWriteLock();"
          + "final Semaphore s = new Semaphore(1); ";

  /** The locks held at the call of `g`, as written. */
  private static String held(String members) {
    Call call = Snippet.members(FIELDS + members + " void g() {}").call("g");
    return String.join(
        " ", call.held().stream().map(hold -> hold.lock().text()).distinct().toList());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      emptyValue = "",
      value = {
        "synchronized (m) { g(); }                         | m",
        "synchronized (m) { } g();                         | ''",
        "synchronized (m) { synchronized (this) { g(); } } | this m",
        "synchronized (A.class) { g(); }                   | A.class",
        "l.lock(); try { g(); } finally { l.unlock(); }    | l",
        "l.lock(); l.unlock(); g();                        | ''",
        "if (b) l.lock(); g();                             | ''", // only on some way
        "if (b) l.lock(); else l.lock(); g();              | l",
        "if (l.tryLock()) g();                             | l",
        "if (!l.tryLock()) g();                            | ''",
        "if (!l.tryLock()) return; g();                    | l",
        "boolean got = l.tryLock(); if (got) g();          | l",
        "rw.readLock().lock(); g();                        | rw",
        "s.acquire(); g();                                 | s",
        "Lock same = l; same.lock(); g(); l.unlock();      | l",
        "while (b) { l.lock(); l.unlock(); } g();          | ''",
      })
  void areThoseOfEveryWayToThePlace(String statements, String expected) {
    assertEquals(expected, held("void f() throws Exception { " + statements + " }"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      emptyValue = "",
      value = {
        "List.of(1).forEach(i -> g());         | m", // runs here and now
        "Runnable r = () -> g(); r.run();      | m",
        "new Thread(() -> g()).start();        | ''", // runs elsewhere
        "unknown(() -> g());                   | ''",
        "kept = () -> g();                     | ''",
        "helper(() -> g());                    | m",
      })
  void reachAFunctionThatRunsAtOnce(String statement, String expected) {
    String members = "Runnable kept; private void helper(Runnable r) { r.run(); }";
    assertEquals(expected, held(members + "void f() { synchronized (m) { " + statement + " } }"));
  }

  @Test
  void reachAFunctionFromTheMethodThatCallsIt() {
    assertEquals(
        "m",
        held(
            "void with(Runnable r) { synchronized (m) { r.run(); } } void f() { with(() -> g());"
                + " }"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      emptyValue = "",
      value = {
        "private void h() { g(); } void f() { synchronized (m) { h(); } }            | m",
        "private void h() { g(); } synchronized void f() { h(); }                    | this",
        "private void h() { g(); } void f() { synchronized (m) { h(); } h(); }       | ''",
        "void h() { g(); } void f() { synchronized (m) { h(); } }                    | ''",
        "private void h() { g(); } void f() { synchronized (m) { k(this::h); } }"
            + " void k(Runnable r) { new Thread(r).start(); }                        | ''",
        "private void h() { g(); } synchronized void f() { other.h(); }              | ''",
        "private void h() { g(); } A() { h(); } synchronized void f() { h(); }       | this",
        "private void h() { g(); } private void i() { h(); } synchronized void f() { i(); } | this",
        "private synchronized void h() { g(); } void f() { h(); }                    | this",
        "private void h() { g(); }                                                   | ''",
      })
  void reachAPrivateMethodIfAllCallersHoldThem(String members, String expected) {
    assertEquals(expected, held(members));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      emptyValue = "",
      value = {
        "private void h() { g(); h(); } synchronized void f() { h(); }                   | this",
        "private void h() { g(); i(); } private void i() { h(); }"
            + " synchronized void f() { h(); }                                           | this",
        "private void h() { g(); i(); } private void i() { h(); }"
            + " synchronized void f() { h(); } void k() { i(); }                         | ''",
        "private void h() { g(); i(); } private void i() { h(); }"
            + " synchronized void f() { synchronized (m) { h(); } i(); }                 | this",
        "private void h() { g(); i(); } private void i() { h(); }                        | ''",
      })
  void reachMethodsThatCallEachOther(String members, String expected) {
    assertEquals(expected, held(members));
  }

  @Test
  void ofAStaticLockReachOtherTypes() {
    Snippet code =
        Snippet.of(
            "class A { static final Object M = new Object(); private final Inner in = new Inner();"
                + " void f() { synchronized (M) { in.h(); } }"
                + " private class Inner { void h() { g(); } void g() {} } }");
    assertEquals("M", code.call("g").held().get(0).lock().text());
  }

  /** Seven calls a method: asked each for itself, that is seven to the power of the depth. */
  @Test
  void costNoMoreWithEveryCallOfDepth() {
    StringBuilder members = new StringBuilder();
    for (int i = 12; i >= 0; i--) {
      members.append("private void m%d() { ".formatted(i));
      members.append("m%d(); ".formatted(i + 1).repeat(7)).append("} ");
    }
    String last = "private void m13() { g(); } synchronized void f() { m0(); }";
    assertTimeoutPreemptively(
        Duration.ofSeconds(30), () -> assertEquals("this", held(members + last)));
  }

  /** Ways round through methods that all call each other are too many to count. */
  @Test
  void costNoMoreWithEveryWayRound() {
    StringBuilder members = new StringBuilder("synchronized void f() { m0(); } ");
    for (int i = 0; i < 16; i++) {
      members.append("private void m%d() { ".formatted(i));
      for (int j = 0; j < 16; j++) {
        members.append("m%d(); ".formatted(j));
      }
      members.append(i == 15 ? "g(); }" : "}");
    }
    assertTimeoutPreemptively(
        Duration.ofSeconds(30), () -> assertEquals("this", held(members.toString())));
  }
}
