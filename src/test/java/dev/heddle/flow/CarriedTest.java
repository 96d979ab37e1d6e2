package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CarriedTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "String t = null; for (String s : l) { t = /*x*/g(t); }                    | true",
        "for (String s : l) { kept = /*x*/g(kept); }                               | true",
        "String t = \"\"; while (t != null) { t = /*x*/g(null); }                  |"
            + " true", // decides
        "for (String s : l) { /*x*/g(s); }                                         | false",
        "for (String s : l) { String t = /*x*/g(s); l2.add(t); }                   | false",
        "int n = 0; for (String s : l) { n++; /*x*/g(s + n); }                     | false", // only
        // counts
        "String t = null; for (String s : l) { /*x*/g(s); t = s; }                 | false",
      })
  void reachesTheNextRound(String statements, boolean carried) {
    Snippet code =
        Snippet.members(
            "List<String> l; List<String> l2; String kept; String g(String s) { return s; } void"
                + " f() { "
                + statements
                + " }");
    Call work = code.callAt("x");
    assertEquals(carried, new Carried(Iteration.around(work)).reaches(work));
  }
}
