package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class PathTest {
  private final Snippet code =
      Snippet.members(
          "final ReadWriteLock rw = new ReentrantReadWriteLock(); final Lock l = new"
              + " ReentrantLock(); void f() { rw.readLock()./*r*/lock();"
              + " rw.writeLock()./*w*/lock(); l./*l*/lock(); }");

  private Path taking(Path path, String mark) {
    return path.take(code.callAt(mark), lock(mark));
  }

  private Lock lock(String mark) {
    return Lock.of(code.callAt(mark));
  }

  @Test
  void holdsWhatWasTakenUntilItIsReleased() {
    Path path = taking(taking(Path.START, "r"), "l");
    assertEquals(true, path.holds(lock("r")));
    assertEquals(false, path.holds(lock("w"))); // the other half
    assertEquals(false, path.release(lock("l")).holds(lock("l")));
    assertEquals(true, path.release(lock("l")).holds(lock("r")));
    assertEquals(path, path.release(lock("w")));
  }

  @Test
  void releasesNoMoreThanTheLastAcquisition() {
    Path twice = Path.START.take(code.callAt("l"), lock("l")).take(code.callAt("r"), lock("l"));
    assertEquals(true, twice.release(lock("l")).holds(lock("l")));
    assertEquals(false, twice.release(lock("l")).release(lock("l")).holds(lock("l")));
  }

  @Test
  void neverEndsWhatALoopTakesAgainAndAgain() {
    Path often = taking(taking(Path.START, "l"), "l");
    assertEquals(true, often.release(lock("l")).holds(lock("l")));
  }

  @Test
  void remembersWhatConditionsSaid() {
    Path path = Path.START.with("v1", true).with("v1 > v2", false);
    assertEquals(true, path.fact("v1"));
    assertEquals(null, path.fact("v3"));
    assertEquals(null, path.without("v1").fact("v1 > v2")); // may be otherwise now
    assertEquals(false, path.without("v3").fact("v1 > v2"));
    assertEquals(Path.START, path.with("v1", null).with("v1 > v2", null));
  }
}
