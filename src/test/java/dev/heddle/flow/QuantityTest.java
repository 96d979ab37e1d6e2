package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuantityTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "5                      | 5",
        "0x10                   | 16",
        "1_000L                 | 1000",
        "-3                     | -3",
        "2 * MAX + 1            | 17",
        "MAX << 1               | 16",
        "7 / 2                  | 3",
        "7 / 0                  | -",
        "Integer.MAX_VALUE      | 2147483647",
        "Long.MAX_VALUE         | 9223372036854775807",
        "(int) MAX              | 8",
        "n                      | -",
        "n + 1                  | -",
        "g(1)                   | -",
        "1.5                    | -",
      })
  void isWhatTheSourcesSay(String expression, Long expected) {
    Snippet code =
        Snippet.members(
            "static final int MAX = 8; int n; int g(double d) { return 1; }"
                + " void f() { g("
                + expression
                + "); }");
    Expression number = code.method().calls().reduce((a, b) -> b).orElseThrow().argument(0);
    OptionalLong known = expected == null ? OptionalLong.empty() : OptionalLong.of(expected);
    assertEquals(known, Quantity.of(number));
  }
}
