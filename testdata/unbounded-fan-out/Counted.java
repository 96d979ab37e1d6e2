// release: 21
package quay.counted;

import java.util.List;
import java.util.Spliterator;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.StreamSupport;

public final class Counted {
  interface Client {
    CompletableFuture<String> fetch(int page);
  }

  private final Client client;

  Counted(Client client) {
    this.client = client;
  }

  void each(int n) {
    try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
      IntStream.range(0, n).forEach(i -> pool.execute(() -> client.fetch(i).join())); // expect: unbounded-fan-out
    }
  }

  void closed(long n) {
    try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
      LongStream.rangeClosed(1, n).forEach(i -> pool.execute(() -> client.fetch((int) i).join())); // expect: unbounded-fan-out
    }
  }

  void fixed() {
    try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
      IntStream.range(0, 8).forEach(i -> pool.execute(() -> client.fetch(i).join()));
    }
  }

  void loop(int n) {
    try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < n; i++) {
        int page = i;
        pool.execute(() -> client.fetch(page).join()); // expect: unbounded-fan-out
      }
    }
  }

  void split(Spliterator<Integer> ids) {
    try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
      ids.forEachRemaining(i -> pool.execute(() -> client.fetch(i).join())); // expect: unbounded-fan-out
    }
  }

  void advanced(Spliterator<Integer> ids) {
    try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
      while (ids.tryAdvance(i -> pool.execute(() -> client.fetch(i).join()))) {} // expect: unbounded-fan-out
    }
  }

  void supported(Spliterator<Integer> ids) {
    try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
      StreamSupport.stream(ids, false).forEach(i -> pool.execute(() -> client.fetch(i).join())); // expect: unbounded-fan-out
    }
  }

  void ofIterable(Iterable<Integer> ids) {
    try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
      StreamSupport.stream(ids.spliterator(), false).forEach(i -> pool.execute(() -> client.fetch(i).join())); // expect: unbounded-fan-out
    }
  }

  void ofFixed() {
    try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
      List.of(1, 2, 3).spliterator().forEachRemaining(i -> pool.execute(() -> client.fetch(i).join()));
    }
  }

  void ofFixedLocal() {
    Spliterator<Integer> few = List.of(1, 2, 3).spliterator();
    try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
      few.forEachRemaining(i -> pool.execute(() -> client.fetch(i).join()));
    }
  }

  void workers(int n, Runnable worker) {
    try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
      IntStream.range(0, n).forEach(i -> pool.execute(worker));
      for (int i = 0; i < n; i++) {
        pool.execute(() -> worker.run());
        pool.execute(worker::run);
      }
    }
  }

  void platform(int n) {
    IntStream.range(0, n).forEach(i -> new Thread(() -> client.fetch(i).join()).start());
  }

  void fewIterated() {
    try (ExecutorService pool = Executors.newVirtualThreadPerTaskExecutor()) {
      List.of(1, 2, 3).iterator().forEachRemaining(i -> pool.execute(() -> client.fetch(i).join()));
      StreamSupport.stream(List.of(4, 5).spliterator(), false)
          .forEach(i -> pool.execute(() -> client.fetch(i).join()));
    }
  }

  void first(Spliterator<Integer> ids) {
    ids.tryAdvance(i -> Thread.startVirtualThread(() -> client.fetch(i).join()));
  }

  void fewAdvanced() {
    Spliterator<Integer> few = List.of(1, 2).spliterator();
    while (few.tryAdvance(i -> Thread.startVirtualThread(() -> client.fetch(i).join()))) {}
  }

  void advancedInBody(Spliterator<Integer> ids) {
    boolean more = true;
    while (more) {
      more = ids.tryAdvance(i -> Thread.startVirtualThread(() -> client.fetch(i).join())); // expect: unbounded-fan-out
    }
  }
}
