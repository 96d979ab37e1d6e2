package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WrongReleaseTest {
  private static final String FIELDS =
      "final Lock l = new ReentrantLock(); final Lock k = new ReentrantLock(); boolean b; int n;"
          + "final ReadWriteLock rw = new ReentrantReadWriteLock();"
          + "final Semaphore s = new Semaphore(1); Runnable r; void g() { r.run(); } ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "l.lock(); try { g(); } finally { l.unlock(); }                      | -",
        "if (b) l.lock(); l.unlock();                                        | NOT_HELD",
        "l.lock(); l.unlock(); l.unlock();                                   | NOT_HELD",
        "try { l.lock(); g(); } finally { l.unlock(); }                      | -",
        "try { g(); l.lock(); } finally { l.unlock(); }                      | NOT_HELD",
        "l.tryLock(); l.unlock();                                            | -", // another rule's
        "if (l.tryLock()) { g(); } l.unlock();                               | NOT_HELD",
        "try { l.tryLock(1, TimeUnit.DAYS); g(); } finally { l.unlock(); }   | NOT_HELD",
        "rw.readLock().lock(); g(); rw.writeLock().unlock();                 | OTHER_LOCK",
        "l.lock(); try { g(); } finally { k.unlock(); }                      | OTHER_LOCK",
        "l.lock(); try { g(); } finally { k.unlock(); l.unlock(); }          | -", // both may be
        // held
        "l.lock(); l.lock(); l.unlock(); l.unlock();                         | -",
        "s.acquire(); s.release(2);                                          | TOO_MANY",
        "s.acquire(2); s.release(2);                                         | -",
        "s.acquire(); s.acquire(); s.release(2);                             | -",
        "s.acquire(n); s.release(2);                                         | -", // nobody can
        // count
        "l.unlock();                                                         | -", // taken by a
        // caller
        "if (b) l.lock(); if (b) l.unlock();                                 | -",
        "while (b) l.lock(); while (b) l.unlock();                           | -",
      })
  void isARelease(String statements, WrongRelease.Flaw expected) {
    Snippet code = Snippet.members(FIELDS + "void f() throws Exception { " + statements + " }");
    WrongRelease.Flaw found =
        WrongRelease.of(code.method()).stream().map(WrongRelease::flaw).findFirst().orElse(null);
    assertEquals(expected, found);
  }

  @ParameterizedTest
  @CsvSource({"IllegalMonitorStateException, 0", "IOException, 1"})
  void isNoneWhereItsFailureIsHandled(String caught, int expected) {
    Snippet code =
        Snippet.members(
            FIELDS
                + "void f() throws Exception { if (b) l.lock(); try { if (n > 1)"
                + " throw new IOException(); l.unlock(); } catch (%s e) { } }".formatted(caught));
    assertEquals(expected, WrongRelease.of(code.method()).size());
  }
}
