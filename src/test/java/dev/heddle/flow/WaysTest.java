package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class WaysTest {
  /** The kinds of thread with the calls that lead from there: `OFFLOADED g h`. */
  private static List<String> ways(Snippet code, Method method) {
    return code.program().places().ways(method).stream()
        .map(
            way ->
                way.path().stream()
                    .map(call -> " " + call.name())
                    .collect(Collectors.joining("", way.context().kind().name(), "")))
        .toList();
  }

  private static List<String> waysTo(String method, String... files) {
    Snippet code = Snippet.of(files);
    return ways(code, code.method(method));
  }

  @Test
  void followCallsFromATask() {
    String text =
        "class A { ExecutorService pool;"
            + " void f() { pool.execute(() -> g()); } void g() { h(); } void h() {} }";
    assertEquals(List.of("OFFLOADED g h"), waysTo("h", text));
    assertEquals(List.of(), waysTo("f", text));
  }

  @Test
  void followReferencesGivenToAHelper() {
    assertEquals(
        List.of("OFFLOADED"),
        waysTo(
            "work",
            "class A { B b; void f() { b.later(this::work); } void work() {} }",
            "class B { ExecutorService pool; void later(Runnable r) { pool.execute(r); } }"));
  }

  @Test
  void followReferencesToAHelperOfOneLine() {
    String text =
        "class A { void f(CompletableFuture<String> c) {"
            + " c.thenAccept(this::helper); }"
            + " void helper(String s) { work(s); } void work(String s) {} }";
    assertEquals(List.of("COMPLETION"), waysTo("helper", text));
    assertEquals(List.of("COMPLETION work"), waysTo("work", text));
  }

  @Test
  void keepTheShortestOfEachKind() {
    assertEquals(
        List.of("COMMON_POOL h", "OFFLOADED h"),
        waysTo(
            "h",
            "class A { ExecutorService pool;"
                + " void f() { pool.execute(() -> g()); pool.execute(() -> h());"
                + " CompletableFuture.runAsync(() -> h()).join(); }"
                + " void g() { h(); } void h() {} }"));
  }

  @Test
  void areUnknownOfCodeThatNobodyStarts() {
    assertEquals(List.of(), waysTo("g", "class A { void f() { g(); } void g() {} }"));
  }

  @Test
  void comeToAnEndInCycles() {
    assertEquals(
        List.of("OFFLOADED g h"),
        waysTo(
            "h",
            "class A { ExecutorService pool; void f() { pool.execute(this::e); }"
                + " void e() { g(); } void g() { h(); } void h() { g(); e(); } }"));
  }

  @Test
  void areNoLongerThanTheCallDepth() {
    StringBuilder members = new StringBuilder("ExecutorService pool; ");
    members.append("void f() { pool.execute(() -> m1()); }");
    for (int i = 1; i < 12; i++) {
      members.append("void m%d() { m%d(); } ".formatted(i, i + 1));
    }
    Snippet code = Snippet.members(members + "void m12() {}");
    assertEquals(1, ways(code, code.method("m8")).size());
    assertEquals(0, ways(code, code.method("m9")).size());
  }
}
