package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PermitTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "s./*x*/acquire();              | true",
        "s./*x*/tryAcquire();           | true",
        "/*x*/take();                   | true", // in what it calls
        "gate./*x*/acquireSlot();       | true", // its name says so
        "s./*x*/release();              | false",
        "/*x*/none();                   | false",
        "/*x*/ring();                   | false", // comes to an end
        "gate./*x*/enter();             | false",
      })
  void isTakenByACall(String statement, boolean taken) {
    Snippet code =
        Snippet.members(
            "Semaphore s; Unknown gate; void take() throws Exception { deep(); } void none() {}"
                + " void deep() throws Exception { s.acquire(); } void ring() { ring(); }"
                + " void f() throws Exception { "
                + statement
                + " }");
    assertEquals(taken, Permit.isTakenBy(code.callAt("x")));
  }
}
