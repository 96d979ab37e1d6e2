package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OwnershipTest {
  private static final String FIELDS =
      "CompletableFuture<String> kept; List<CompletableFuture<String>> all; Map<String, Future<?>>"
          + " map;B<Future<?>> box; Supplier<Future<?>> maker; ExecutorService pool; Runnable"
          + " r;Future<?> stored() { return kept; } A self() { return this; } Future<?> deep() {"
          + " return stored(); }Future<?> sets() { return kept = null; } Future<?> fresh() { return"
          + " pool.submit(r); }Future<?> either(boolean b) { if (b) return kept; return"
          + " pool.submit(r); }Future<?> ring() { return ring(); } <T> T pass(T t) { return t; } ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/*x*/stored();                      | true",
        "/*x*/deep();                        | true", // through helpers
        "/*x*/sets();                        | true",
        "/*x*/self();                        | true",
        "/*x*/pass(kept);                    | true", // its argument
        "all./*x*/get(0);                    | true",
        "map./*x*/remove(null);              | true",
        "box./*x*/held();                    | true", // what its object holds
        "Objects./*x*/requireNonNull(kept);  | true",
        "/*x*/fresh();                       | false",
        "/*x*/either(true);                  | false",
        "/*x*/ring();                        | false", // comes to an end
        "maker./*x*/get();                   | false", // makes what it gives
        "pool./*x*/submit(r);                | false",
        "kept./*x*/thenRun(r);               | false",
      })
  void isElsewhereWhereTheResultWasThereBefore(String statement, boolean elsewhere) {
    Snippet code =
        Snippet.of(
            "class A { " + FIELDS + "void f() { " + statement + " } }",
            "class B<T> { T it; T held() { return it; } }");
    assertEquals(elsewhere, Ownership.isElsewhere(code.callAt("x")));
  }

  @Test
  void isElsewhereIfTheMethodSaysSo() {
    Snippet code =
        Snippet.of(
            "import com.google.errorprone.annotations.CanIgnoreReturnValue; import"
                + " java.util.concurrent.*; class A { ExecutorService pool; @CanIgnoreReturnValue"
                + " Future<?> go() { return pool.submit(() -> {}); } void f() { /*x*/go(); } }");
    assertEquals(true, Ownership.isElsewhere(code.callAt("x")));
  }

  @Test
  void aRecordGivesWhatItHolds() {
    Snippet code =
        Snippet.of(
            "class A { void f(R r) { r./*x*/future(); r./*y*/other(); } }",
            "record R(Future<?> future) { Future<?> other() {"
                + " return Executors.newCachedThreadPool().submit(() -> {}); } }");
    assertEquals(true, Ownership.isElsewhere(code.callAt("x")));
    assertEquals(false, Ownership.isElsewhere(code.callAt("y")));
  }
}
