package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThreadRunTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "new Thread(r).run();                 | 1",
        "t.run();                             | 1",
        "all.forEach(Thread::run);            | 1",
        "t.start();                           | 0",
        "r.run();                             | 0",
        "all.forEach(Thread::start);          | 0",
        "new Thread(t::run).start();          | 0", // on another thread
      })
  void runsAThreadsCodeOnTheCaller(String statement, int expected) {
    Snippet code =
        Snippet.members("Runnable r; Thread t; List<Thread> all; void f() { " + statement + " }");
    assertEquals(expected, ThreadRun.in(code.method()).size());
  }
}
