package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FateTest {
  private static final String FIELDS =
      "ExecutorService pool; Runnable task; Future<?> kept; List<Object> list; boolean b; ";

  /** The fate of the future that `submit` gives. */
  private static Fate fate(String statements) {
    Snippet code = Snippet.members(FIELDS + "Object f() throws Exception { " + statements + " }");
    return Fate.of(code.call("pool.submit").result());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pool.submit(task); return null;",
        "Future<?> x = pool.submit(task); return null;",
        "Future<?> x = (Future<?>) pool.submit(task); Future<?> y = x; return null;",
        "Runnable r = () -> pool.submit(task); return r;",
        "Future<?> x; x = pool.submit(task); return null;",
      })
  void isDroppedIfNothingIsEverDone(String statements) {
    assertEquals(true, fate(statements).isDropped());
    assertEquals(false, fate(statements).leaves());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "return pool.submit(task);",
        "kept = pool.submit(task); return null;",
        "list.add(pool.submit(task)); return null;",
        "Object[] x = {pool.submit(task)}; return null;",
        "Supplier<Future<?>> s = () -> pool.submit(task); return s;",
        "Supplier<Object> s = pool.submit(task)::get; return s;",
        "Future<?> x = pool.submit(task); Future<?> y = x; return y;",
        "Future<?> x = b ? pool.submit(task) : null; return x;",
        "Future<?> x = b ? null : pool.submit(task); kept = x; return null;",
        "Object o = pool.submit(task); if (o instanceof Future<?> x) { kept = x; } return null;",
        "Future<?> x = pool.submit(task); Runnable r = () -> kept = x; return r;",
      })
  void leavesIfOtherCodeMayGetIt(String statements) {
    assertEquals(true, fate(statements).leaves());
    assertEquals(false, fate(statements).isDropped());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "pool.submit(task).get(); return null;",
        "Future<?> x = pool.submit(task); x.cancel(b); return null;",
        "Future<?> x = pool.submit(task); if (x == null) return null; return list;",
      })
  void staysIfItIsOnlyUsed(String statements) {
    assertEquals(false, fate(statements).leaves());
    assertEquals(false, fate(statements).isDropped());
  }

  @Test
  void knowsTheCallsMadeOnItThroughItsLocals() {
    Fate fate =
        fate(
            "Future<?> x = pool.submit(task); Future<?> y = x; y.get(); x.cancel(b); return null;");
    assertEquals(List.of("cancel", "get"), fate.calls().map(Call::name).sorted().toList());
  }

  @Test
  void aKeeperTakesNoCharge() {
    Fate fate = fate("list.add(pool.submit(task)); return null;");
    assertEquals(false, fate.leaves((call, argument) -> call.name().equals("add")));
    assertEquals(true, fate.leaves((call, argument) -> call.name().equals("remove")));
  }

  @Test
  void knowsItsFields() {
    List<String> fields =
        fate("Future<?> x = pool.submit(task); kept = x; return null;")
            .fields()
            .map(Field::name)
            .toList();
    assertEquals(List.of("kept"), fields);
  }
}
