package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MonitorObjectTest {
  private static final String FIELDS =
      "final Object m = new Object(); Object changed = new Object(); Object lazy; Integer n = 1;"
          + "final Boolean yes = true; static final String TEXT = \"a\"; String s; Object given;"
          + "A(Object o) { given = o; } void g() { changed = new Object(); } ";

  private static List<String> flaws(String type, String members) {
    MonitorObject object = MonitorObject.of(Snippet.of(type + "{" + members + "}").method()).get(0);
    List<String> flaws = new ArrayList<>();
    add(object.isFresh(), "fresh", flaws);
    add(object.isValue(), "value", flaws);
    add(object.isSharedText(), "text", flaws);
    add(object.isReplaced(), "replaced", flaws);
    add(object.isRuntimeClass(), "class", flaws);
    return flaws;
  }

  private static void add(boolean holds, String flaw, List<String> flaws) {
    if (holds) {
      flaws.add(flaw);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "m                     | []",
        "this                  | []",
        "A.class               | []",
        "given                 | []", // assigned while the object is made
        "s                     | []", // whatever text it has
        "new Object()          | [fresh]",
        "changed               | [replaced]",
        "n                     | [value]",
        "yes                   | [value]",
        "Integer.valueOf(1)    | [value]",
        "TEXT                  | [text]",
        "s.intern()            | [text]",
        "getClass()            | [class]",
        "List.of(1)            | [value]",
        "java.time.Instant.EPOCH | [value]",
        "unknown()             | []",
      })
  void isWrongByWhatItIs(String object, String flaws) {
    String method = "void f() { synchronized (" + object + ") { } }";
    assertEquals(flaws, flaws("class A", FIELDS + method).toString());
  }

  @Test
  void theClassOfAFinalClassIsKnown() {
    assertEquals(List.of(), flaws("final class A", "void f() { synchronized (getClass()) { } }"));
  }

  @Test
  void anAliasIsWhatItStandsFor() {
    assertEquals(
        List.of("value"),
        flaws("class A", FIELDS + "void f() { Integer x = n; synchronized (x) { } }"));
  }

  @Test
  void ofALambdaIsFoundThere() {
    Snippet code =
        Snippet.members(
            "void f() { Runnable r = () -> { synchronized (this) { } }; synchronized (r) { } }");
    assertEquals(
        List.of("r"), MonitorObject.of(code.method()).stream().map(MonitorObject::text).toList());
    assertEquals(1, MonitorObject.of(code.lambda()).size());
  }
}
