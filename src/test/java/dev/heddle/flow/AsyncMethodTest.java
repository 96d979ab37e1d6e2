package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AsyncMethodTest {
  private static final String HEAD =
      "import org.springframework.scheduling.annotation.*; import java.util.concurrent.*; ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      value = {
        "class A { @Async public void f() {} }                                | -",
        "class A { @Async public Future<String> f() { return null; } }        | -",
        "class A { @Async public String f() { return null; } }                | RESULT",
        "class A { @Async private void f() {} }                               | PRIVATE",
        "class A { @Async public static void f() {} }                         | STATIC",
        "class A { @Async public final void f() {} }                          | FINAL",
        "final class A { @Async public void f() {} }                          | FINAL",
        "@Async class A { public int f() { return 1; } }                      | RESULT",
      })
  void hasAProxyThatMayFail(String text, AsyncMethod.Fault fault) {
    Type type = Snippet.of(HEAD + text).type("A");
    assertEquals(1, type.asyncMethods().size());
    assertEquals(fault, type.asyncMethods().get(0).fault());
  }

  @Test
  void isOneOnlyWithTheAnnotation() {
    Snippet code =
        Snippet.of(
            HEAD + "@Async class A { private void f() {} A() {} }",
            "package own; class B { @Async void g() {} }",
            "package own; @interface Async {}");
    assertEquals(0, code.type("A").asyncMethods().size());
    assertEquals(0, code.type("B").asyncMethods().size());
  }

  @Test
  void isSynchronousWhereItsObjectCallsItself() {
    Snippet code =
        Snippet.of(
            HEAD
                + "class A { @Async public void f() {} void g() { f(); this.f(); h(); } void h() {}"
                + " Runnable i() { return this::f; } }",
            "class B { A a; void j() { a.f(); } }");
    assertEquals(2, AsyncMethod.selfInvokedBy(code.method("g")).size());
    assertEquals(1, AsyncMethod.selfInvokedBy(code.method("i")).size());
    assertEquals(0, AsyncMethod.selfInvokedBy(code.method("j")).size());
  }
}
