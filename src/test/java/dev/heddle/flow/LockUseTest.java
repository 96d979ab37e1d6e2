package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LockUseTest {
  private static final String FIELDS =
      "final Lock l = new ReentrantLock(); final Semaphore s = new Semaphore(1);"
          + "ExecutorService pool; CompletableFuture<String> c; Runnable kept; ";

  /** What takes the locks that other threads give back. */
  private static List<String> takenElsewhere(String statements) {
    Snippet code = Snippet.members(FIELDS + "void f() throws Exception { " + statements + " }");
    return LockUse.inside(code.method()).stream()
        .map(LockUse::takenOnAnotherThread)
        .filter(Objects::nonNull)
        .map(code::text)
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "l.lock(); pool.execute(() -> l.unlock());",
        "l.lock(); pool.execute(l::unlock);",
        "l.lock(); c.whenCompleteAsync((v, e) -> l.unlock());",
        "l.lock(); new Thread(() -> { l.unlock(); }).start();",
        "l.lock(); pool.execute(() -> List.of(1).forEach(i -> l.unlock()));",
      })
  void onlyItsOwnerMayGiveALockBack(String statements) {
    assertEquals(List.of("lock"), takenElsewhere(statements));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "l.lock(); l.unlock();",
        "l.lock(); List.of(1).forEach(i -> l.unlock());", // at once
        "pool.execute(() -> { l.lock(); l.unlock(); });",
        "l.lock(); try { pool.execute(() -> { l.lock(); l.unlock(); }); } finally { l.unlock(); }",
        "s.acquire(); pool.execute(() -> s.release());", // permits have no owner
        "l.lock(); kept = () -> l.unlock();", // nothing tells who runs it
        "pool.execute(() -> l.unlock());", // nothing tells who took it
        "Runnable r = l::unlock; l.lock(); r.run();",
      })
  void nothingElseIsWrong(String statements) {
    assertEquals(List.of(), takenElsewhere(statements));
  }
}
