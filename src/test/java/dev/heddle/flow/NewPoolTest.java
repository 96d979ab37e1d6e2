package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NewPoolTest {
  private static NewPool pool(String members) {
    Snippet code = Snippet.members("Runnable r; void g(ExecutorService e) {} " + members);
    return new NewPool(code.call("Executors.newCachedThreadPool"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "NEW.submit(r); return null;                                             | true",
        "var p = NEW; p.submit(r); return null;                                  | true",
        "var p = NEW; p.submit(r); p.shutdown(); return null;                    | false",
        "try (var p = NEW) { p.submit(r); } return null;                         | false",
        "return NEW;                                                             | false",
        "g(NEW); return null;                                                    | false",
        "var p = NEW; CompletableFuture.runAsync(r, p).join(); return null;      | true", // only
        // runs
        "var p = Executors.unconfigurableExecutorService(NEW); p.shutdown(); return null; | false",
        "var p = NEW; Runnable end = () -> p.shutdown(); return end;             | false",
      })
  void isLeftOpenWhereItIsMade(String statements, boolean open) {
    String text = statements.replace("NEW", "Executors.newCachedThreadPool()");
    assertEquals(open, pool("Object f() { " + text + " }").isLeftOpen());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "private final ExecutorService p = NEW; void f() { p.submit(r); }                    | p",
        "private final ExecutorService p = NEW; void close() { p.shutdown(); }               | -",
        "private final ExecutorService p = NEW; ExecutorService get() { return p; }          | -",
        "private final ExecutorService p = NEW; void f() { g(p); }                           | -",
        "private static final ExecutorService p = NEW; void f() { p.submit(r); }             | -",
        "public final ExecutorService p = NEW; void f() { p.submit(r); }                     | -",
        "private ExecutorService p; A() { p = NEW; } void f() { p.submit(r); }               | p",
      })
  void isKeptByAFieldThatNobodyCloses(String members, String field) {
    Field open = pool(members.replace("NEW", "Executors.newCachedThreadPool()")).openField();
    assertEquals(field, open == null ? null : open.name());
  }

  @Test
  void isAlsoWhatAMethodOfTheSourcesMakes() {
    Snippet code =
        Snippet.members(
            "ExecutorService kept; ExecutorService make() { return Executors.newCachedThreadPool();"
                + " } ExecutorService keep() { kept = Executors.newFixedThreadPool(1); return kept;"
                + " } ExecutorService give() { return kept; } void f() { make(); keep(); give();"
                + " }");
    assertEquals(true, NewPool.isOne(code.call("make")));
    assertEquals(false, NewPool.isOne(code.call("keep"))); // the field owns it
    assertEquals(false, NewPool.isOne(code.call("give")));
  }
}
