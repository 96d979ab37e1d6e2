package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExtentTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "List.of(1, 2)                                | true",
        "Arrays.asList(1, 2)                          | true",
        "new int[] {1, 2}                             | true",
        "new int[8]                                   | true",
        "new int[1000]                                | false",
        "TimeUnit.values()                            | true",
        "Stream.of(1).map(i -> i)                     | true",
        "IntStream.range(0, 5)                        | true",
        "IntStream.range(0, 5000)                     | false",
        "items.stream().limit(3)                      | true",
        "items                                        | false",
        "new ArrayList<>(List.of(1))                  | false", // may grow
        "fixed                                        | true",
        "make()                                       | true",
        "ring()                                       | false", // comes to an end
      })
  void isFewIfTheCodeFixesIt(String source, boolean few) {
    Snippet code =
        Snippet.members(
            "List<String> items; private final List<Integer> fixed = List.of(1, 2); List<Integer>"
                + " make() { return List.of(3); } List<Integer> ring() { return ring(); } void"
                + " give(Object o) {} void f() { give("
                + source
                + "); }");
    assertEquals(few, Extent.isFew(code.call("give").argument(0)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "4                                            | true",
        "65                                           | false",
        "Runtime.getRuntime().availableProcessors()   | true",
        "Runtime.getRuntime().availableProcessors() * 2 | true",
        "Math.min(4, 8)                               | true",
        "Math.min(4, n)                               | true",
        "n                                            | false",
        "List.of(1).size()                            | true",
        "items.size()                                 | false",
      })
  void isSmallIfTheNumberIs(String number, boolean small) {
    Snippet code =
        Snippet.members(
            "int n; List<String> items; void give(Object o) {} void f() { give(" + number + "); }");
    assertEquals(small, Extent.isSmall(code.call("give").argument(0)));
  }
}
