package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GuardsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "this          | Base", // one object, whichever class locks it
        "A.this        | Base",
        "m             | m",
        "this.m        | m",
        "l             | l",
        "A.class       | A.class",
        "B.S           | S",
        "inherited     | inherited",
        "itself        | n",
        "gone          | -",
        "Gone.m        | -",
      })
  void areNamedByAnAnnotation(String name, String expected) {
    Snippet code =
        Snippet.of(
            "import javax.annotation.concurrent.GuardedBy; import java.util.concurrent.locks.Lock;"
                + " class A extends Base { Object m; Lock l; @GuardedBy(\"%s\") Object n; }"
                    .formatted(name),
            "class Base { Object inherited; }",
            "class B { static Object S; }");
    Lock lock = Guards.of(code.field("n"));
    assertEquals(expected, lock == null ? null : lock.name());
  }

  @Test
  void ofAMethodAreWhatItsCallersHold() {
    Snippet code =
        Snippet.of(
            "import javax.annotation.concurrent.GuardedBy;"
                + " class A { Object m; @GuardedBy(\"m\") void f() { g(); } void g() { } void h() {"
                + " assert Thread.holdsLock(m); g(); } }");
    assertEquals("m", Guards.ofDeclaration(code.method()).get(0).name());
    assertEquals("m", code.method().calls().findFirst().orElseThrow().held().get(0).lock().name());
    assertEquals(1, Guards.of(code.method("h")).size());
    assertEquals(0, Guards.ofDeclaration(code.method("h")).size());
  }
}
