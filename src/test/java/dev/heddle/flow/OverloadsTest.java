package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OverloadsTest {
  private static final String METHODS =
      "void m(int a) {} void m(long a) {} void m(Integer a) {} void m(Object a) {} void m(String a)"
          + " {}void m(Object... a) {} void m(Runnable a) {} void m(Callable<String> a) {}void"
          + " m(Function<String, String> a) {} void m(int a, int b) {} void m(Number a, Number b)"
          + " {} ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "m(1)                   | int",
        "m(1L)                  | long",
        "m('a')                 | int", // widens
        "m(boxed)               | Integer",
        "m(1.5)                 | Object", // boxed, then wider
        "m(text)                | String",
        "m(list)                | Object",
        "m(() -> { })           | Runnable",
        "m(() -> text)          | Callable",
        "m(x -> x)              | Function",
        "m(1, 2)                | int int",
        "m(boxed, boxed)        | Number Number",
        "m(1, 2, 3)             | Object",
        "m()                    | Object",
      })
  void areToldApartByTheirArguments(String call, String expected) {
    Snippet code =
        Snippet.members(
            METHODS + "Integer boxed; String text; List<String> list; void f() { " + call + "; }");
    Call found = code.call("m");
    assertEquals(
        expected,
        String.join(
            " ",
            found.declaration().parameters().stream().map(p -> p.type().simpleName()).toList()));
  }
}
