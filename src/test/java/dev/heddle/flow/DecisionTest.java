package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DecisionTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      emptyValue = "",
      value = {
        "if (a()) /*x*/g();                                  | a",
        "if (a()) { } else /*x*/g();                         | !a",
        "if (a()) { if (b()) /*x*/g(); }                     | b a",
        "if (a()) return; /*x*/g();                          | !a",
        "if (a()) throw new Error(); /*x*/g();               | !a",
        "if (a()) { { return; } } /*x*/g();                  | !a",
        "if (a()) { if (b()) return; } /*x*/g();             | ''", // leaves only sometimes
        "if (a()) h(); /*x*/g();                             | ''",
        "while (a()) /*x*/g();                               | a",
        "for (; a();) /*x*/g();                              | a",
        "do { /*x*/g(); } while (a());                       | ''", // asked behind it
        "if (a()) return; if (b()) /*x*/g();                 | b !a",
        "if (a()) new Thread(() -> /*x*/g());                | ''", // later
        "/*x*/g(); if (a()) return;                          | ''",
      })
  void leadsToACall(String statements, String expected) {
    Snippet code =
        Snippet.members(
            "boolean a() { return true; } boolean b() { return true; } void g() {} void h() {}"
                + " void f() { "
                + statements
                + " }");
    String found =
        String.join(
            " ",
            Decision.before(code.callAt("x")).stream()
                .map(d -> (d.outcome() ? "" : "!") + d.condition().call().name())
                .toList());
    assertEquals(expected, found);
  }
}
