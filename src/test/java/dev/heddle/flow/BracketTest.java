package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BracketTest {
  private static final String FIELDS =
      "private final Lock l = new ReentrantLock(); private final Lock k = new ReentrantLock();"
          + "final Semaphore s = new Semaphore(1); boolean b; Runnable r; void g() { r.run(); } ";

  private static Snippet code(String statements) {
    return Snippet.members(FIELDS + "void f() { " + statements + " }");
  }

  private static Bracket of(Snippet code) {
    return Bracket.of(Leaks.of(code.method()).get(0));
  }

  @Test
  void isTheStatementsToPutIntoATry() {
    Snippet code = code("l.lock(); g(); b = true; l.unlock();");
    Bracket bracket = of(code);
    assertEquals("l.lock();", code.text(bracket.taken()));
    assertEquals(" g(); b = true; ", code.text(bracket.inside()));
    assertEquals("l.unlock();", code.text(bracket.released()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "l.lock(); int n = hashCode(); l.unlock(); b = n > 0;", // a local is used behind
        "l.lock(); if (b) { l.unlock(); return; } g(); l.unlock();", // two releases
        "l.lock(); if (b) l.unlock();", // another block
        "if (l.tryLock()) { g(); l.unlock(); }", // no statement of its own
      })
  void isNoneIfTheyAreNotThatSimple(String statements) {
    assertEquals(null, of(code(statements)));
  }
}
