package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MeaningTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "l./*x*/lock();                 | acquire | true",
        "l./*x*/unlock();               | release | true",
        "own./*x*/lock();               | acquire | true", // of a subclass
        "other./*x*/lock();             | acquire | false", // only a name
        "unknown./*x*/lock();           | acquire | false",
        "/*x*/lock();                   | acquire | false",
        "pool./*x*/submit(r);           | launch  | true",
        "((ThreadPoolExecutor) pool)./*x*/submit(r); | launch | true",
        "l./*x*/toString();             | acquire | false",
      })
  void isWhatTheCatalogSaysOfTheReceiversType(String statement, String trait, boolean said) {
    Snippet code =
        Snippet.of(
            "class A { Lock l; Own own; Other other; Unknown unknown; ExecutorService pool;"
                + " Runnable r; void lock() {} void f() { "
                + statement
                + " } }",
            "class Own extends ReentrantLock { }",
            "class Other { void lock() {} }");
    assertEquals(said, code.callAt("x").is(trait));
    assertEquals(said, code.callAt("x").meaning().traits().contains(trait));
  }
}
