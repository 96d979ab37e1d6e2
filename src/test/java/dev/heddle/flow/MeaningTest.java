package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MeaningTest {
  @Test
  void isOneForAllCallsThatMeanTheSame() {
    Snippet code =
        Snippet.members(
            "void f(ExecutorService a, ThreadPoolExecutor b, Runnable r) { a./*x*/submit(r);"
                + " a./*y*/submit(r); a./*z*/shutdown(); r./*u*/hashCode(); }");
    assertSame(code.callAt("x").meaning(), code.callAt("y").meaning());
    assertNotSame(code.callAt("x").meaning(), code.callAt("z").meaning());
    assertSame(Meaning.NONE, code.callAt("u").meaning());
  }

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
