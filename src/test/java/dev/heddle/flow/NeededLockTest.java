package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NeededLockTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "void task() { l.lock(); }                                      | true",
        "void task() { help(); } void help() { l.lock(); }              | true",
        "void task() { other(); } void other() { task(); }              | false", // comes to an end
        "void task() { k.lock(); }                                      | false",
        "void task() { l.tryLock(); }                                   | false", // does not wait
        "void task() { l.unlock(); }                                    | false",
        "void task() { new Thread(() -> l.lock()).start(); }            | false",
        "void task() { a.help(); } void help() { l.lock(); } A a;       | false", // another
        // object's
      })
  void isTakenByATaskItselfOrInCalls(String members, boolean needed) {
    Snippet code =
        Snippet.members(
            "final Lock l = new ReentrantLock(); final Lock k = new ReentrantLock();"
                + " void f() { l./*x*/lock(); } "
                + members);
    assertEquals(needed, NeededLock.isNeededBy(code.method("task"), Lock.of(code.callAt("x"))));
  }

  @ParameterizedTest
  @CsvSource({
    "readLock, readLock, false",
    "readLock, writeLock, true",
    "writeLock, readLock, true"
  })
  void readersDoNotExcludeEachOther(String held, String taken, boolean needed) {
    Snippet code =
        Snippet.members(
            "final ReadWriteLock rw = new ReentrantReadWriteLock(); void f() { rw.%s()./*x*/lock(); }"
                    .formatted(held)
                + "void task() { rw.%s().lock(); }".formatted(taken));
    assertEquals(needed, NeededLock.isNeededBy(code.method("task"), Lock.of(code.callAt("x"))));
  }
}
