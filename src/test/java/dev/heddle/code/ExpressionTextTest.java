package dev.heddle.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.javaparser.ast.expr.SingleMemberAnnotationExpr;
import com.github.javaparser.ast.stmt.SwitchEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The oracle is the printer of JavaParser. */
class ExpressionTextTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"a\\\"b\"",
        "'\\''",
        "1",
        "0x1FL",
        "1.5e-3",
        "true",
        "null",
        "A",
        "a . b.C",
        "A . class",
        "int[].class",
        "-1",
        "! a",
        "a+b * c",
        "a ?b:c",
        "(byte)1",
        "( a )",
        "{A.class,B.class}",
        "{ }",
        "{{1}, {2,}}",
        "@B",
        "@B(\"x\")",
        "@B(bar=\"x\",baz = 1)",
        "{@B(1), @C}",
        "f( )",
        "a.f(1,b)",
        "this",
      })
  void argumentsOfAnnotations(String text) {
    String source = "@X(" + text + ") class A {}";
    SingleMemberAnnotationExpr oracle =
        Trees.parse(source).tree().findFirst(SingleMemberAnnotationExpr.class).orElseThrow();
    AnnotationUse use = Trees.read(source).tree().types().get(0).annotations().get(0);
    assertEquals(oracle.getMemberValue().toString(), use.arguments().get("value"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1,2",
        "A.B, C",
        "\"a\", \"b\"",
        "null, default",
        "String  s",
        "Point(int x,var y)",
        "A<B>(C(D _), _)",
        "a+1",
        "-1",
        "(1)",
      })
  void labels(String text) {
    String source = "class A { void m() { switch (a) { case " + text + " -> f(); } } }";
    SwitchEntry oracle = Trees.parse(source).tree().findFirst(SwitchEntry.class).orElseThrow();
    Member.Method method =
        (Member.Method) Trees.read(source).tree().types().get(0).members().get(0);
    Statement.Switch choice = (Statement.Switch) method.body().statements().get(0);
    assertEquals(oracle.getLabels().toString(), choice.cases().get(0).label());
  }

  @Test
  void longChainsAreWritten() {
    String text = "@X(\"a\"" + " + \"a\"".repeat(300_000) + ") class A {}";
    AnnotationUse use = Trees.read(text).tree().types().get(0).annotations().get(0);
    assertTrue(use.arguments().get("value").endsWith(" + \"a\""));
  }
}
