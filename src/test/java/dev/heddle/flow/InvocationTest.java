package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InvocationTest {
  private static final String HELPERS =
      "List<String> l; Runnable kept; ExecutorService pool; void now(Runnable r) { r.run(); }void"
          + " through(Runnable r) { now(r); } void keep(Runnable r) { kept = r; }void"
          + " later(Runnable r) { pool.execute(() -> r.run()); } void ring(Runnable r) { ring(r); }"
          + " ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "/*x*/now(() -> { });                 | true  | true",
        "/*x*/through(() -> { });             | true  | false",
        "/*x*/keep(() -> { });                | false | false",
        "/*x*/later(() -> { });               | false | true", // on another thread
        "/*x*/ring(() -> { });                | false | false", // comes to an end
        "l./*x*/forEach(i -> { });            | true  | false",
        "pool./*x*/execute(() -> { });        | false | false",
      })
  void isNowIfTheCallRunsItsFunction(String statement, boolean now, boolean ofParameter) {
    Call call = Snippet.members(HELPERS + "void f() { " + statement + " }").callAt("x");
    assertEquals(now, Invocation.isNow(call, 0));
    assertEquals(ofParameter, Invocation.ofParameter(call, 0));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      emptyValue = "",
      value = {
        "Runnable r = () -> { }; r./*x*/run();           | lambda",
        "Runnable r = this::f; r./*x*/run();             | f",
        "Function<String, String> r = s -> s; r./*x*/apply(null);   | lambda",
        "Function<String, String> r = s -> s; r./*x*/andThen(null); | ''", // does not run it
        "kept./*x*/run();                                | ''",
        "/*x*/f();                                       | ''",
      })
  void isOfTheFunctionThatItsReceiverIs(String statements, String expected) {
    List<Method> invoked =
        Invocation.invoked(
            Snippet.members(HELPERS + "void f() { " + statements + " }").callAt("x"));
    assertEquals(expected, String.join(" ", invoked.stream().map(Method::name).toList()));
  }
}
