package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class FieldTest {
  @Test
  void knowsItsReadsAndWritesInAllFiles() {
    Snippet code =
        Snippet.of(
            "class A { int n = 1; void f() { n = 2; this.n++; g(n); } void g(int i) { int n = i;"
                + " g(n); } }",
            "class B extends A { void h(A a) { a.n = 3; n = 4; g(a.n); } }",
            "class C { int n; void i() { n = 5; } }");
    Field field = code.type("A").field("n");
    assertEquals(5, field.writes().size());
    assertEquals(2, field.reads().size());
    assertEquals(
        List.of("1", "2", "3", "4"),
        field.values().stream()
            .filter(v -> v.constant() != null)
            .map(Expression::constant)
            .toList());
  }

  @Test
  void aFieldHidesThatOfTheSuperType() {
    Snippet code =
        Snippet.of(
            "class A { int n; }", "class B extends A { int n; void f() { n = 1; super.n = 2; } }");
    assertEquals(1, code.type("B").field("n").writes().size());
    assertEquals(1, code.type("A").field("n").writes().size());
  }

  @Test
  void aComponentOfARecordIsGivenByItsCreations() {
    Snippet code =
        Snippet.of(
            "record R(int a, String b) { static String c; }",
            "class U { void f() { new R(1, \"x\"); new R(2, \"y\"); } }");
    assertEquals(
        List.of("x", "y"), code.field("b").given().stream().map(Expression::constant).toList());
    assertEquals(List.of(), code.field("c").given());
  }
}
