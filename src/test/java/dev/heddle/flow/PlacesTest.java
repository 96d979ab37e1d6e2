package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PlacesTest {
  private static final String FIELDS =
      "Future<?> task; ExecutorService pool; CompletableFuture<String> c; Runnable given; boolean"
          + " b;void waits() throws Exception { task.get(); } void sleeps() throws Exception {"
          + " Thread.sleep(9); }void deep() throws Exception { waits(); } void both() throws"
          + " Exception { waits(); sleeps(); }void ring() throws Exception { if (b) ring(); else"
          + " waits(); } void nothing() {}void each(Runnable r) { r.run(); } void later(Runnable r)"
          + " { pool.execute(r); } ";

  private static List<String> effects(String statements) {
    Snippet code = Snippet.members(FIELDS + "void f() throws Exception { " + statements + " }");
    return code.program().places().blocking(code.method()).stream()
        .map(Effect::text)
        .sorted()
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      emptyValue = "",
      value = {
        "task.get();                                    | Future.get",
        "waits();                                       | waits -> Future.get",
        "deep();                                        | deep -> waits -> Future.get",
        "both();                                        | both -> sleeps -> Thread.sleep, both ->"
            + " waits -> Future.get",
        "waits(); task.get();                           | Future.get", // the shortest of each kind
        "ring();                                        | ring -> waits -> Future.get", // comes to
        // an end
        "nothing();                                     | ''",
        "each(() -> { try { waits(); } catch (Exception e) { } });  | waits -> Future.get",
        "later(() -> { try { waits(); } catch (Exception e) { } }); | ''", // another thread
        "Runnable r = () -> task.cancel(true);          | ''",
        "if (task.isDone()) task.get();                 | ''", // it is there
        "unknown();                                     | ''",
      })
  void knowWhatABodyMayWaitFor(String statements, String expected) {
    assertEquals(expected, String.join(", ", effects(statements)));
  }

  @Test
  void anEffectCountsOnlyIfAllImplementationsHaveIt() {
    String user = "class U { void f(Job j) throws Exception { j.go(); } }";
    String job = "interface Job { void go() throws Exception; }";
    String slow =
        "class Slow implements Job { public void go() throws Exception { Thread.sleep(1); } }";
    String quick = "class Quick implements Job { public void go() { } }";
    assertEquals(1, blocking(user, job, slow));
    assertEquals(0, blocking(user, job, slow, quick));
    assertEquals(0, blocking(user, job));
  }

  private static int blocking(String... files) {
    Snippet code = Snippet.of(files);
    return code.program().places().blocking(code.method("U.f")).size();
  }

  @Test
  void trailsAreNoLongerThanTheCallDepth() {
    StringBuilder members = new StringBuilder(FIELDS);
    for (int i = 0; i < 12; i++) {
      members.append("void m%d() throws Exception { m%d(); } ".formatted(i, i + 1));
    }
    Snippet code = Snippet.members(members + "void m12() throws Exception { task.get(); }");
    assertEquals(true, code.program().places().mayBlock(code.method("m5")));
    assertEquals(false, code.program().places().mayBlock(code.method("m4")));
  }

  @Test
  void blockedCodeHasAContextAndAnEffect() {
    Snippet code =
        Snippet.members(
            FIELDS
                + "void f() { c.thenAccept(s -> { try { waits(); } catch (Exception e) { } });"
                + " new Thread(() -> nothing()).start(); }");
    List<Blocked> blocked =
        code.program().methods().stream()
            .flatMap(m -> m.blocked(context -> true, (context, effect) -> true).stream())
            .toList();
    assertEquals(1, blocked.size());
    assertEquals(Context.Kind.COMPLETION, blocked.get(0).context().kind());
    assertEquals("waits -> Future.get", blocked.get(0).effect().text());
    assertEquals(
        List.of("thenAccept", "waits", "get"),
        blocked.get(0).trail().stream().map(step -> code.text(step.site())).toList());
  }

  @Test
  void blockedReferencesAreThoseOfTheirMethods() {
    Snippet code =
        Snippet.members(
            "CompletableFuture<String> c; void g(String s) { c.join(); }"
                + " void f() { c.thenAccept(this::g); }");
    Blocked blocked = code.method().blocked(context -> true, (context, effect) -> true).get(0);
    assertEquals("::", code.text(blocked.at().site()).contains("g") ? "::" : "");
    assertEquals("CompletableFuture.join", blocked.effect().text());
  }

  /** What is asked about first does not change what the others are told. */
  @Test
  void answersDoNotDependOnTheOrderOfQuestions() {
    Set<Set<String>> answers = new HashSet<>();
    for (int first = 0; first < 6; first++) {
      Snippet code =
          Snippet.members(
              FIELDS
                  + "void f() { c.thenAccept(s -> { try { ring(); } catch (Exception e) { } });"
                  + " pool.execute(() -> { try { both(); } catch (Exception e) { } }); }");
      List<Method> methods = new ArrayList<>(code.program().methods());
      Collections.rotate(methods, first * 3);
      Set<String> found = new TreeSet<>();
      for (Method m : methods) {
        code.program().places().blocking(m).forEach(e -> found.add(m.site() + e.text()));
        m.blocked(c -> true, (c, e) -> true).forEach(b -> found.add(m.site() + b.effect().text()));
      }
      answers.add(found);
    }
    assertEquals(1, answers.size());
  }
}
