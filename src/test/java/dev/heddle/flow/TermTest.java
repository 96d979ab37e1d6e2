package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TermTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "n             | this.n           | true",
        "n             | other.n          | false",
        "a             | b                | false",
        "other.get(1)  | other.get(1)     | true", // at one moment
        "other.get(1)  | other.get(2)     | false",
        "a + b         | a + b            | true",
        "a + b         | b + a            | false",
        "list[a]       | list[a]          | true",
        "list[a]       | list[b]          | false",
        "alias         | a                | true", // a local that only holds another
        "\"1\"         | 1                | false",
        "(int) a       | a                | true",
        "A.FIXED       | FIXED            | true",
      })
  void spellsTheSameForTheSameValue(String first, String second, boolean same) {
    Snippet code =
        Snippet.members(
            "int n; A other; int[] list; static int FIXED; int get(int i) { return i; }"
                + " void one(Object o) {} void two(Object o) {} void f(int a, int b) {"
                + " int alias = a; one("
                + first
                + "); two("
                + second
                + "); }");
    assertEquals(
        same, Term.of(code.call("one").argument(0)).equals(Term.of(code.call("two").argument(0))));
  }
}
