package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimingTest {
  private static final String FIELDS =
      "ExecutorService pool; CompletableFuture<String> c; Runnable kept; List<String> l;void"
          + " now(Runnable r) { r.run(); } void later(Runnable r) { pool.execute(r); }void"
          + " keep(Runnable r) { kept = r; } void both(Runnable r) { r.run(); pool.execute(r);"
          + " }void inside(Runnable r) { pool.execute(() -> { r.run(); }); }void ring(Runnable r) {"
          + " ring(r); } ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "l.forEach(i -> { });                         | AT_ONCE",
        "l.stream().map(i -> i).toList();             | AT_ONCE",
        "l.parallelStream().forEach(i -> { });        | ELSEWHERE",
        "pool.execute(() -> { });                     | ELSEWHERE",
        "new Thread(() -> { }).start();               | ELSEWHERE",
        "c.thenRun(() -> { });                        | ELSEWHERE",
        "Runnable r = () -> { }; r.run();             | AT_ONCE",
        "Runnable r = () -> { }; r.run(); pool.execute(r); | UNKNOWN", // both
        "kept = () -> { };                            | UNKNOWN",
        "unknown(() -> { });                          | UNKNOWN",
        "now(() -> { });                              | AT_ONCE",
        "later(() -> { });                            | ELSEWHERE",
        "keep(() -> { });                             | UNKNOWN",
        "both(() -> { });                             | UNKNOWN",
        "ring(() -> { });                             | UNKNOWN", // comes to an end
      })
  void ofALambdaIsThatOfWhatReceivesIt(String statement, Timing timing) {
    Snippet code = Snippet.members(FIELDS.replace(inside(), "") + "void f() { " + statement + " }");
    assertEquals(timing, code.lambda().timing());
  }

  private static String inside() {
    return "void inside(Runnable r) { pool.execute(() -> { r.run(); }); }";
  }

  @Test
  void insideALambdaOfAHelperIsThatOfTheLambda() {
    Snippet code = Snippet.members(FIELDS + "void f() { inside(() -> { int n; }); }");
    assertEquals(Timing.ELSEWHERE, code.call("inside").argument(0).function().timing());
  }

  @Test
  void ofAnAnonymousClassIsThatOfItsObject() {
    Snippet code =
        Snippet.members(
            FIELDS
                + "void f() { pool.execute(new Runnable() { public void run() { g(); } }); } void"
                + " g() {}");
    assertEquals(Timing.ELSEWHERE, code.call("g").method().timing());
  }

  @Test
  void ofAMethodNobodyTells() {
    assertEquals(Timing.UNKNOWN, Snippet.members("void f() { }").method().timing());
  }
}
