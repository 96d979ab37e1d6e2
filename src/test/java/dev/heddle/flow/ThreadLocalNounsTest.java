package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What thread-locals keep: caches of expensive things, and values left on lasting threads. */
class ThreadLocalNounsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ThreadLocal<java.text.SimpleDateFormat> t;                                  | true",
        "ThreadLocal<byte[]> t = ThreadLocal.withInitial(() -> new byte[8192]);      | true",
        "ThreadLocal<byte[]> t = ThreadLocal.withInitial(() -> new byte[16]);        | false",
        "ThreadLocal<byte[]> t;                                                     "
            + " | false", // how large?
        "ThreadLocal<String> t;                                                      | false",
        "java.text.SimpleDateFormat t;                                               | false",
      })
  void cacheWhatIsExpensive(String field, boolean cache) {
    assertEquals(cache, ThreadCache.of(Snippet.members(field).field("t")).isPresent());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Thread.startVirtualThread(() -> t.get());    | true",
        "new Thread(() -> t.get()).start();           | false",
        "t.get();                                     | false",
      })
  void areUsedOnVirtualThreads(String statement, boolean virtual) {
    Snippet code =
        Snippet.members(
            "ThreadLocal<java.text.SimpleDateFormat> t; void f() { " + statement + " }");
    ThreadCache cache = ThreadCache.of(code.field("t")).orElseThrow();
    assertEquals(virtual, cache.usedOnVirtualThread().isPresent());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pool.execute(() -> t.set(\"\"));                                              | 1",
        "pool.execute(() -> { t.set(\"\"); t.remove(); });                             | 0",
        "pool.execute(() -> { t.set(\"\"); g(); t.remove(); });                        | 1", // may
        // not
        // get
        // there
        "pool.execute(() -> { t.set(\"\"); try { g(); } finally { t.remove(); } });    | 0",
        "new Thread(() -> t.set(\"\")).start();                                        | 0", // ends
        // with
        // it
        "t.set(\"\");                                                            "
            + "      | 0", // whose thread?
        "pool.execute(() -> t.get());                                                  | 0",
      })
  void leaveValuesOnLastingThreads(String statement, int expected) {
    Snippet code =
        Snippet.members(
            "static final ThreadLocal<String> t = new ThreadLocal<>(); Runnable r; final"
                + " ExecutorService pool = Executors.newFixedThreadPool(2); void g() { r.run(); }"
                + " void f() { "
                + statement
                + " }");
    assertEquals(
        expected,
        code.program().methods().stream().mapToInt(m -> ThreadValue.leftBy(m).size()).sum());
  }
}
