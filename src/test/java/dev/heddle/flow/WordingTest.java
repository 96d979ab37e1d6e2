package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordingTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      emptyValue = "",
      value = {
        "p                          | p",
        "this                       | this",
        "this.n                     | n",
        "a.n                        | n",
        "Integer.MAX_VALUE          | MAX_VALUE",
        "5                          | 5",
        "\"x\"                      | \"x\"",
        "a.h()                      | a.h()",
        "h()                        | h()",
        "a.aMethodWithAVeryLongNameIndeedItIsVeryLong() |"
            + " aMethodWithAVeryLongNameIndeedItIsVeryLong()",
        "new A()                    | new A()",
        "(Object) p                 | p",
        "n + 1                      | ''", // nothing short to say
      })
  void isAsWrittenAndShort(String expression, String expected) {
    Snippet code =
        Snippet.members(
            "int n; A a; int h() { return 1; } int aMethodWithAVeryLongNameIndeedItIsVeryLong() {"
                + " return 1; } void g(Object o) {} void f(int p) { g("
                + expression
                + "); }");
    assertEquals(expected, code.call("g").argument(0).text());
  }
}
