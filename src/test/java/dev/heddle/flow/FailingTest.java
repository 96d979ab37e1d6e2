package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FailingTest {
  /** What leaves `f` by an exception, as written; empty if it handles everything. */
  private static String first(String members) {
    Snippet code =
        Snippet.members("Runnable r; boolean b; int n; void bad() { r.run(); } " + members);
    Element first = Failing.first(code.method());
    return first == null ? "" : code.text(first.site());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      emptyValue = "",
      value = {
        "void f() { n = 1; r.run(); }                                              | run",
        "void f() { try { r.run(); } catch (RuntimeException e) { } }              | ''",
        "void f() { try { r.run(); } catch (IllegalStateException e) { } }         | run",
        "void f() { try { r.run(); } finally { n = 1; } }                          | run",
        "void f() { try { r.run(); } catch (Exception e) { throw e; } }            | run",
        "void f() { try { r.run(); } catch (Exception e) { bad(); } }              | ''", // is the
        // handling
        "void f() { throw new Error(); }                                           | throw",
        "void f() { g(); } void g() { h(); } void h() { bad(); }                   | g",
        "void f() { g(); } void g() { h(); } void h() { n = 1; }                   | ''",
        "void f() { List.of(1).forEach(i -> n++); }                                | of", // a
        // library's
      })
  void isWhatNobodyCatches(String members, String expected) {
    assertEquals(expected, first(members));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      emptyValue = "",
      value = {
        "void f() { g(); } void g() { f(); }                                       | ''",
        "void f() { g(); } void g() { f(); bad(); }                                | g",
        "void f() { try { g(); } catch (Exception e) { } h(); } void g() { h(); bad(); }"
            + " void h() { if (b) g(); }                                           | h",
        "void f() { try { g(); } catch (Exception e) { } h(); } void g() { h(); n = 1; }"
            + " void h() { if (b) g(); }                                           | ''",
        "void f() { g(); } void g() { h(); } void h() { g(); i(); } void i() { h(); bad(); } | g",
      })
  void comesToAnEndInCycles(String members, String expected) {
    assertEquals(expected, first(members));
  }

  @Test
  void callsOfUnknownCodeMayFail() {
    assertEquals("unknown", first("void f() { unknown(); }"));
  }
}
