package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UsesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      emptyValue = "",
      value = {
        "p.run();                              | RECEIVER",
        "g(p);                                 | ARGUMENT",
        "new Thread(p);                        | ARGUMENT",
        "return p;                             | RETURNED",
        "Supplier<Object> s = () -> p;         | LAMBDA_RESULT",
        "Object o = p;                         | ASSIGNED",
        "kept = p;                             | STORED",
        "Object[] o = {p};                     | ELEMENT",
        "Object o = (Object) p;                | CAST",
        "synchronized (p) { }                  | MONITOR",
        "if (p == null) { }                    | OPERAND",
        "if (p instanceof Thread) { }          | TESTED",
        "Runnable r = p::run;                  | QUALIFIER",
        "Object o = b ? p : null;              | OPERAND",
        "for (Object o : list) g(o);           | ''",
        "p.run(); g(p);                        | RECEIVER ARGUMENT",
        "switch (p) { default: }               | SELECTOR",
        "assert p != null;                     | OPERAND",
      })
  void areTheWaysInWhichAValueIsUsed(String statement, String expected) {
    Snippet code =
        Snippet.members(
            "boolean b; Object kept; List<Object> list; void g(Object o) {} Object f(Runnable p) { "
                + statement
                + " throw new Error(); }");
    String found =
        String.join(
            " ",
            code.variable(code.method(), "p").uses().stream().map(u -> u.kind().name()).toList());
    assertEquals(expected, found);
  }
}
