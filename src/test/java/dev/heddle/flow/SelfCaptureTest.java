package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SelfCaptureTest {
  private static boolean isIn(Snippet code, String type) {
    return new SelfCapture(code.type(type)).isIn(code.call("give").argument(0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "give(this);                                    | true",
        "give(() -> n++);                               | true",
        "give(() -> this.n++);                          | true",
        "give(() -> own());                             | true",
        "give(this::own);                               | true",
        "give(() -> pass(this));                        | true",
        "give(new Inner());                             | true",
        "give(new Object() { int m = n; });             | true",
        "Runnable r = () -> own(); give(r);             | true",
        "give(List.of(this));                           | true",
        "give(() -> fixed());                           | false", // static
        "give(() -> given.n++);                         | false",
        "give(new Nested());                            | false",
        "give(n);                                       | false",
        "give(() -> 1);                                 | false",
      })
  void isAValueThatCarriesTheObject(String statement, boolean carries) {
    Snippet code =
        Snippet.members(
            "int n; void own() {} static void fixed() {} void pass(A a) {} class Inner {}"
                + " static class Nested {} void give(Object o) {} A(A given) { "
                + statement
                + " }");
    assertEquals(carries, isIn(code, "A"));
  }

  @Test
  void theObjectAroundIsAnother() {
    String inner =
        "class Outer { int n; void g() {} class %s { void give(Runnable r) {} %s() {"
            + " give(() -> Outer.this.g()); } } }";
    assertEquals(false, isIn(Snippet.of(inner.formatted("Inner", "Inner")), "Inner"));
    assertEquals(true, isIn(Snippet.of(inner.formatted("Inner", "Inner")), "Outer"));
    assertEquals(false, isIn(Snippet.of(inner.formatted("MyOuter", "MyOuter")), "MyOuter"));
  }
}
