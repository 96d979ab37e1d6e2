package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PassingTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "/*x*/second(1, a)                   | a",
        "/*x*/same(a)                        | a",
        "Objects./*x*/requireNonNull(a)      | a", // by its signature
        "Objects./*x*/requireNonNull(a, s)   | a",
        "/*x*/local(a)                       | a",
        "/*x*/either(a, b)                   | -", // one or the other
        "/*x*/fresh(a)                       | -",
        "List./*x*/of(a)                     | -",
        "/*x*/over(a)                        | -", // subclasses do not agree
        "/*x*/unknown(a)                     | -",
      })
  void isTheArgumentThatACallGivesBack(String call, String expected) {
    Snippet code =
        Snippet.of(
            "class A { String s; Object second(int n, Object o) { return o; } <T> T same(T t) {"
                + " return t; } Object local(Object o) { Object p = o; return p; } Object"
                + " fresh(Object o) { return new A(); } Object either(Object o, Object p) { return"
                + " o == null ? p : o; } Object over(Object o) { return o; } void g(Object o) {}"
                + " void f(Object a, Object b) { g("
                + call
                + "); } }",
            "class B extends A { Object over(Object o) { return new B(); } }");
    Expression argument = Passing.argument(code.callAt("x"));
    assertEquals(expected, argument == null ? null : argument.text());
  }
}
