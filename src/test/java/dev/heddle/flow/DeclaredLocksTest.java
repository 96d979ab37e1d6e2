package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DeclaredLocksTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      emptyValue = "",
      value = {
        "synchronized void f() {}                          | A WHOLE",
        "static synchronized void f() {}                   | A.class WHOLE",
        "@Synchronized void f() {}                         | $lock WHOLE",
        "@Synchronized static void f() {}                  | $LOCK WHOLE",
        "@Synchronized(\"m\") void f() {} Object m;        | m WHOLE",
        "@Locked void f() {}                               | $lock WHOLE",
        "@Locked.Read void f() {}                          | $lock READ",
        "@Locked.Write void f() {}                         | $lock WRITE",
        "void f() { synchronized (this) { } }              | ''",
        "void f() {}                                       | ''",
      })
  void areTakenByTheWholeMethod(String members, String expected) {
    Snippet code = Snippet.of("import lombok.*; class A { " + members + " }");
    String found =
        String.join(
            " ",
            DeclaredLocks.of(code.method()).stream().map(l -> l.name() + " " + l.half()).toList());
    assertEquals(expected, found);
  }
}
