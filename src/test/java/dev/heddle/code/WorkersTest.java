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
  void everyItemIsDoneOnceHoweverManyThereAre() {
    for (int size : new int[] {1, 7, 511, 5_003}) {
      AtomicInteger done = new AtomicInteger();
      List<Integer> some = IntStream.range(0, size).boxed().toList();
      assertEquals(
          some,
          new Workers(3)
              .map(
                  some,
                  () -> 1,
                  (one, item) -> {
                    done.incrementAndGet();
                    return item;
                  }));
      assertEquals(size, done.get());
    }
  }

  @Test
  void ofSeveralFailuresTheFirstItemsIsThrown() {
    List<Integer> many = IntStream.range(0, 20_000).boxed().toList();
    for (int round = 0; round < 50; round++) {
      Exception thrown =
          assertThrows(
              IllegalStateException.class,
              () ->
                  new Workers(4)
                      .map(
                          many,
                          () -> 1,
                          (one, item) -> {
                            if (item >= 31 && item % 2 == 1) {
                              throw new IllegalStateException("item " + item);
                            }
                            return item;
                          }));
      assertEquals("item 31", thrown.getMessage());
    }
  }

  @Test
  void failureOfAFunctionIsThrown() {
    Workers workers = new Workers(1);
    assertThrows(
        ArithmeticException.class,
        () -> workers.map(items, () -> 1, (one, item) -> one / (item - 5)));
  }
}
