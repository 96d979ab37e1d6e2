package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConcurrencyTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "for (String s : l) pool./*x*/execute(() -> g(s));                            | true",
        "while (b) new Thread(() -> g(null))./*x*/start();                         "
            + "   | false", // no argument
        "while (b) /*x*/CompletableFuture.runAsync(() -> g(null));                    | true",
        "l.forEach(s -> pool./*x*/execute(() -> g(s)));                               | true",
        "l.parallelStream()./*x*/forEach(s -> g(s));                                  | true",
        "for (String s : l) tasks./*x*/add(() -> s); pool.invokeAll(tasks);           | true",
        "pool./*x*/execute(() -> g(null));                                            |"
            + " false", // once
        "l./*x*/forEach(s -> g(s));                                                   | false",
        "for (String s : l) pool./*x*/submit(() -> g(s)).get();                       |"
            + " false", // waits
        "for (String s : l) single./*x*/execute(() -> g(s));                        "
            + "  | false", // one thread
        "l.parallelStream()./*x*/forEachOrdered(s -> g(s));                           | false",
      })
  void isThatOfAFunctionThatRunsBesideItself(String statements, boolean beside) {
    Snippet code =
        Snippet.members(
            "ExecutorService pool; List<String> l; boolean b; void g(String s) {} private final"
                + " ExecutorService single = Executors.newSingleThreadExecutor(); void f() throws"
                + " Exception { Collection<Callable<String>> tasks = new ArrayList<>(); "
                + statements
                + " }");
    Call call =
        code.program()
            .calls()
            .all()
            .filter(c -> code.text(c.site()).equals(name(statements)))
            .filter(c -> c.arguments().size() < 2)
            .findFirst()
            .orElseThrow();
    Method function = call.arguments().isEmpty() ? null : call.argument(0).function();
    Concurrency found = function == null ? null : Concurrency.of(call, 0, function.region().id());
    assertEquals(beside, found != null);
  }

  private static String name(String statements) {
    return statements.replaceAll(".*/\\*x\\*/(?:CompletableFuture\\.)?(\\w+).*", "$1");
  }
}
