package dev.heddle.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RepairTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "x = = 1;",
        "foo(;",
        "foo(1;",
        "if (a { foo(); }",
        "if (a) { foo();",
        "} foo();",
        "foo(); }",
        "foo(() -> { bar(; });",
        "String s = STR.\"a \\{x} \\{f(\"b\")}\";",
        "String s = \"unclosed;",
        "char c = 'x;",
        "\0",
        "int # = 1;",
        "a ` b;",
        "new X() { void n() { foo( } };",
        "return",
        "case 1 -> {}",
        "\"\"\"",
        "/*"
      })
  void brokenBodyCostsOnlyItself(String body) {
    String text =
        """
        package p;
        class A {
          int before = 1;
          void first() { foo(); }
          @Override
          public void broken(int x) {
            ok();
            BODY
          }

          @Override
          public void second() {
            foo(() -> { bar(); });
          }
          class B {
            private void third() { foo(); }
          }
        }
        """
            .replace("BODY", body);
    GuardedParser.Result parsed = Trees.parse(text);
    assertTrue(!parsed.problems().isEmpty(), "no problem");
    List<String> left =
        body.startsWith("/*") || body.startsWith("\"\"\"")
            ? List.of("first")
            : List.of("first", "second", "third");
    assertTrue(
        Trees.whole(parsed).containsAll(left),
        () -> Trees.whole(parsed) + "" + Trees.messages(parsed));
    assertTrue(Trees.messages(parsed).size() < 3, () -> "" + Trees.messages(parsed));
    assertTrue(
        Trees.messages(parsed).stream().allMatch(m -> m.length() < 120),
        () -> "" + Trees.messages(parsed));
  }

  @Test
  void problemNamesTheBodyAndTheLine() {
    GuardedParser.Result parsed =
        Trees.parse("class A {\n void m() {\n  x = = 1;\n }\n void n() {}\n}");
    assertEquals(
        List.of("3: body of `m` could not be parsed and is not checked: unexpected `=`"),
        Trees.messages(parsed));
    assertEquals(List.of("n"), Trees.whole(parsed));
  }

  @Test
  void brokenLambdaLeavesTheMethodAroundIt() {
    GuardedParser.Result parsed =
        Trees.parse("class A { void m() { a(); f(() -> { x = = 1; }); b(() -> { c(); }); } }");
    assertEquals(List.of("m"), Trees.whole(parsed));
    assertEquals(1, parsed.problems().size());
    assertTrue(parsed.tree().toString().contains("c()"));
  }

  @Test
  void localEnumCostsOnlyItself() {
    GuardedParser.Result parsed =
        Trees.parse(
            "class A { void m() { a(); enum E { X, Y { void q() {} } } b(E.X); } void n() {} }");
    assertEquals(List.of("m", "n"), Trees.whole(parsed));
    assertTrue(parsed.tree().toString().contains("b(E.X)"));
    assertEquals(1, parsed.problems().size());
  }

  @Test
  void conflictKeepsItsFirstSide() {
    String text =
        """
        class A {
          void m() {
        <<<<<<< HEAD
            first();
        =======
            if (second()) {
        >>>>>>> branch
          }
        <<<<<<< HEAD
          void n() {
        =======
          void o() {
        >>>>>>> branch
            x();
          }
        }
        """;
    GuardedParser.Result parsed = Trees.parse(text);
    assertEquals(List.of("m", "n"), Trees.whole(parsed));
    assertEquals(
        List.of(
            "3: merge conflict: only its first side is checked",
            "9: merge conflict: only its first side is checked"),
        Trees.messages(parsed));
  }

  @Test
  void brokenMemberCostsOnlyItself() {
    GuardedParser.Result parsed =
        Trees.parse(
            """
            class A {
             void m() {}
             int x = = 2;
             void (int y) { }
             # int z;
             void n() {}
            }\
            """);
    assertEquals(List.of("m", "n"), Trees.whole(parsed));
  }

  @Test
  void manyBrokenBodiesCostOnlyThemselves() {
    String member = "  void m() {\n    x = = 1;\n  }\n  void n() {\n    f();\n  }\n";
    GuardedParser.Result parsed = Trees.parse("class A {\n" + member.repeat(300) + "}");
    assertTrue(parsed.problems().size() == 300, () -> "" + parsed.problems().size());
    assertEquals(300, Trees.whole(parsed).size());
  }
}
