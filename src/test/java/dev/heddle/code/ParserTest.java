package dev.heddle.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ParserTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "// only a comment",
        "/** Docs. */ @A({1, 2}) package a.b;",
        "open module a.b { requires transitive java.base; uses a.B; exports a to c, d; }",
        "module m {}",
        "import module java.base; class A {}",
        "void main() { IO.println(\"x\"); }",
        "int x = 1; String m() { return \"\"; } class A { void n() {} }",
        "record R<T>(int a, T... b) implements I { R { if (a > 1) throw e; } static int c; }",
        "sealed interface S permits A, B {} non-sealed class A implements S {} final class B {}",
        "class A { int m(Object o) { return switch (o) { case R(int a, var b) when a > 1 -> 1;"
            + " case null, default -> { yield 2; } }; } }",
        "class A { void m() { for (var _ : x) { f(_ -> 1, (_, _) -> { g(); }); } } }",
        "class A { String s = \"\"\"\n  a \"b\" { \\\"\"\" }\n  \"\"\"; void m() {} }",
        "enum E { A, B(1) { void m() {} }, C; final int x = 1; E() {} { f(); } void n() {} }",
        "@interface A { String[] value() default {}; int x() default 1; class B {} }",
        "interface I { @A(1) default void m() {} private static void n() {} }",
        "class A { A() { f(); super(); } int record; void m(int record) { record = 1; } }",
        "class A { char c = '\\u0022'; String s = \"\\u0022 \\\\u\"; void m() {} }",
        "cl\\u0061ss A { v\\uu006fid m() \\u007b f(); } }",
        "class A { int[] a[] = {{1}, {}}, b = new int[] {1}; int m()[] { return a; } }",
        "class A {};\n;class B {}",
        "class A { /* \uD83D\uDE00 */ int \u00e9; }",
        "class A {}\u001a"
      })
  void validTextHasNoProblem(String text) {
    Parsed parsed = Trees.read(text);
    assertEquals(List.of(), Trees.messages(parsed.problems()));
    assertNotNull(parsed.tree());
  }

  @Test
  void escapesDoNotMoveWhatFollows() {
    Parsed parsed = Trees.read("cl\\u0061ss A { char c = '\\r'; void m() {} }");
    Member method = parsed.tree().types().get(0).members().get(1);
    assertEquals(31, parsed.positions().span(method).column());
  }

  @Test
  void commentsAreInOrderWithTheirMarks() {
    Parsed parsed = Trees.read("/** a */ class A { // b\r\n /* c\n */ String s = \"// no\"; }//");
    assertEquals(
        List.of(
            new Comment(new Span(1, 1, 1, 9), "/** a */"),
            new Comment(new Span(1, 20, 1, 24), "// b"),
            new Comment(new Span(2, 2, 3, 4), "/* c\n */"),
            new Comment(new Span(3, 26, 3, 28), "//")),
        parsed.comments());
  }

  @Test
  void deepAndLongExpressionsParse() {
    assertWhole("f(" + "(".repeat(3_000) + "a" + ")".repeat(3_000) + ");");
    assertWhole("String s = a" + " + a".repeat(20_000) + ";");
    assertWhole("a" + ".b()".repeat(5_000) + ";");
    assertWhole("if (a) {}" + " else if (a) {}".repeat(3_000));
    assertWhole("{".repeat(2_000) + "}".repeat(2_000));
  }

  @Test
  void tooDeepIsAProblemOfOneBody() {
    String deep = "f(" + "(".repeat(300_000) + "a" + ")".repeat(300_000) + ");";
    String text = "class A { void m() { " + deep + " } void n() {} }";
    Parsed parsed = Trees.read(text);
    assertEquals(List.of("n"), Trees.whole(Trees.parse(text)));
    assertTrue(parsed.problems().get(0).message().contains("nested too deeply"));
  }

  @Test
  void neverThrowsOnThreadsWithSmallStacks() {
    String deep = "f(" + "(".repeat(30_000) + "a" + ")".repeat(30_000) + ");";
    Parsed parsed =
        new Parser().parse(new SourceFile("A.java", "class A { void m() {" + deep + "} }"));
    assertFalse(parsed.problems().isEmpty());
  }

  private static void assertWhole(String body) {
    String text = "class A { void m() { " + body + " } void n() {} }";
    assertEquals(List.of(), Trees.messages(Trees.read(text).problems()));
    GuardedParser.Result parsed = Trees.parse(text);
    assertEquals(List.of(), Trees.messages(parsed));
    assertEquals(List.of("m", "n"), Trees.whole(parsed));
  }
}
