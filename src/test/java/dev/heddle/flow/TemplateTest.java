package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TemplateTest {
  private static final String TYPES =
      "static class Base { void run() { step(); } void round() { round(); step(); }"
          + " private void step2() { step(); } void deep() { step2(); } void step() { }"
          + " static void none() { } } static class Sub extends Base { void step() { } }"
          + " static class Same extends Base { } static class Lower extends Sub { void step() { } }"
          + " ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      emptyValue = "",
      value = {
        "new Sub()./*x*/run();                  | Sub.step",
        "new Base()./*x*/run();                 | Base.step",
        "Same s = new Same(); s./*x*/run();     | Base.step",
        "new Sub()./*x*/deep();                 | Sub.step", // behind a private helper
        "new Sub()./*x*/round();                | Sub.step", // comes to an end
        "lower./*x*/run();                      | Lower.step",
        "base./*x*/run();                       | ''", // may be of any class
        "sub./*x*/run();                        | ''", // or a Lower
        "Base./*x*/none();                      | ''",
      })
  void knowsTheStepsOfAKnownObject(String statements, String expected) {
    Call call =
        Snippet.members(TYPES + "void f(Base base, Sub sub, Lower lower) { " + statements + " }")
            .callAt("x");
    StringBuilder found = new StringBuilder();
    for (Method body : Template.bodies(call)) {
      found.append(body.type().simpleName()).append('.').append(body.name());
    }
    assertEquals(expected, found.toString());
  }
}
