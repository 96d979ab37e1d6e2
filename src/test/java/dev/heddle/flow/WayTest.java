package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class WayTest {
  @Test
  void isToldFromWhereItsContextBegins() {
    Snippet code =
        Snippet.of(
            "class A { B b; void f() { new Thread(() -> g()).start(); } void g() { b.h(); } }",
            "class B { void h() { } }");
    Way way = code.program().places().ways(code.method("h")).get(0);
    assertEquals(
        List.of("`new Thread` begins here", "calls `g`", "calls `h`"),
        way.steps().stream().map(Step::text).toList());
    assertEquals(
        List.of("A.java", "A.java", "A.java"),
        way.steps().stream().map(step -> step.site().path()).toList());
    assertEquals(List.of("new", "g", "h"), code.texts(way.steps().stream().map(Step::site)));
  }

  @Test
  void hasNoCallsWhereItsBodyBegins() {
    Snippet code = Snippet.members("void f() { new Thread(() -> g()).start(); } void g() { }");
    Way way = code.program().places().ways(code.lambda()).get(0);
    assertEquals(List.of(), way.path());
    assertEquals(1, way.steps().size());
  }
}
