package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConstantArgumentsTest {
  private static final String FIELDS = "Future<?> task; static final int ONE = 1; boolean b; ";

  private static boolean mayBlock(Snippet code) {
    return code.program().places().mayBlock(code.method());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '$',
      value = {
        "boolean x ; x                     ; false      ; false",
        "boolean x ; x                     ; true       ; true",
        "boolean x ; x                     ; b          ; true", // not known
        "boolean x ; !x                    ; true       ; false",
        "boolean x ; x && b                ; false      ; false",
        "boolean x ; x && b                ; true       ; true",
        "boolean x ; x || b                ; false      ; true",
        "int x     ; x == 1                ; 2          ; false",
        "int x     ; x == 1                ; ONE        ; true",
        "int x     ; x > 0x10              ; 16         ; false",
        "int x     ; x >= 1_0              ; 10         ; true",
        "long x    ; x != 0                ; 0L         ; false",
        "Object x  ; x != null             ; null       ; false",
        "Object x  ; x != null             ; this       ; true",
        "String x  ; x.equals('a')         ; 'b'        ; false",
        "String x  ; x.equalsIgnoreCase('a') ; 'A'      ; true",
        "String x  ; x.startsWith('a')     ; 'b' + b    ; false",
        "String x  ; x.startsWith('abc')   ; 'ab' + b   ; true", // may go on like that
        "String x  ; x.isEmpty()           ; ''         ; true",
        "String x  ; x.contains('y')       ; 'x'        ; false",
      })
  void ruleOutBranchesOfWhatIsCalled(
      String parameter, String condition, String argument, boolean expected) {
    String text =
        FIELDS
            + "void f() throws Exception { g(%s); }".formatted(argument)
            + "void g(%s) throws Exception { if (%s) task.get(); }".formatted(parameter, condition);
    assertEquals(expected, mayBlock(Snippet.members(text.replace('\'', '"'))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "x = b; if (x) task.get();               | true", // written before
        "if (x) task.get(); x = b;               | false",
        "while (b) { if (x) task.get(); x = b; } | true", // written by the round before
        "if (!x) return; task.get();             | false", // behind an early exit
        "if (x) b = true; task.get();            | true",
        "if (x) task.get(); else task.get();     | true", // another way to the same wait
        "boolean y = x; if (y) task.get();       | false",
      })
  void holdUntilTheParameterIsWritten(String statements, boolean expected) {
    Snippet code =
        Snippet.members(
            FIELDS
                + "void f() throws Exception { g(false); }"
                + "void g(boolean x) throws Exception {"
                + statements
                + "}");
    assertEquals(expected, mayBlock(code));
  }

  @Test
  void areFollowedOneCallFurther() {
    Snippet code =
        Snippet.members(
            FIELDS
                + "void f() throws Exception { g(false); }"
                + "void g(boolean x) throws Exception { h(x); }"
                + "void h(boolean x) throws Exception { if (x) task.get(); }");
    assertEquals(false, mayBlock(code));
  }

  @Test
  void sayNothingIfAnotherCallTakesTheBranch() {
    Snippet code =
        Snippet.members(
            FIELDS
                + "void f() throws Exception { g(false); g(true); }"
                + "void g(boolean x) throws Exception { if (x) task.get(); }");
    List<Call> calls = code.method().calls().toList();
    Places places = code.program().places();
    assertEquals(List.of(), places.blocking(calls.get(0)));
    assertEquals(1, places.blocking(calls.get(1)).size());
  }

  /** Seven calls a method: followed all the way, that would be seven to the power of the depth. */
  @Test
  void costNoMoreWithEveryCallOfDepth() {
    StringBuilder members = new StringBuilder(FIELDS + "void f() throws Exception { m0(0); }");
    for (int i = 0; i < 12; i++) {
      members.append("void m%d(int x) throws Exception { if (x == 9) task.get(); ".formatted(i));
      for (int constant = 1; constant < 8; constant++) {
        members.append("m%d(%d); ".formatted(i + 1, constant));
      }
      members.append("}");
    }
    Snippet code = Snippet.members(members + "void m12(int x) { if (x == 9) task.get(); }");
    assertTimeoutPreemptively(Duration.ofSeconds(30), () -> assertEquals(false, mayBlock(code)));
  }
}
