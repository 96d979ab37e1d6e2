package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScopesTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      emptyValue = "",
      value = {
        "try (Held h = take()) { g(); }              | l",
        "try (Held h = new Held(l)) { g(); }         | l", // in its constructor
        "try (Held h = around()) { g(); }            | l", // a maker of one
        "try (Held h = again()) { g(); }             | ''", // gives it back at once
        "try (Held h = none()) { g(); }              | ''",
        "try (Kept k = kept()) { g(); }              | l",
        "try (Kept k = kept()) { } g();              | ''", // closed
      })
  void holdALockAsLongAsAResourceIsOpen(String statements, String expected) {
    Snippet code =
        Snippet.of(
            "class A { final Lock l = new ReentrantLock(); Held take() { l.lock(); return null; }"
                + " Held again() { l.lock(); l.unlock(); return null; } Held none() { return null;"
                + " } Held around() { return take(); } Kept kept() { l.lock(); return new Kept(l);"
                + " } void g() {} void f() { "
                + statements
                + " } }",
            "class Held implements AutoCloseable { Held(Lock given) { given.lock(); } public void"
                + " close() {} }",
            "class Kept implements AutoCloseable { final Lock lock; Kept(Lock lock) { this.lock ="
                + " lock; } public void close() { lock.unlock(); } }");
    String held =
        String.join(
            " ", code.call("g").held().stream().map(h -> h.lock().name()).distinct().toList());
    assertEquals(expected, held);
  }
}
