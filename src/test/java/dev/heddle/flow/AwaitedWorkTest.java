package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AwaitedWorkTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      emptyValue = "",
      value = {
        "one.submit(this::work)./*x*/get();                                        | work | true",
        "Future<?> t = one.submit(this::work); t./*x*/get();                       | work | true",
        "two.submit(this::work)./*x*/get();                                        | work | false",
        "start()./*x*/get();                                                      "
            + " | work | true", // in a helper
        "CompletableFuture.runAsync(this::work, one)./*x*/join();                  | work | true",
        "CompletableFuture.runAsync(this::work, one).thenRun(() -> { })./*x*/join(); | work | true",
        "given./*x*/get();                                                         | ''   | false",
      })
  void isWhatWasLaunchedForTheHandle(String statements, String task, boolean here) {
    Snippet code =
        Snippet.members(
            "private final ExecutorService one = Executors.newFixedThreadPool(1); void work() {}"
                + " private final ExecutorService two = Executors.newFixedThreadPool(1); Future<?>"
                + " start() { return one.submit(this::work); } void own() { one.execute(null); }"
                + " void f(Future<?> given) throws Exception { "
                + statements
                + " }");
    AwaitedWork work = new AwaitedWork(code.callAt("x"), List.of());
    assertEquals(
        task,
        String.join(" ", work.tasks().stream().map(Method::name).filter("work"::equals).toList()));
    assertEquals(here, work.isOn(Pool.of(code.call("one.execute").receiver())));
  }
}
