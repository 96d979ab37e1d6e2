package cancel.stages;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

final class Stages {
  private final ExecutorService pool;
  private final BlockingQueue<String> queue;
  private CompletableFuture<Void> pump;
  private CompletableFuture<Void> polite;
  private volatile boolean running = true;

  Stages(ExecutorService pool, BlockingQueue<String> queue) {
    this.pool = pool;
    this.queue = queue;
  }

  void start() {
    pump = CompletableFuture.runAsync(this::drain, pool);
    polite = CompletableFuture.runAsync(this::drainWhileRunning, pool);
  }

  void stop() {
    pump.cancel(true); // expect: ineffective-cancel
  }

  void stopPolitely() {
    running = false;
    polite.cancel(true);
  }

  private void drain() {
    try {
      while (true) {
        System.out.println(queue.take());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void drainWhileRunning() {
    while (running) {
      System.out.println(queue.poll());
      pause();
    }
  }

  private static void pause() {
    try {
      Thread.sleep(10);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  void spins() {
    CompletableFuture<Void> f =
        CompletableFuture.runAsync(
            () -> {
              while (!Thread.currentThread().isInterrupted()) {
                System.out.println("x");
              }
            });
    f.cancel(true); // expect: ineffective-cancel
  }

  void derived(long id) {
    CompletableFuture<Integer> length =
        CompletableFuture.supplyAsync(() -> Long.toString(id), pool).thenApply(String::length);
    length.cancel(false); // expect: ineffective-cancel
  }

  void combined(CompletableFuture<String> given) {
    CompletableFuture<String> one = CompletableFuture.supplyAsync(() -> "1", pool);
    CompletableFuture<Void> both = CompletableFuture.allOf(one, given);
    both.cancel(true); // expect: ineffective-cancel
  }

  CompletableFuture<String> late() {
    return CompletableFuture.supplyAsync(this::next, pool)
        .completeOnTimeout("none", 1, TimeUnit.SECONDS); // expect: ineffective-cancel
  }

  private String next() {
    try {
      return queue.take();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "";
    }
  }

  // -- silent

  void plain() {
    Future<?> f = pool.submit(this::drain);
    f.cancel(true);
    CompletableFuture<String> promise = new CompletableFuture<>();
    promise.cancel(true);
    CompletableFuture<String> short1 = CompletableFuture.supplyAsync(() -> "x", pool);
    short1.cancel(true);
    CompletableFuture<Void> skipped = CompletableFuture.runAsync(this::drain, pool);
    skipped.cancel(false);
  }

  void given(CompletableFuture<String> f, HttpClient client, HttpRequest request) {
    f.cancel(true);
    f.thenApply(String::length).cancel(true);
    client.sendAsync(request, BodyHandlers.ofString()).cancel(true);
  }

  void derivedAndSource(long id) {
    CompletableFuture<String> source = CompletableFuture.supplyAsync(() -> "" + id, pool);
    CompletableFuture<Integer> length = source.thenApply(String::length);
    length.cancel(true);
    source.cancel(false);
  }

  CompletableFuture<String> bounded() {
    return CompletableFuture.supplyAsync(this::nextInTime, pool).orTimeout(2, TimeUnit.SECONDS);
  }

  private String nextInTime() {
    try {
      return queue.poll(1, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "";
    }
  }

  static final class Stoppable<T> extends CompletableFuture<T> {
    @Override
    public boolean cancel(boolean mayInterrupt) {
      return super.cancel(mayInterrupt);
    }
  }

  void own(Stoppable<String> f, List<String> all) {
    f.cancel(true);
  }
}
