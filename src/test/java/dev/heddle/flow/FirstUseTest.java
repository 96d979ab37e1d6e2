package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FirstUseTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "void f() { if (kept == null) { kept = /*x*/load(); } }                     | true",
        "void f() { if (kept != null) return; kept = /*x*/load(); }                 | true",
        "void f() { if (!ready) { /*x*/load(); ready = true; } }                    | true",
        "void f() { Object local = kept; if (local == null) { kept = /*x*/load(); } } | true",
        "void f() { if (isMissing()) { kept = /*x*/load(); } } boolean isMissing() { return kept =="
            + " null; } | true",
        "void f() { if (kept == null) /*x*/load(); }                               "
            + " | true", // prepares it
        "void f() { kept = /*x*/load(); }                                           | false",
        "void f() { if (kept != null) { kept = /*x*/load(); } }                     | false",
        "void f() { if (other == null) { kept = /*x*/load(); } }                    | false",
        "void f() { if (ready) { /*x*/load(); ready = true; } }                     | false",
        "void close() { if (kept == null) { kept = /*x*/load(); } }                 | false", // an
        // end
      })
  void standsWhereWhatIsKeptIsMissing(String members, boolean first) {
    Snippet code =
        Snippet.members(
            "Object kept; Object other; boolean ready; Object load() { return 1; } " + members);
    assertEquals(first, FirstUse.holds(code.callAt("x")));
  }
}
