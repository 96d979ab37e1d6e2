package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EarlyStartTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "class A { A() { new Thread(() -> g()).start(); } void g() {} }                   | 1",
        "class A { A() { new Thread(this::g).start(); } void g() {} }                     | 1",
        "class A implements Runnable { A() { new Thread(this).start(); } public void run() {} } |"
            + " 1",
        "class A extends Thread { A() { start(); } }                                      | 1",
        "class A { A() { Runnable r = () -> g(); new Thread(r).start(); } void g() {} }   | 1",
        "class A { int n; A() { help(); } private void help() { new Thread(() -> n++).start(); } }"
            + " | 1",
        "class A { A(ExecutorService p) { p.execute(() -> g()); } void g() {} }           | 1",
        "class A { A() { new Thread(() -> System.gc()).start(); } }                       | 0",
        "class A { A() { new Thread(() -> g()); } void g() {} }                    "
            + "       | 0", // not started
        "class A { void f() { new Thread(() -> g()).start(); } void g() {} }              | 0",
        "final class A { A() { new Thread(() -> g()).start(); } void g() {} }   "
            + "          | 0", // it is finished
        "final class A { int n; A() { new Thread(() -> g()).start(); n = 1; } void g() {} } | 1",
        "class A { A() { Runnable r = () -> new Thread(() -> g()).start(); } void g() {} } | 0",
        "class A { static void g() {} A() { new Thread(() -> g()).start(); } }            | 0",
      })
  void usesAnObjectThatIsBeingMade(String text, int expected) {
    Snippet code = Snippet.of(text);
    int found = code.program().methods().stream().mapToInt(m -> EarlyStart.in(m).size()).sum();
    assertEquals(expected, found);
  }
}
