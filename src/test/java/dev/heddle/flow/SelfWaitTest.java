package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SelfWaitTest {
  private static final String FIELDS =
      "final ExecutorService one = Executors.newFixedThreadPool(1); Callable<String> job;"
          + "final ExecutorService two = Executors.newFixedThreadPool(1); Future<?> given;"
          + "final ExecutorService many = Executors.newCachedThreadPool();"
          + "String helper() throws Exception { return one.submit(job).get(); } ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "one.submit(() -> one.submit(job).get());                              | 1",
        "one.submit(() -> { Future<String> x = one.submit(job); return x.get(); }); | 1",
        "one.submit(() -> helper());                                           | 1",
        "one.submit(() -> two.submit(job).get());                              | 0", // another pool
        "many.submit(() -> many.submit(job).get());                            | 0", // has threads
        // enough
        "one.submit(job).get();                                                | 0", // not in a
        // task
        "one.submit(() -> given.get());                                        | 0", // whose task?
        "one.submit(() -> one.submit(job));                                    | 0",
      })
  void waitsForATaskOfItsOwnPool(String statement, int expected) {
    Snippet code = Snippet.members(FIELDS + "void f() throws Exception { " + statement + " }");
    assertEquals(
        expected, code.program().methods().stream().mapToInt(m -> SelfWait.in(m).size()).sum());
  }
}
