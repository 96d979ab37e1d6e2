package dev.heddle.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.expr.LambdaExpr;
import com.github.javaparser.ast.expr.MethodCallExpr;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GraftTest {
  private static final int MILLIS = 200;

  /** What can nest within expressions: `#` is where the next one comes. */
  private static final List<String> SHAPES =
      List.of(
          "f(() -> { # });",
          "f(a, (int x, int y) -> {\n  # // end\n}, b);",
          "a.b(c -> { # }).d(e -> { f(); });",
          "f(new X() { void m() { # } });",
          "f(new X<int[]>(() -> { g(); }) {\n @A(\"}\") int v = 1; { # } });",
          "new\nX()\n{ X x = () -> { # }; };",
          "f(switch (a) { case 1 -> { # } default -> 1; });",
          "int v = switch (a(() -> { g(); })) { case 1: { # } case X(var y) when y > 2: yield 3;"
              + " };",
          "f(switch(a){ case 1, 2 -> { # yield 2; } case null -> throw e; default -> b ? c : d;"
              + " });",
          "Runnable r = () -> { /* } */ # };",
          "return () -> { try (var s = open()) { # } finally { g(); } };",
          "class L { void m() { # } L() { super(); # } }",
          "enum1.values(new Object[] { new X() { { # } } }, '}', \"{\");");

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6})
  void eachShapeGivesTheTreeOfAPlainParse(int depth) {
    for (String shape : SHAPES) {
      assertSame(method(nest(List.of(shape), depth)));
    }
  }

  @Test
  void mixedShapesGiveTheTreeOfAPlainParse() {
    for (int first = 0; first < SHAPES.size(); first++) {
      for (int second = 0; second < SHAPES.size(); second++) {
        int third = (first + 2 * second) % SHAPES.size();
        List<String> mix = List.of(SHAPES.get(first), SHAPES.get(second), SHAPES.get(third));
        assertSame(method(nest(mix, 3)));
      }
    }
  }

  @Test
  void allLineEndsCount() {
    for (String shape : SHAPES) {
      assertSame(method(nest(List.of(shape), 4)).replace("\n", "\r\n"));
      assertSame(method(nest(List.of(shape), 4)).replace("\n", "\r"));
    }
  }

  @Test
  void depthFortyIsFast() {
    for (String shape : SHAPES) {
      // shapes with two places would hold 2^40 pieces
      if (shape.indexOf('#') == shape.lastIndexOf('#')) {
        assertFast(method(nest(List.of(shape), 40)));
      }
    }
    assertFast(method(nest(List.of(SHAPES.get(0), SHAPES.get(3), SHAPES.get(6)), 40)));
  }

  @Test
  void depthFortyHasAllItsLambdas() {
    CompilationUnit tree = Trees.parse(method(nest(List.of(SHAPES.get(0)), 40))).tree();
    assertEquals(40, tree.findAll(LambdaExpr.class).size());
    MethodCallExpr inner =
        tree.findFirst(MethodCallExpr.class, c -> c.getArguments().isEmpty()).get();
    int column = method("").indexOf("}") + 40 * SHAPES.get(0).indexOf('#') + 1;
    assertEquals(column, inner.getBegin().get().column);
  }

  @Test
  void unclosedLambdaIsFastAndAProblem() {
    String good = nest(List.of(SHAPES.get(0)), 8);
    for (String broken :
        List.of(
            good.replaceFirst("} *\\);", ""),
            good.replace("g();", "g("),
            good.replace("g();", "x = = 1;"),
            good.replace("g();", "if (a { g();"),
            good.substring(0, good.length() - 5))) {
      String text = "class A {\n  void m() {" + broken + "\n  }\n  private void n() {}\n}";
      assertTrue(Trees.bestMillis(text) < MILLIS, broken);
      GuardedParser.Result parsed = Trees.parse(text);
      assertFalse(parsed.problems().isEmpty(), broken);
      assertTrue(Trees.whole(parsed).contains("n"), () -> broken + Trees.messages(parsed));
    }
  }

  private static void assertFast(String text) {
    assertTrue(Trees.bestMillis(text) < MILLIS, text);
    assertEquals(List.of(), Trees.messages(Trees.parse(text)));
  }

  private static void assertSame(String text) {
    Trees.assertPlain(text);
  }

  private static String method(String body) {
    return "class A { Object m() {" + body + "}}";
  }

  private static String nest(List<String> shapes, int depth) {
    String nested = "g();";
    for (int i = depth - 1; i >= 0; i--) {
      nested = shapes.get(i % shapes.size()).replace("#", nested);
    }
    return nested;
  }
}
