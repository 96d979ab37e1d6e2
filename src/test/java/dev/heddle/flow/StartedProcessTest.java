package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StartedProcessTest {
  private static final String START = "Process p = new ProcessBuilder(\"ls\").start(); ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "new ProcessBuilder(\"ls\").start(); return null;               | true  | -    | -",
        START + "return null;                                           | true  | -    | -",
        START + "p.isAlive(); return null;                              | true  | -    | -",
        START + "return p;                                              | false | -    | -",
        START + "kept = p; return null;                                 | false | -    | -",
        START + "p.waitFor(); return null;                              | false | waitFor | -",
        START + "p.getInputStream().readAllBytes(); p.waitFor(); return null; | false | - | -",
        START + "p.destroy(); return null;                              | false | -    | -",
        START
            + "if (!p.waitFor(1, TimeUnit.DAYS)) throw new Error(); return null; | false | - |"
            + " waitFor",
        START + "if (!p.waitFor(1, TimeUnit.DAYS)) p.destroy(); return null;       | false | - | -",
        "make(); return null;                                           | true  | -    | -", // a
        // helper starts it
      })
  void isLostOrWaitedFor(String statements, boolean lost, String undrained, String abandoned) {
    Snippet code =
        Snippet.members(
            "Process kept; Process make() throws Exception { return new"
                + " ProcessBuilder(\"ls\").start(); } Object f() throws Exception { "
                + statements
                + " }");
    StartedProcess process = StartedProcess.of(code.method()).get(0);
    assertEquals(lost, process.isLost());
    assertEquals(undrained, name(process.undrainedWait()));
    assertEquals(abandoned, name(process.abandonedWait()));
  }

  private static String name(Call call) {
    return call == null ? null : call.name();
  }
}
