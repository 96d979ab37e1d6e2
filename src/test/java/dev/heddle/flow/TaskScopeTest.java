package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TaskScopeTest {
  private static final String OPEN = "try (var s = StructuredTaskScope.open()) { ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        OPEN + "var t = s.fork(() -> 1); s.join(); t.get(); }          | false | 0 | 0 | 0",
        OPEN + "var t = s.fork(() -> 1); }                             | false | 1 | 0 | 0",
        OPEN + "var t = s.fork(() -> 1); t.get(); s.join(); }          | false | 0 | 1 | 0",
        OPEN + "s.fork(() -> 1); s.join(); s.fork(() -> 2); }          | false | 0 | 0 | 1",
        OPEN + "s.fork(() -> 1); if (b) s.join(); s.fork(() -> 2); }   | false | 0 | 0 | 0",
        OPEN + "s.fork(() -> 1); g(s); }                               | false | 0 | 0 | 0", // may
        // join
        "var s = StructuredTaskScope.open(); s.join();                 | true  | 0 | 0 | 0",
        "var s = StructuredTaskScope.open(); g(s);                     | false | 0 | 0 | 0",
      })
  void knowsTheStepsOfItsProtocol(
      String statements, boolean outside, int unjoined, int early, int late) {
    Snippet code =
        Snippet.members(
            "boolean b; void g(Object o) {} void f() throws Exception { " + statements + " }");
    TaskScope scope =
        new TaskScope(code.method().calls().filter(TaskScope::isOne).findFirst().orElseThrow());
    assertEquals(outside, scope.isOutsideTry());
    assertEquals(unjoined, scope.unjoinedFork().stream().count());
    assertEquals(early, scope.earlyReads().size());
    assertEquals(late, scope.lateForks().size());
  }
}
