package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BorrowedResourceTest {
  private static final String OPEN = "try (InputStream in = open()) { ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        OPEN + "pool.submit(() -> read(in)); }                                        | in try",
        OPEN + "CompletableFuture.runAsync(() -> read(in)); }                         | in try",
        "InputStream in = open(); try { pool.submit(() -> read(in)); } finally { in.close(); } | in"
            + " finally",
        OPEN + "pool.submit(() -> read(in)).get(); }                                  | -", // waits
        OPEN + "read(in); }                                                           | -",
        OPEN + "List.of(1).forEach(i -> read(in)); }                                  | -", // at
        // once
        OPEN + "pool.submit(() -> read(null)); }                                      | -",
        "try (var own = Executors.newCachedThreadPool()) { own.submit(() -> own.shutdown()); } | -",
        "InputStream in = open(); pool.submit(() -> read(in));                "
            + "        | -", // nobody closes it
      })
  void isClosedBeforeItsUser(String statements, String expected) {
    Snippet code =
        Snippet.members(
            "ExecutorService pool; InputStream open() { return null; } void read(InputStream i) {}"
                + " void f() throws Exception { "
                + statements
                + " }");
    String found =
        BorrowedResource.of(code.method()).stream()
            .map(b -> b.resource().text() + " " + b.last())
            .findFirst()
            .orElse(null);
    assertEquals(expected, found);
  }
}
