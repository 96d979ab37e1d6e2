package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PoolLimitsTest {
  private static final String HEAD =
      "import org.springframework.scheduling.concurrent.*; import org.springframework.core.task.*;"
          + " import java.util.concurrent.*; class A { void g(Executor e) {} ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "void f() { var e = new SimpleAsyncTaskExecutor(); e.setConcurrencyLimit(4); /*x*/g(e); } "
            + " | true",
        "void f() { var e = new SimpleAsyncTaskExecutor(); /*x*/g(e); }                           "
            + " | false",
        "SimpleAsyncTaskExecutor e = make(); void f() { /*x*/g(e); } SimpleAsyncTaskExecutor make()"
            + " { var m = new SimpleAsyncTaskExecutor(); m.setConcurrencyLimit(2); return m; }     "
            + "  | true",
        "final SimpleAsyncTaskExecutor e = new SimpleAsyncTaskExecutor(); void f() { /*x*/g(e); }"
            + " void init() { e.setConcurrencyLimit(3); }                                         "
            + " | true",
      })
  void areSetOnThePoolOrWhereItIsMade(String members, boolean limited) {
    Snippet code = Snippet.of(HEAD + members + " }");
    assertEquals(limited, PoolLimits.isLimited(Pool.of(code.callAt("x").argument(0))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "                                                | true", // its queue is never full
        "e.setMaxPoolSize(4);                            | true",
        "e.setMaxPoolSize(4); e.setQueueCapacity(9);     | true",
        "e.setQueueCapacity(9);                          | false", // then it grows
        "e.setQueueCapacity(0); e.setMaxPoolSize(4);     | false",
      })
  void areThoseOfSetters(String setters, boolean bounded) {
    Snippet code =
        Snippet.of(
            HEAD
                + "void f() { var e = new ThreadPoolTaskExecutor(); "
                + (setters == null ? "" : setters)
                + " g(e); } }");
    assertEquals(bounded, PoolLimits.isBoundedBySetters(code.call("new ThreadPoolTaskExecutor")));
  }
}
