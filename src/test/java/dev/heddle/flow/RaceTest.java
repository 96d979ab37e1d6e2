package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RaceTest {
  private static final String FIELDS =
      "ExecutorService pool; Supplier<String> s; CompletableFuture<String> given;"
          + "Callable<String> call; List<String> items;"
          + "CompletableFuture<String> start() { return CompletableFuture.supplyAsync(s); } ";

  private static final String TWO =
      "var a = CompletableFuture.supplyAsync(s); var b = CompletableFuture.supplyAsync(s); ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        TWO + "CompletableFuture.anyOf(a, b).join();                             | 1",
        TWO + "a.applyToEither(b, x -> x).join();                                | 1",
        "CompletableFuture.anyOf(start(), start()).join();                       | 1",
        "List<CompletableFuture<String>> l = new ArrayList<>();"
            + " for (String i : items) l.add(start());"
            + " CompletableFuture.anyOf(l.toArray(new CompletableFuture[0])).join();  | 1",
        "var c = new ExecutorCompletionService<String>(pool); c.submit(call); c.submit(call);"
            + " c.take(); | 1",
        TWO + "CompletableFuture.anyOf(a, b).join(); a.cancel(true); b.cancel(true); | 0",
        TWO + "CompletableFuture.anyOf(a, b).join(); CompletableFuture.allOf(a, b).join(); | 0",
        TWO + "CompletableFuture.anyOf(a, b).join(); b.join();                   | 0", // is wanted
        "CompletableFuture.anyOf(given, start()).join();                         | 0", // one of
        // ours
        "pool.invokeAny(List.of(call, call));                                    | 0", // it stops
        // them
        "var c = new ExecutorCompletionService<String>(pool); c.submit(call); c.take(); | 0",
        "var c = new ExecutorCompletionService<String>(pool); c.submit(call); c.submit(call);"
            + " c.take(); c.take();                                              | 0",
      })
  void hasLosersThatGoOn(String statements, int expected) {
    Snippet code = Snippet.members(FIELDS + "void f() throws Exception { " + statements + " }");
    assertEquals(expected, Race.withLosersIn(code.method()).size());
  }
}
