package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VirtualThreadsTest {
  private static final String FIELDS =
      "ThreadFactory open; final ThreadFactory kept = Thread.ofVirtual().factory();"
          + "ThreadFactory make() { return Thread.ofVirtual().name(\"a\").factory(); }"
          + "ThreadFactory plain() { return Thread.ofPlatform().factory(); }"
          + "ThreadFactory ring() { return ring(); } void g(Object o) {} ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Thread.ofVirtual().factory()                     | true",
        "Thread.ofVirtual().name(\"x\", 0).factory()      | true",
        "kept                                             | true",
        "make()                                           | true",
        "r -> Thread.ofVirtual().unstarted(r)             | false", // of no known type
        "Thread.ofPlatform().factory()                    | false",
        "plain()                                          | false",
        "open                                             | false",
        "ring()                                           | false", // comes to an end
        "Executors.defaultThreadFactory()                 | false",
      })
  void areMadeByAFactory(String factory, boolean virtual) {
    Snippet code = Snippet.members(FIELDS + "void f() { g(" + factory + "); }");
    assertEquals(virtual, VirtualThreads.isFactory(code.call("g").argument(0)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Executors./*x*/newFixedThreadPool(4, kept);            | true",
        "Executors./*x*/newCachedThreadPool(make());            | true",
        "Executors./*x*/newThreadPerTaskExecutor(kept);         | false", // one for each task
        "Executors./*x*/newFixedThreadPool(4, plain());         | false",
        "Executors./*x*/newFixedThreadPool(4);                  | false",
      })
  void arePooledWhereTheyAreReused(String statement, boolean pooled) {
    Snippet code = Snippet.members(FIELDS + "void f() { " + statement + " }");
    assertEquals(pooled, VirtualThreads.arePooledBy(code.callAt("x")));
  }
}
