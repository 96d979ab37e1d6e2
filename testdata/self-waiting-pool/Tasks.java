package block.self;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class Tasks {
  private final ExecutorService pool = Executors.newFixedThreadPool(4); // maybe: unclosed-executor
  private final ExecutorService other = Executors.newFixedThreadPool(4); // maybe: unclosed-executor
  private final ExecutorService single = Executors.newSingleThreadExecutor(); // maybe: unclosed-executor
  private final ExecutorService cached = Executors.newCachedThreadPool(); // maybe: unclosed-executor
  private final ExecutorService direct =
      new ThreadPoolExecutor( // maybe: unclosed-executor
          1, 4, 1, TimeUnit.SECONDS, new SynchronousQueue<>(), new ThreadPoolExecutor.CallerRunsPolicy());

  Future<Integer> inner(String text) {
    return single.submit(() -> single.submit(text::length).get()); // expect: self-waiting-pool
  }

  CompletableFuture<Integer> stages(String text) {
    return CompletableFuture.supplyAsync(
        () -> CompletableFuture.supplyAsync(text::length, pool).join(), pool); // expect: self-waiting-pool
  }

  void all(List<Callable<String>> parts) {
    pool.execute(
        () -> {
          try {
            pool.invokeAll(parts); // expect: self-waiting-pool; maybe: lost-task
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
          }
        });
  }

  void timed(String text) {
    pool.submit( // maybe: lost-task
        () -> {
          Future<Integer> length = pool.submit(text::length);
          return length.get(1, TimeUnit.SECONDS); // expect: self-waiting-pool; maybe: task-abandoned-on-timeout
        });
  }

  void latch(List<String> texts) {
    pool.submit( // maybe: lost-task
        () -> {
          CountDownLatch done = new CountDownLatch(texts.size());
          for (String text : texts) {
            pool.execute(
                () -> {
                  System.out.println(text);
                  done.countDown();
                });
          }
          done.await(); // expect: self-waiting-pool
          return null;
        });
  }

  void throughMethod(String text) {
    pool.submit(() -> total(text)); // expect: self-waiting-pool; maybe: lost-task
  }

  private int total(String text) throws Exception {
    Future<Integer> length = pool.submit(text::length);
    return length.get();
  }

  void reference() {
    pool.submit(this::work); // expect: self-waiting-pool; maybe: lost-task
  }

  private Integer work() throws Exception {
    List<Future<Integer>> parts = new ArrayList<>();
    parts.add(pool.submit(() -> 1));
    int sum = 0;
    for (Future<Integer> part : parts) {
      sum += part.get();
    }
    return sum;
  }

  // -- silent

  Future<Integer> outside(String text) throws Exception {
    Future<Integer> length = pool.submit(text::length);
    System.out.println(length.get());
    return length;
  }

  void elsewhere(String text) {
    pool.submit(() -> other.submit(text::length).get()); // maybe: lost-task
    cached.submit(() -> cached.submit(text::length).get()); // maybe: lost-task
    direct.submit(() -> direct.submit(text::length).get()); // maybe: lost-task
    pool.submit(() -> pool.submit(text::length)); // maybe: lost-task
  }

  CompletableFuture<Integer> composed(String text) {
    return CompletableFuture.supplyAsync(text::length, pool)
        .thenCompose(n -> CompletableFuture.supplyAsync(() -> n + 1, pool));
  }

  void guarded(Future<Integer> given) {
    pool.submit( // maybe: lost-task
        () -> {
          Future<Integer> f = pool.submit(() -> 1);
          return f.isDone() ? f.get() : 0;
        });
  }
}
