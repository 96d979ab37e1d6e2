package dev.heddle.flow;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LockOrdersTest {
  private static final String FIELDS =
      "final Object a = new Object(); final Object b = new Object(); final Object c = new Object();"
          + "final ReadWriteLock r = new ReentrantReadWriteLock();"
          + "final ReadWriteLock s = new ReentrantReadWriteLock();"
          + "final Semaphore p = new Semaphore(1); final Semaphore q = new Semaphore(1);";

  /** The edges of each cycle: `a>b b>a`. */
  private static List<String> cycles(String... files) {
    return LockOrders.cycles(Snippet.of(files).program()).stream()
        .map(
            cycle ->
                cycle.edges().stream()
                    .map(e -> e.outer().name() + ">" + e.inner().name())
                    .collect(joining(" ")))
        .toList();
  }

  private static List<String> cyclesOf(String members) {
    return cycles("class A { " + FIELDS + members + " }");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "void f() { synchronized (a) { synchronized (b) { hashCode(); } } }"
            + "void g() { synchronized (b) { synchronized (a) { hashCode(); } } }",
        "void f() { synchronized (a) { h(); } } void h() { synchronized (b) { hashCode(); } }"
            + "void g() { synchronized (b) { synchronized (a) { hashCode(); } } }",
        "void f() { synchronized (a) { List.of(1).forEach(i -> { synchronized (b) { hashCode(); }"
            + " }); } }void g() { synchronized (b) { synchronized (a) { hashCode(); } } }",
      })
  void oppositeOrdersAreACycle(String members) {
    assertEquals(List.of("a>b b>a"), cyclesOf(members));
  }

  @Test
  void threeLocksMayBeACycle() {
    assertEquals(
        List.of("a>b b>c c>a"),
        cyclesOf(
            "void f() { synchronized (a) { synchronized (b) { hashCode(); } } }"
                + "void g() { synchronized (b) { synchronized (c) { hashCode(); } } }"
                + "void h() { synchronized (c) { synchronized (a) { hashCode(); } } }"));
  }

  @Test
  void ordersOfSeveralFilesAreJoined() {
    assertEquals(
        List.of("A>B B>A"),
        cycles(
            "class A { B b; synchronized void f() { b.g(); } synchronized void h() { hashCode(); }"
                + " }",
            "class B { A a; synchronized void g() { } synchronized void i() { a.h(); } }"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // one order
        "void f() { synchronized (a) { synchronized (b) { hashCode(); } } } void g() { synchronized"
            + " (a) { f(); } }",
        // one more lock is always held
        "void f() { synchronized (c) { synchronized (a) { synchronized (b) { hashCode(); } } }"
            + " }void g() { synchronized (c) { synchronized (b) { synchronized (a) { hashCode(); }"
            + " } } }",
        // one of them is held already
        "void f() { synchronized (a) { synchronized (b) { hashCode(); } } }void g() { synchronized"
            + " (a) { synchronized (b) { synchronized (a) { hashCode(); } } } }",
        // another thread
        "void f() { synchronized (a) { new Thread(() -> { synchronized (b) { hashCode(); }"
            + " }).start(); } }void g() { synchronized (b) { synchronized (a) { hashCode(); } } }",
        // only tried
        "void f() { r.writeLock().lock(); s.writeLock().tryLock(); }"
            + "void g() { s.writeLock().lock(); r.writeLock().tryLock(); }",
        // read locks do not exclude each other
        "void f() { r.readLock().lock(); s.readLock().lock(); }"
            + "void g() { s.readLock().lock(); r.readLock().lock(); }",
        // permits have no owner
        "void f() throws Exception { p.acquire(); q.acquire(); }"
            + "void g() throws Exception { q.acquire(); p.acquire(); }",
        // while the object is made
        "A() { synchronized (a) { synchronized (b) { hashCode(); } } }"
            + "void g() { synchronized (b) { synchronized (a) { hashCode(); } } }",
      })
  void noCycle(String members) {
    assertEquals(List.of(), cyclesOf(members));
  }

  @Test
  void methodsThatCallEachOtherComeToAnEnd() {
    assertEquals(
        List.of("a>b b>a"),
        cyclesOf(
            "void f() { synchronized (a) { g(); } } void g() { h(); } void h() { g(); i(); }"
                + "void i() { synchronized (b) { f(); } }"));
  }

  /** Each method calls ten others: each asked for itself, that is ten to the power of the depth. */
  @Test
  void costsNoMoreWithEveryCallOfDepth() {
    StringBuilder members = new StringBuilder("void f() { synchronized (a) { m0(); } }");
    for (int i = 0; i < 8; i++) {
      members.append("void m%d() { ".formatted(i));
      members.append("m%d(); ".formatted(i + 1).repeat(24)).append("} ");
    }
    String last = "void m8() { synchronized (b) { synchronized (a) { hashCode(); } } }";
    assertTimeoutPreemptively(
        Duration.ofSeconds(30), () -> assertEquals(List.of(), cyclesOf(members + last)));
  }
}
