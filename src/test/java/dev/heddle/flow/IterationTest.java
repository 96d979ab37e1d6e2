package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IterationTest {
  private static Iteration around(String statements) {
    Snippet code =
        Snippet.members(
            "List<String> items; boolean b; int n; void g(Object o) {} static final int FEW = 3;"
                + " void f(String p) { "
                + statements
                + " }");
    return Iteration.around(code.callAt("x"));
  }

  /** What it runs over, as written; the marked call stands in it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "for (String s : items) /*x*/g(s);                         | items",
        "items.forEach(s -> /*x*/g(s));                            | items",
        "items.stream().map(s -> { /*x*/g(s); return s; }).toList(); | items.stream()",
        "for (String s : items) { Runnable r = () -> g(s); r./*x*/run(); } | items",
        "for (int i = 0; i < n; i++) /*x*/g(p);                    | -",
      })
  void isAroundWhatRunsEachRound(String statements, String source) {
    Iteration iteration = around(statements);
    assertEquals(source, iteration.source() == null ? null : iteration.source().text());
  }

  @ParameterizedTest
  @CsvSource({
    "/*x*/g(p);",
    "for (String s : items) { } /*x*/g(p);",
    "for (String s : items) new Thread(() -> /*x*/g(s)).start();",
    "Optional.of(p).isPresent(); /*x*/g(p);",
  })
  void isNoneAroundWhatRunsOnceOrElsewhere(String statements) {
    assertEquals(null, around(statements));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "for (int i = 0; i < 3; i++) /*x*/g(p);                | true  | false",
        "for (int i = 0; i < FEW; i++) /*x*/g(p);              | true  | false",
        "for (int i = 9; i > 0; i--) /*x*/g(p);                | true  | false",
        "for (int i = 0; i < 1000; i++) /*x*/g(p);             | false | false",
        "for (int i = 0; i < n; i++) /*x*/g(p);                | false | true",
        "for (int i = 0; i < items.size(); i++) /*x*/g(p);     | false | false",
        "for (int i = 0; b && i < 3; i++) /*x*/g(p);           | true  | false",
        "while (b) /*x*/g(p);                                  | false | false",
        "for (String s : List.of(p, p)) /*x*/g(s);             | true  | false",
        "for (String s : new String[] {p}) /*x*/g(s);          | true  | false",
        "for (String s : items) /*x*/g(s);                     | false | false",
        "IntStream.range(0, 5).forEach(i -> /*x*/g(i));        | true  | false",
        "IntStream.range(0, n).forEach(i -> /*x*/g(i));        | false | true",
        "items.stream().limit(4).forEach(s -> /*x*/g(s));      | true  | false",
      })
  void knowsHowManyRoundsItHas(String statements, boolean few, boolean counted) {
    assertEquals(few, around(statements).isShort());
    assertEquals(counted, around(statements).isCounted());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "for (String s : items) /*x*/g(s);                     | true",
        "for (String s : items) { String t = s + p; /*x*/g(t); } | true",
        "for (String s : items) /*x*/g(p);                     | false",
        "for (int i = 0; i < n; i++) /*x*/g(items.get(i));     | true",
        "items.forEach(s -> /*x*/g(s));                        | true",
        "items.forEach(s -> /*x*/g(p));                        | false",
      })
  void knowsWhatDiffersFromRoundToRound(String statements, boolean varies) {
    Snippet code =
        Snippet.members(
            "List<String> items; int n; void g(Object o) {} void f(String p) { "
                + statements
                + " }");
    assertEquals(varies, Iteration.around(code.callAt("x")).varies(code.callAt("x")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "for (String s : items) { /*x*/g(s); break; }                      | true  | true",
        "for (String s : items) { /*x*/g(s); return; }                     | true  | true",
        "for (String s : items) { /*x*/g(s); if (b) break; }               | true  | false",
        "for (String s : items) { if (b) break; /*x*/g(s); }               | false | false",
        "for (String s : items) { /*x*/g(s); while (b) break; }            | false | false",
        "for (String s : items) { /*x*/g(s); switch (n) { case 1: break; } } | false | false",
        "o: for (String s : items) { /*x*/g(s); while (b) break o; }       | true  | false",
        "for (String s : items) { /*x*/g(s); continue; }                   | false | false",
      })
  void knowsWhetherItIsLeft(String statements, boolean left, boolean ends) {
    Snippet code =
        Snippet.members(
            "List<String> items; boolean b; int n; void g(Object o) {} void f() { "
                + statements
                + " }");
    Iteration iteration = Iteration.around(code.callAt("x"));
    assertEquals(left, iteration.isLeftAfter(code.callAt("x")));
    assertEquals(ends, iteration.endsAfter(code.callAt("x")));
  }

  @Test
  void knowsTheIterationAroundIt() {
    Iteration inner =
        around("for (String s : items) { items.forEach(t -> { while (b) /*x*/g(t); }); }");
    assertEquals(null, inner.source());
    assertEquals("items", inner.outer().source().text());
    assertEquals("items", inner.outer().outer().source().text());
    assertEquals(null, inner.outer().outer().outer());
  }
}
