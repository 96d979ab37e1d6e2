package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class SnippetTest {
  @Test
  void findsWhatAMarkStandsBefore() {
    Snippet code = Snippet.body("int n = 1;\nlist./*1*/add(n);\n/*2*/n = 2;");
    assertEquals("add", code.text(code.at("1").site()));
    assertEquals("add", code.callAt("1").name());
    assertEquals("n", code.text(code.at("2").site()));
  }

  @Test
  void findsThingsOfSeveralFiles() {
    Snippet code =
        Snippet.of("class A { B b; void f() { b.f(); } }", "class B { int n; void f() { n++; } }");
    assertEquals("A.java", code.method("A.f").path());
    assertEquals("B", code.field("n").owner().name());
    assertEquals(code.method("B.f"), code.call("b.f").targets().get(0));
  }

  @Test
  void refusesToGuess() {
    Snippet code = Snippet.members("void f(int n) {} void f() {}");
    assertThrows(AssertionError.class, code::method);
    assertThrows(AssertionError.class, () -> code.field("n"));
  }
}
