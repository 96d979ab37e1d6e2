package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KnownCompleteTest {
  private static final String FIELDS =
      "CompletableFuture<String> c; CompletableFuture<String> d; boolean b;"
          + "List<CompletableFuture<String>> all;"
          + "boolean over(Future<?> f) { return f.isDone(); } ";

  /** Whether the marked wait cannot wait. */
  private static boolean holds(String statements) {
    Snippet code = Snippet.members(FIELDS + "void f() throws Exception { " + statements + " }");
    return KnownComplete.holds(code.callAt("w"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "CompletableFuture.completedFuture(1)./*w*/get();",
        "CompletableFuture<String> x = CompletableFuture.completedFuture(\"\"); x./*w*/join();",
        "if (c.isDone()) c./*w*/get();",
        "if (over(c)) c./*w*/get();", // a helper of one line
        "if (!c.isDone()) return; c./*w*/get();",
        "String s = c.isDone() ? c./*w*/get() : null;",
        "boolean x = c.isDone() && c./*w*/get() != null;",
        "while (c.isDone()) c./*w*/get();",
        "c.get(); c./*w*/join();",
        "CompletableFuture.allOf(c, d).join(); c./*w*/join();",
        "CompletableFuture.allOf(c, d).thenRun(() -> c./*w*/join());",
        "c.thenRun(() -> c./*w*/join());",
        "CompletableFuture.allOf(all.toArray(new CompletableFuture[0])).join();"
            + " for (CompletableFuture<String> x : all) x./*w*/join();",
        "CompletableFuture<Void> g = CompletableFuture.allOf(c); g.join(); c./*w*/join();",
      })
  void ofAFutureThatIsThere(String statements) {
    assertEquals(true, holds(statements));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "c./*w*/get();",
        "if (d.isDone()) c./*w*/get();", // another one
        "if (b) c./*w*/get();",
        "if (c.isDone()) b = true; c./*w*/get();",
        "c./*w*/join(); c.get();", // too late
        "if (b) c.get(); c./*w*/join();", // only on one way
        "CompletableFuture.anyOf(c, d).join(); c./*w*/join();", // one of them
        "CompletableFuture.allOf(d).join(); c./*w*/join();",
        "try { c.get(); } catch (Exception e) { } d./*w*/join();",
        "d.thenRun(() -> c./*w*/join());",
      })
  void notOfOneThatMayBeUnderway(String statements) {
    assertEquals(false, holds(statements));
  }

  @Test
  void ofTheOutcomeThatAWorkerIsToldOf() {
    Snippet code =
        Snippet.of(
            "class A extends FutureTask<String> { A() { super(null); }"
                + " protected void done() { try { /*w*/get(); } catch (Exception e) { } }"
                + " void other() throws Exception { this./*o*/get(); } }");
    assertEquals(true, KnownComplete.holds(code.callAt("w")));
    assertEquals(false, KnownComplete.holds(code.callAt("o")));
  }

  @Test
  void knowsTheVariableThatIsWaitedFor() {
    Snippet code =
        Snippet.members(
            "void f(List<Future<?>> all, Future<?> one) throws Exception {"
                + " for (Future<?> x : all) x./*m*/get(); one./*o*/get(); make()./*n*/get(); }"
                + " Future<?> make() { return null; }");
    assertEquals("all", KnownComplete.subject(code.callAt("m")).variable().text());
    assertEquals("one", KnownComplete.subject(code.callAt("o")).variable().text());
    assertEquals(null, KnownComplete.subject(code.callAt("n")));
  }
}
