package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.fact.Region;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ElementTest {
  private static Snippet code(String statements) {
    return Snippet.members(
        "boolean b; int g() { return 1; } void h(int n) {} void f() { " + statements + " }");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/*x*/g();                          | true  | g();",
        "if (b) { /*x*/g(); }               | true  | g();",
        "if (b) /*x*/g();                   | false | g();", // a block would be needed
        "int n = /*x*/g();                  | false | int n = /*x*/g();",
        "h(/*x*/g());                       | false | h(/*x*/g());",
      })
  void isAStatementOrPartOfOne(String statements, boolean whole, String text) {
    Snippet code = code(statements);
    assertEquals(whole, code.at("x").isStatement());
    assertEquals(text, code.text(code.at("x").statement()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "while (b) /*x*/g();                            | true",
        "while (/*x*/g() > 0) { }                       | false", // in its head
        "while (b) { Runnable r = () -> /*x*/g(); }     | false", // in its own body
        "/*x*/g(); while (b) { }                        | false",
      })
  void isInALoop(String statements, boolean loop) {
    assertEquals(loop, code(statements).at("x").isInLoop());
  }

  @Test
  void standsInRegionsOfItsOwnBody() {
    Snippet code =
        code("try { if (b) { Runnable r = () -> { if (b) /*x*/g(); }; } } finally { /*y*/g(); }");
    assertEquals(null, code.at("x").enclosing(Region.Kind.TRY_BODY));
    assertEquals(Region.Kind.THEN, code.at("x").enclosing(Region.Kind.THEN).kind());
    assertEquals(
        true, code.at("x").allRegions().stream().anyMatch(r -> r.kind() == Region.Kind.TRY_BODY));
    assertEquals(Region.Kind.FINALLY, code.at("y").enclosing(Region.Kind.FINALLY).kind());
    assertEquals(true, code.at("x").precedes(code.at("y")));
    assertEquals(false, code.at("y").precedes(code.at("x")));
  }

  @Test
  void isOneThingHoweverItIsFound() {
    Snippet code = code("/*x*/g();");
    assertEquals(code.at("x"), code.method().calls().findFirst().orElseThrow());
    assertEquals(code.method(), code.at("x").method());
  }
}
