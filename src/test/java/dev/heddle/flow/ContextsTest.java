package dev.heddle.flow;

import static java.util.stream.Collectors.toMap;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ContextsTest {
  private static final String FIELDS = "ExecutorService pool; CompletableFuture<String> stage; ";

  private static String context(Snippet code, Method method) {
    return code.program().places().context(method).map(c -> c.kind().name()).orElse("none");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "pool.execute(() -> g());                        | OFFLOADED",
        "Runnable r = () -> g(); pool.execute(r);        | OFFLOADED",
        "new Thread(() -> g()).start();                  | OFFLOADED",
        "Thread.startVirtualThread(() -> g());           | VIRTUAL",
        "Thread.ofVirtual().start(() -> g());            | VIRTUAL",
        "CompletableFuture.runAsync(() -> g());          | COMMON_POOL",
        "CompletableFuture.runAsync(() -> g(), pool);    | OFFLOADED",
        "ForkJoinPool.commonPool().execute(() -> g());   | COMMON_POOL",
        "stage.thenAccept(s -> g());                     | COMPLETION",
        "stage.thenAcceptAsync(s -> g());                | COMMON_POOL",
        "stage.thenAcceptAsync(s -> g(), pool);          | OFFLOADED",
        "List.of(1).forEach(i -> g());                   | none", // on the thread of f
        "List.of(1).parallelStream().forEach(i -> g());  | COMMON_POOL",
        "Runnable never = () -> g();                     | none",
        "unknown(() -> g());                             | none",
        "later(() -> g());                               | OFFLOADED",
        "now(() -> g());                                 | none",
      })
  void ofALambdaIsWhereItIsPassed(String statement, String expected) {
    Snippet code =
        Snippet.members(
            FIELDS
                + "void f() { %s } void g() {} ".formatted(statement)
                + "void later(Runnable r) { pool.execute(r); } void now(Runnable r) { r.run(); }");
    assertEquals(expected, context(code, code.lambda()));
  }

  @Test
  void ofAFunctionInvokedByATaskIsThatOfTheTask() {
    Snippet code =
        Snippet.of(
            "class A { B b; void f() { b.give(/*1*/() -> {}); } }",
            "class B { Runnable kept; ExecutorService pool; void give(Runnable r) { kept = r; }"
                + " void run() { pool.execute(() -> kept.run()); } }");
    Method given = code.call("b.give").argument(0).function();
    assertEquals("OFFLOADED", context(code, given));
  }

  @Test
  void ofATaskObjectIsWhereItIsPassed() {
    Snippet code =
        Snippet.of(
            "class A { void f() { Thread.startVirtualThread(new Job()); new Other().run(); } }",
            "class Job implements Runnable { public void run() {} void g() {} }",
            "class Other implements Runnable { public void run() {} }");
    assertEquals("VIRTUAL", context(code, code.method("Job.run")));
    assertEquals("none", context(code, code.method("Job.g")));
    assertEquals("none", context(code, code.method("Other.run")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // functions that run each other
        "void f() { first = () -> second.run(); second = () -> first.run(); }",
        // helpers that pass a function to each other, and to a pool
        "void f() { even(() -> {}); } void even(Runnable r) { odd(r); }"
            + " void odd(Runnable r) { even(r); pool.execute(r); }",
        // a function that passes itself on
        "void f() { first = () -> pool.execute(first); }",
        // makers that return each other's function
        "Runnable f() { return () -> {}; } Runnable g() { return h(); }"
            + " Runnable h() { pool.execute(g()); return f(); }",
      })
  void inCyclesIsTheSameWhateverIsAskedFirst(String members) {
    assertEquals(1, answers("Runnable first; Runnable second;" + members).size());
  }

  /**
   * What is found while a cycle is open must not be remembered: the function asked second would
   * miss the pool that the first one is given to.
   */
  @Test
  void ofTwoFunctionsThatRunEachOtherAreTheSameWhicheverIsAskedFirst() {
    String members =
        "Runnable first; Runnable second;"
            + "void f() { first = () -> second.run(); second = () -> first.run();"
            + " pool.execute(() -> first.run()); }";
    assertEquals(1, answers(members).size());
  }

  /** The contexts of all bodies by place, each body being asked first once. */
  private static Set<Map<String, String>> answers(String members) {
    Set<Map<String, String>> answers = new HashSet<>();
    int bodies = 1;
    for (int first = 0; first < bodies; first++) {
      Snippet code = Snippet.members(FIELDS + members);
      List<Method> methods = new ArrayList<>(code.program().methods());
      bodies = methods.size();
      Collections.swap(methods, 0, first);
      answers.add(methods.stream().collect(toMap(m -> m.site() + "", m -> context(code, m))));
    }
    return answers;
  }
}
