package order.stages;

import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.common.util.concurrent.ListeningExecutorService;
import com.google.common.util.concurrent.Uninterruptibles;
import io.smallrye.mutiny.Uni;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;

/** Waits behind a local stage, through a helper of a library, and for what another round began. */
final class Stages {
  interface Store {
    CompletableFuture<String> read(String key);

    Uni<Integer> put(String key);
  }

  void stageOfLocal(Store store, List<String> keys) {
    for (String key : keys) {
      CompletableFuture<String> text = store.read(key);
      System.out.println(text.thenApply(String::strip).join()); // expect: await-in-loop
    }
  }

  void awaitOfLocal(Store store, Collection<String> keys) {
    keys.forEach(
        key -> {
          Uni<Integer> written = store.put(key);
          System.out.println(written.await().indefinitely()); // expect: await-in-loop
        });
  }

  long uninterruptibly(ListeningExecutorService pool, List<String> keys) throws ExecutionException {
    long sum = 0;
    int i = 0;
    do {
      ListenableFuture<Integer> length = pool.submit(keys.get(i)::length);
      sum += Uninterruptibles.getUninterruptibly(length); // expect: await-in-loop
      i++;
    } while (i < keys.size());
    return sum;
  }

  void unchecked(ListeningExecutorService pool, List<String> keys) {
    for (String key : keys) {
      System.out.println(Futures.getUnchecked(pool.submit(key::length))); // expect: await-in-loop
    }
  }

  void drained(Store store, Queue<String> keys) {
    String key;
    while ((key = keys.poll()) != null) {
      System.out.println(store.read(key).join()); // expect: await-in-loop
    }
  }

  // -- silent

  void grown(Store store, String root) {
    Deque<String> open = new ArrayDeque<>(List.of(root));
    while (!open.isEmpty()) {
      String next = store.read(open.pop()).join();
      if (!next.isEmpty()) {
        open.push(next);
      }
    }
  }

  int oneAhead(ExecutorService pool, List<String> keys) throws Exception {
    int sum = 0;
    Future<Integer> previous = null;
    for (String key : keys) {
      Future<Integer> current = pool.submit(key::length);
      if (previous != null) {
        sum += previous.get();
      }
      previous = current;
    }
    return previous == null ? sum : sum + previous.get();
  }

  int oneAheadStarted(Store store, List<String> keys) {
    int sum = 0;
    CompletableFuture<String> next = store.read(keys.get(0));
    for (int i = 1; i < keys.size(); i++) {
      String text = next.join();
      next = store.read(keys.get(i));
      sum += text.length();
    }
    return sum;
  }

  int completed(ExecutorService pool, List<String> keys) throws Exception {
    CompletionService<Integer> answers = new ExecutorCompletionService<>(pool);
    for (String key : keys) {
      answers.submit(key::length);
    }
    int sum = 0;
    for (int i = 0; i < keys.size(); i++) {
      sum += answers.take().get();
    }
    return sum;
  }

  void secondRound(ListeningExecutorService pool, List<ListenableFuture<String>> all) {
    for (ListenableFuture<String> each : all) {
      System.out.println(Futures.getUnchecked(each));
    }
  }

  void entries(Store store, List<String> keys) {
    Map<String, CompletableFuture<String>> asked = new HashMap<>();
    keys.forEach(key -> asked.put(key, store.read(key)));
    for (Map.Entry<String, CompletableFuture<String>> e : asked.entrySet()) {
      System.out.println(e.getKey() + e.getValue().join());
    }
  }

  void held(List<Worker> workers) {
    for (Worker worker : workers) {
      System.out.println(worker.ready().join());
    }
  }

  static final class Worker {
    private final CompletableFuture<String> ready = new CompletableFuture<>();

    CompletableFuture<String> ready() {
      return ready;
    }
  }

  void startedBefore(Store store, List<String> keys) {
    CompletableFuture<String> prefix = store.read("prefix");
    for (String key : keys) {
      System.out.println(prefix.thenApply(p -> p + key).join());
    }
  }
}
