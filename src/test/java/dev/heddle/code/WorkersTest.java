package dev.heddle.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WorkersTest {
  private final List<Integer> items = IntStream.range(0, 1_000).boxed().toList();

  @Test
  void resultsKeepTheOrderOfTheItems() {
    List<Integer> results = new Workers(8).map(items, () -> 1, (one, item) -> item + one);
    assertEquals(items.stream().map(item -> item + 1).toList(), results);
    assertEquals(List.of(), new Workers(2).map(List.<Integer>of(), () -> 1, (one, item) -> item));
  }

  @Test
  void eachWorkerHasItsOwnContext() {
    AtomicInteger contexts = new AtomicInteger();
    List<Boolean> own =
        new Workers(4)
            .map(
                items,
                () -> {
                  contexts.incrementAndGet();
                  return Thread.currentThread();
                },
                (thread, item) -> thread == Thread.currentThread());
    assertEquals(1, own.stream().distinct().count());
    assertEquals(4, contexts.get());
  }

  @Test
  void failureOfAFunctionIsThrown() {
    Workers workers = new Workers(1);
    assertThrows(
        ArithmeticException.class,
        () -> workers.map(items, () -> 1, (one, item) -> one / (item - 5)));
  }
}
