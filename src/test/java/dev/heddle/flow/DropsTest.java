package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DropsTest {
  private static final String FIELDS =
      "ExecutorService pool; Callable<Integer> task; Future<?> kept; List<Future<?>> all;";
  private static final int RING = 24;

  private static List<String> dropped(Method method) {
    return method.drops().stream().map(Drop::text).toList();
  }

  private static List<String> droppedBy(String statements) {
    return dropped(
        Snippet.members(FIELDS + "Future<?> f() throws Exception {" + statements + "}").method());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pool.submit(task); return null;",
        "Future<Integer> never = pool.submit(task); return null;",
        "Future<Integer> never; never = pool.submit(task); return null;",
        "Future<Integer> never = null; never = pool.submit(task); return null;",
        "var never = pool.submit(task); return null;",
        "Future<?> never = kept == null ? pool.submit(task) : null; return null;",
        "kept.cancel(true); pool.submit(task); return kept;",
      })
  void aHandleThatNobodyCanReachIsDropped(String statements) {
    assertEquals(List.of("pool.submit"), droppedBy(statements));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "return pool.submit(task);",
        "pool.submit(task).get(); return null;",
        "kept = pool.submit(task); return null;",
        "all.add(pool.submit(task)); return null;",
        "Future<?> local = pool.submit(task); return local;",
        "Future<?> a = pool.submit(task); Future<?> b = a; b.get(); return null;",
        "Future<?> ignored = pool.submit(task); return null;", // said on purpose
        "Future<?> old = this.kept; return null;", // somebody else has it
        "Object never = pool.submit(task); return null;", // its type says nothing
        "pool.shutdown(); return null;", // no handle at all
        "unknown(task); return null;", // nothing is known of it
      })
  void aHandleThatSomebodyHasIsNot(String statements) {
    assertEquals(List.of(), droppedBy(statements));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "List<Future<?>> never = new ArrayList<>(); never.add(pool.submit(task)); return null;",
        "Map<String, Future<?>> never = new HashMap<>(); never.put(\"\", kept); return null;",
        "Future<?>[] never = {pool.submit(task)}; return null;",
        "Future<?>[] never = new Future<?>[1]; never[0] = pool.submit(task); return null;",
      })
  void handlesOfACollectionThatIsOnlyFilledAreDropped(String statements) {
    assertEquals(1, droppedBy(statements).size());
  }

  @Test
  void aCollectionThatIsReadKeepsItsHandles() {
    assertEquals(
        List.of(),
        droppedBy(
            "List<Future<?>> l = new ArrayList<>(); l.add(pool.submit(task)); return l.get(0);"));
  }

  @Test
  void theResultOfALambdaIsDroppedWhereNoneIsWanted() {
    Snippet code =
        Snippet.members(
            FIELDS
                + "void f() { Runnable r = () -> pool./*no*/submit(task); r.run(); }"
                + "Future<?> g() throws Exception {"
                + " Callable<Future<?>> c = () -> pool./*yes*/submit(task); return c.call(); }");
    assertEquals(List.of("pool.submit"), dropped(code.at("no").method()));
    assertEquals(List.of(), dropped(code.at("yes").method()));
  }

  @Test
  void aReferenceDropsWhatItsMethodGives() {
    Snippet code =
        Snippet.members(
            "CompletableFuture<String> send(String s) { return new CompletableFuture<>(); }"
                + "void f(List<String> l) { l.forEach(this::send); }"
                + "Stream<CompletableFuture<String>> g(List<String> l) {"
                + " return l.stream().map(this::send); }");
    assertEquals(List.of("send"), dropped(code.method("f")));
    assertEquals(List.of(), dropped(code.method("g")));
  }

  @Test
  void aMethodThatGivesWhatItKeepsDropsNothing() {
    Snippet code =
        Snippet.of(
            "class A { B b; void f() { b.again(); b.fresh(); } }",
            "class B { Future<?> last; ExecutorService pool; Runnable r;"
                + " Future<?> again() { return last = pool.submit(r); }"
                + " Future<?> fresh() { return pool.submit(r); } }");
    assertEquals(List.of("b.fresh"), dropped(code.method("f")));
  }

  @Test
  void methodsThatGiveEachOthersResultsComeToAnEnd() {
    Snippet code =
        Snippet.members(
            FIELDS + "Future<?> f() { g(); return g(); } Future<?> g() { f(); return f(); }");
    assertEquals(List.of("g"), dropped(code.method("f")));
    assertEquals(List.of("f"), dropped(code.method("g")));
  }

  /** Whether a method drops something depends on its callers: each thread needs other methods. */
  @Test
  void threadsThatAskForCallersDoNotBlock() throws Exception {
    List<String> alone = everything(ring(), 0);
    assertEquals(RING, alone.size());
    for (int round = 0; round < 10; round++) {
      Snippet fresh = ring();
      List<Callable<List<String>>> threads = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        int first = i * RING / 4;
        threads.add(() -> everything(fresh, first));
      }
      Together.ask(threads).forEach(answer -> assertEquals(alone, answer));
    }
  }

  /** What all methods drop, asked from some method on. */
  private static List<String> everything(Snippet code, int first) {
    List<Method> methods = new ArrayList<>(code.program().methods());
    Collections.rotate(methods, first);
    return methods.stream()
        .flatMap(m -> m.drops().stream().map(d -> m.name() + " " + d.text()))
        .sorted()
        .toList();
  }

  /** Each method passes the pool on that its callers gave it. */
  private static Snippet ring() {
    StringBuilder members = new StringBuilder("Runnable task; ");
    for (int i = 0; i < RING; i++) {
      members.append(
          "void m%d(ExecutorService pool) { m%d(pool); pool.submit(task); } "
              .formatted(i, (i + 1) % RING));
    }
    return Snippet.members(members.toString());
  }
}
