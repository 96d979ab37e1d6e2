package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.heddle.catalog.Blocking;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EffectTest {
  private static Effect of(String statements) {
    Snippet code =
        Snippet.members(
            "Future<?> task; BlockingQueue<String> q; CountDownLatch latch; ForkJoinTask<String>"
                + " fork;void g() throws Exception { task.get(); } void f(Future<?> given) throws"
                + " Exception { "
                + statements
                + " }");
    return code.program().places().blocking(code.method()).get(0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "task.get();          | FUTURE       | true  | false",
        "latch.await();       | SYNCHRONISER | true  | false",
        "q.take();            | QUEUE        | true  | false",
        "Thread.sleep(1);     | SLEEP        | false | false",
        "fork.join();         | FUTURE       | true  | true", // the pool works on meanwhile
      })
  void isAWaitForSomething(String statement, Blocking kind, boolean wait, boolean compensated) {
    Effect effect = of(statement);
    assertEquals(kind, effect.kind());
    assertEquals(wait, effect.isWait());
    assertEquals(compensated, effect.isCompensated());
    assertEquals(0, effect.depth());
  }

  @Test
  void hasATrailOfCalls() {
    Effect effect = of("g();");
    assertEquals("g -> Future.get", effect.text());
    assertEquals(1, effect.depth());
    assertEquals(
        List.of("calls `g`", "`Future.get` blocks"),
        effect.steps().stream().map(Step::text).toList());
  }

  @Test
  void knowsTheFutureOfItsCaller() {
    assertEquals("given", of("given.get();").awaited().variable().text());
    assertEquals(null, of("g();").awaited());
  }
}
