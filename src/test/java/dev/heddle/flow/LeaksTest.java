package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LeaksTest {
  private static final String FIELDS =
      "private final Lock l = new ReentrantLock(); private final Lock k = new ReentrantLock();"
          + "final Semaphore s = new Semaphore(1); boolean b; Runnable r; void g() { r.run(); } ";

  private static List<LockWalk.Leak> leaks(String members) {
    return Leaks.of(Snippet.members(FIELDS + members).method());
  }

  private static List<LockWalk.Leak> leaksOf(String statements) {
    return leaks("void f() throws Exception { " + statements + " }");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "l.lock(); g(); l.unlock();", // what is called may throw
        "l.lock(); if (b) return; l.unlock();",
        "l.lock(); if (b) l.unlock();",
        "l.lock(); try { g(); l.unlock(); } catch (RuntimeException e) { }",
        "l.lock(); while (b) { if (b) return; } l.unlock();",
        "k.lock();", // nobody ever releases it
        "if (l.tryLock()) { g(); l.unlock(); }",
        "l.lockInterruptibly(); g(); l.unlock();",
      })
  void someWayLeavesItHeld(String statements) {
    assertEquals(1, leaksOf(statements).size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "l.lock(); try { g(); } finally { l.unlock(); }",
        "l.lock(); b = true; l.unlock();", // nothing can throw
        "try { l.lock(); g(); } finally { l.unlock(); }",
        "if (l.tryLock()) try { g(); } finally { l.unlock(); }",
        "boolean got = l.tryLock(); try { g(); } finally { if (got) l.unlock(); }",
        "l.lock(); try { if (b) return; g(); } finally { l.unlock(); }",
        "if (b) l.lock(); try { g(); } finally { if (b) l.unlock(); }",
        "l.lock(); if (b) { l.unlock(); return; } l.unlock();",
      })
  void everyWayReleasesIt(String statements) {
    assertEquals(List.of(), leaksOf(statements));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "void f() { l.lock(); } void end() { l.unlock(); }", // for somebody else to release
        "void f() { l.lock(); g(); new Thread(() -> l.unlock()).start(); }",
        "void f() { l.lock(); g(); release(); } private void release() { l.unlock(); }",
        "void f() throws Exception { s.acquire(); g(); } void end() { s.release(); }",
        "Lock f() { l.lock(); return l; }", // handed out
      })
  void anotherMethodReleasesIt(String members) {
    assertEquals(List.of(), leaks(members));
  }

  @Test
  void knowWhatThrows() {
    Snippet code = Snippet.members(FIELDS + "void f() { l./*1*/lock(); /*2*/g(); l.unlock(); }");
    LockWalk.Leak leak = Leaks.of(code.method()).get(0);
    assertEquals(code.at("1"), leak.acquisition());
    assertEquals(code.at("2"), leak.by());
  }

  @Test
  void knowThatTheBodyEnds() {
    assertEquals(null, leaksOf("l.lock(); if (b) return; l.unlock();").get(0).by());
  }
}
