package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PoolTest {
  private static final String FIELDS =
      "private final ExecutorService fixed = Executors.newFixedThreadPool(2); ExecutorService"
          + " set;ExecutorService open; boolean b; int n; ThreadFactory made ="
          + " Thread.ofVirtual().factory();ExecutorService make() { return"
          + " Executors.newCachedThreadPool(); }ExecutorService either() { return b ? fixed :"
          + " Executors.newCachedThreadPool(); }ExecutorService ring() { return round(); }"
          + " ExecutorService round() { return ring(); }void init() { set ="
          + " Executors.newCachedThreadPool(); } void run(Executor e) {} ";

  private static Pool pool(Snippet code) {
    return Pool.of(code.callAt("x").argument(0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Executors.newFixedThreadPool(4)                    | FIXED",
        "Executors.newCachedThreadPool()                    | CACHED",
        "Executors.newVirtualThreadPerTaskExecutor()        | VIRTUAL",
        "Executors.newThreadPerTaskExecutor(made)           | VIRTUAL",
        "Executors.newThreadPerTaskExecutor(Thread.ofPlatform().factory()) | THREAD_PER_TASK",
        "ForkJoinPool.commonPool()                          | COMMON",
        "new ForkJoinPool(3)                                | FORK_JOIN",
        "new ThreadPoolExecutor(1, 2, 0, null, null)        | FIXED",
        "new ThreadPoolExecutor(0, Integer.MAX_VALUE, 0, null, null) | CACHED",
        "Runnable::run                                      | DIRECT",
        "r -> r.run()                                       | DIRECT",
        "r -> new Thread(r).start()                         | THREAD_PER_TASK",
        "Executors.unconfigurableExecutorService(fixed)     | FIXED", // what is inside
        "fixed                                              | FIXED",
        "set                                                | CACHED",
        "open                                               | UNKNOWN", // nobody sets it
        "make()                                             | CACHED",
        "either()                                           | UNKNOWN", // they do not agree
        "b ? Executors.newFixedThreadPool(1) : fixed        | FIXED",
        "ring()                                             | UNKNOWN", // comes to an end
        "null                                               | UNKNOWN",
      })
  void isOfTheKindOfItsMaking(String executor, Pool.Kind kind) {
    Snippet code = Snippet.members(FIELDS + "void f() { /*x*/run(" + executor + "); }");
    assertEquals(kind, pool(code).kind());
  }

  @Test
  void ofAParameterIsWhatAllCallersGive() {
    String given = "class A { void f(Executor e) { /*x*/run(e); } void run(Executor e) {} }";
    String one = "class B { void g(A a) { a.f(Executors.newCachedThreadPool()); } }";
    String other = "class C { void h(A a) { a.f(Executors.newFixedThreadPool(1)); } }";
    assertEquals(Pool.Kind.CACHED, pool(Snippet.of(given, one)).kind());
    assertEquals(Pool.Kind.UNKNOWN, pool(Snippet.of(given, one, other)).kind());
    assertEquals(Pool.Kind.UNKNOWN, pool(Snippet.of(given)).kind());
  }

  @Test
  void ofAFieldIsWhatAllConstructorsAreGiven() {
    String type =
        "class A { final Executor e; A(Executor e) { this.e = e; } void f() { /*x*/run(e); }"
            + " void run(Executor e) {} }";
    String maker = "class B { A a = new A(Executors.newCachedThreadPool()); }";
    assertEquals(Pool.Kind.CACHED, pool(Snippet.of(type, maker)).kind());
    String component = "record A(Executor e) { void f() { /*x*/run(e); } void run(Executor e) {} }";
    assertEquals(Pool.Kind.CACHED, pool(Snippet.of(component, maker)).kind());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/*x*/run(fixed); /*y*/run(fixed);                         | true",
        "Executor e = fixed; /*x*/run(e); /*y*/run(this.fixed);    | true",
        "/*x*/run(fixed); /*y*/run(set);                           | false",
        "/*x*/run(make()); /*y*/run(make());                       | false", // two pools
        "Executor e = make(); /*x*/run(e); /*y*/run(e);            | true",
      })
  void isTheSameObjectOrAnother(String statements, boolean same) {
    Snippet code = Snippet.members(FIELDS + "void f() { " + statements + " }");
    assertEquals(same, pool(code).isSame(Pool.of(code.callAt("y").argument(0))));
  }
}
