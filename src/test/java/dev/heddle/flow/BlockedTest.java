package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class BlockedTest {
  private static List<Blocked> blocked(String body) {
    Snippet code =
        Snippet.members(
            "CompletableFuture<String> c; Future<?> task; void g() throws Exception { task.get(); }"
                + " void f() { c.thenAccept(s -> { try { "
                + body
                + " } catch (Exception e) { } }); }");
    return code.lambda().blocked(context -> true, (context, effect) -> true);
  }

  @Test
  void isOneAStatement() {
    assertEquals(1, blocked("task.get(); ").size());
    assertEquals(2, blocked("task.get(); g();").size());
    assertEquals(1, blocked("String.valueOf(task.get()).concat(task.get() + s);").size());
  }

  @Test
  void isOnlyWhatIsAskedFor() {
    Blocked blocked = blocked("g(); ").get(0);
    assertEquals(true, blocked.only(e -> e.depth() == 0).isEmpty());
    assertEquals(false, blocked.only(e -> e.depth() == 1).isEmpty());
    assertEquals(blocked.context(), blocked.only(e -> true).context());
  }

  @Test
  void isNoSurerThanItsParts() {
    Blocked blocked = blocked("task.get(); ").get(0);
    assertEquals(
        blocked.context().confidence().and(blocked.effect().confidence()), blocked.confidence());
  }

  @Test
  void isToldFromWhereTheContextBegins() {
    List<Step> trail = blocked("g(); ").get(0).trail();
    assertEquals(
        List.of("`CompletableFuture.thenAccept` begins here", "calls `g`", "`Future.get` blocks"),
        trail.stream().map(Step::text).toList());
  }

  @Test
  void knowsNoRemedyBeyondTheCatalogs() {
    assertEquals(
        "something else", blocked("task.get(); ").get(0).remedy("no-topic", "something else"));
  }
}
