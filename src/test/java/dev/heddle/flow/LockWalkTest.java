package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LockWalkTest {
  private static final String FIELDS =
      "final Lock l = new ReentrantLock(); final Lock k = new ReentrantLock(); boolean b; boolean"
          + " c;int n; void own() { l.unlock(); } ";

  private static LockWalk walk(String statements) {
    return Snippet.members(FIELDS + "void f() { " + statements + " }").method().locks();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "l.lock(); l.unlock();                                              | true  | false",
        "if (b) l.lock(); l.unlock();                                       | true  | true",
        "if (b) l.lock(); if (b) l.unlock();                                | true  | false", // one
        // condition
        "if (b) l.lock(); b = c; if (b) l.unlock();                         | true "
            + " | true", // asked anew
        "k.lock(); l.unlock();                                              | false | true",
        "boolean got = l.tryLock(); if (!got) return; l.unlock();           | true  | false",
        "l.lock(); try { n++; } finally { l.unlock(); }                     | true  | false",
        "l.lock(); switch (n) { case 1: l.unlock(); return; default: } l.unlock(); | true | false",
        "for (;;) { l.lock(); if (b) break; l.unlock(); } l.unlock();       | true  | false",
        "o: while (true) { while (true) { l.lock(); break o; } } l.unlock(); | true | false",
      })
  void knowsWhatIsHeldWhereItIsReleased(String statements, boolean held, boolean missing) {
    List<LockWalk.Release> releases = walk(statements).releases();
    LockWalk.Release last = releases.get(releases.size() - 1);
    assertEquals(held, last.held());
    assertEquals(missing, last.missing());
  }

  @Test
  void knowsTheOtherLocksHeld() {
    LockWalk.Release release = walk("k.lock(); l.lock(); l.unlock();").releases().get(0);
    assertEquals(List.of("k", "l"), release.others().stream().map(Lock::name).toList());
  }

  @Test
  void followsAHelperThatReleases() {
    assertEquals(List.of(), walk("l.lock(); own();").leaks());
  }

  @Test
  void isNoneWhereNothingIsTaken() {
    assertEquals(null, walk("l.unlock();"));
  }

  /** Thirty conditions are more ways than anybody can walk. */
  @Test
  void saysNothingOfTooManyWays() {
    StringBuilder statements = new StringBuilder("l.lock(); ");
    for (int i = 0; i < 30; i++) {
      statements.append("if (n == %d) { k.lock(); } ".formatted(i));
    }
    LockWalk walk = walk(statements.toString());
    assertEquals(false, walk.isKnown());
    assertEquals(List.of(), walk.leaks());
  }
}
