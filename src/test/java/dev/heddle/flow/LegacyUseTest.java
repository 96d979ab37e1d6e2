package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LegacyUseTest {
  private static final String HEAD =
      "import org.springframework.scheduling.annotation.AsyncResult; ";

  @Test
  void isACallOfWhatWasReplaced() {
    Snippet code = Snippet.of(HEAD + "class A { Object f() { return new AsyncResult<>(1); } }");
    assertEquals("new AsyncResult", LegacyUse.in(code.method()).get(0).text());
    assertEquals(0, LegacyUse.importedBy(code.type("A")).size()); // told where it is used
  }

  @Test
  void isAnImportIfNothingElseIs() {
    Snippet code = Snippet.of(HEAD + "class A { AsyncResult<String> r; } class B { }");
    assertEquals("AsyncResult", LegacyUse.importedBy(code.type("A")).get(0).text());
    assertEquals(0, LegacyUse.importedBy(code.type("B")).size()); // once a file
  }

  @Test
  void isNoneOfATypeOfTheSources() {
    Snippet code =
        Snippet.of("class A { Object f() { return new AsyncResult(); } }", "class AsyncResult { }");
    assertEquals(0, LegacyUse.in(code.method()).size());
  }
}
