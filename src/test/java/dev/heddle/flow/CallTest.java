package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CallTest {
  private static final String FIELDS =
      "Future<?> task; CountDownLatch latch; Thread thread; CompletableFuture<String> c; A other;"
          + "String give(String s) { return s; } A self() { return this; } ";

  private static Call call(String statement) {
    return Snippet.members(FIELDS + "void f() throws Exception { " + statement + " }").callAt("x");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "task./*x*/get();                                 | true",
        "c./*x*/join();                                   | true",
        "latch./*x*/await();                              | true",
        "task./*x*/get(1, TimeUnit.DAYS);                 | true",
        "latch./*x*/await(1, TimeUnit.DAYS);              | false", // gives up
        "latch./*x*/await(0, TimeUnit.DAYS);              | false",
        "thread./*x*/join();                              | false",
        "Thread./*x*/sleep(1);                            | false",
        "CompletableFuture.completedFuture(1)./*x*/join(); | false",
        "task./*x*/cancel(true);                          | false",
        "other./*x*/get();                                | false", // unknown
      })
  void waitsForOtherWork(String statement, boolean waits) {
    assertEquals(waits, call(statement).waitsForWork());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "other./*x*/give(null);          | other.give  | A.give",
        "/*x*/give(null);                | give        | A.give",
        "this./*x*/give(null);           | this.give   | A.give",
        "Thread./*x*/sleep(1);           | Thread.sleep | Thread.sleep",
        "new /*x*/A();                   | new A       | new A",
        "task./*x*/get();                | task.get    | Future.get",
        "self().self()./*x*/give(null);  | give        | A.give",
      })
  void isNamedAsWrittenAndByItsType(String statement, String text, String typed) {
    Call call =
        statement.contains("new ")
            ? Snippet.members("void f() { new A(); }").call("new A")
            : call(statement);
    assertEquals(typed, call.typedText());
    assertEquals(true, call.text().endsWith(text.substring(text.lastIndexOf('.') + 1)));
  }

  @Test
  void knowsWhatIsCalledOnItsResultAlone() {
    assertEquals("self", call("/*x*/self().self();").next().name());
    assertEquals(null, call("A a = /*x*/self();").next());
  }

  @Test
  void knowsItsParametersWithTypeArguments() {
    Snippet code =
        Snippet.members(
            "Map<String, Integer> m; void f() { m./*x*/put(null, null); m./*y*/over(1); }");
    assertEquals("Integer", code.callAt("x").parameterType(1).simpleName());
    assertEquals(true, code.callAt("y").parameterType(0).isUnknown());
    assertEquals("java.util.Map", code.callAt("x").owner());
    assertEquals(null, code.callAt("y").owner());
    assertEquals(false, code.callAt("x").isProject());
  }
}
