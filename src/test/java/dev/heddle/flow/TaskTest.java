package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TaskTest {
  private static final String FIELDS =
      "int n; AtomicInteger count; Runnable given; org.slf4j.Logger log; ExecutorService pool;"
          + "void safe() { n = 1; } void fails() { given.run(); } void deep() { fails(); }"
          + "void caught() { try { fails(); } catch (Exception e) { n = 2; } }"
          + "void rethrown() { try { fails(); } catch (Exception e) { throw e; } }"
          + "void loop() { loop(); } Runnable wrap(Runnable r) {"
          + " return () -> { try { r.run(); } catch (Throwable t) { n = 1; } }; } ";

  private static Task task(String argument) {
    return Task.of(
        Snippet.members(FIELDS + "void f() { pool.execute(" + argument + "); }")
            .call("pool.execute")
            .argument(0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "() -> safe()                                          | false | false",
        "this::safe                                            | false | false",
        "() -> fails()                                         | true  | true",
        "() -> deep()                                          | true  | true",
        "() -> caught()                                        | false | false",
        "() -> rethrown()                                      | true  | true",
        "() -> loop()                                          | false | false", // comes to an end
        "() -> count.incrementAndGet()                         | false | false",
        "() -> log.info(\"x\")                                 | false | false",
        "() -> { throw new IllegalStateException(); }          | true  | true",
        "() -> { try { fails(); } catch (Throwable t) { } }    | false | false",
        "() -> { try { fails(); } catch (IllegalStateException t) { } } | true | true",
        "() -> { try { fails(); } finally { n = 3; } }         | true  | true",
        "given                                                 | true  | false", // nobody sees it
        "wrap(given)                                           | false | false",
      })
  void failsIfSomethingLeavesItsCode(String argument, boolean may, boolean seen) {
    assertEquals(may, task(argument).mayFail());
    assertEquals(seen, task(argument).isSeenToFail());
  }

  @Test
  void isAnObjectWithAMethodToRun() {
    Snippet code =
        Snippet.of(
            "class A { void f(ExecutorService pool) { pool.execute(new Job()); } }",
            "class Job implements Runnable { public void run() { throw new Error(); } }");
    assertEquals(true, Task.of(code.call("execute").argument(0)).isSeenToFail());
  }
}
