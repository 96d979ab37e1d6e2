package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThreadCacheTest {
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
  void keepsWhatIsExpensive(String field, boolean cache) {
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
  void isUsedOnVirtualThreads(String statement, boolean virtual) {
    Snippet code =
        Snippet.members(
            "ThreadLocal<java.text.SimpleDateFormat> t; void f() { " + statement + " }");
    ThreadCache cache = ThreadCache.of(code.field("t")).orElseThrow();
    assertEquals(virtual, cache.usedOnVirtualThread().isPresent());
  }
}
