package dev.heddle.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HiddenQueueTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Executors.newFixedThreadPool(2);                                              | 1",
        "Executors.newSingleThreadExecutor();                                          | 1",
        "Executors.newCachedThreadPool();                                              | 0",
        "BlockingQueue<String> q = new LinkedBlockingQueue<>(); q.take();              | 1",
        "BlockingQueue<String> q = new LinkedBlockingQueue<>(9); q.take();             | 0",
        "BlockingQueue<String> q = new LinkedBlockingQueue<>(); q.size();              | 0",
        "new ThreadPoolExecutor(1, 1, 0, null, new LinkedBlockingQueue<>());      "
            + "     | 0", // written down
      })
  void comesWithAPoolOrAHandOver(String statements, int expected) {
    Snippet code = Snippet.body(statements);
    assertEquals(expected, HiddenQueue.in(code.method()).size());
  }
}
