package sandbox.submits;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionService;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class Submits {
  interface Work {
    void run(int id);

    int count(int id) throws Exception;
  }

  static class Sum extends RecursiveTask<Integer> {
    @Override
    protected Integer compute() {
      return 1;
    }
  }

  private final ExecutorService pool;
  private final Work work;

  Submits(ExecutorService pool, Work work) {
    this.pool = pool;
    this.work = work;
  }

  private Runnable guarded(Runnable task) {
    return () -> {
      try {
        task.run();
      } catch (RuntimeException e) {
        System.err.println(e);
      }
    };
  }

  void drops(int id, List<Callable<Integer>> all, ScheduledExecutorService timer) throws Exception {
    pool.submit(() -> work.run(id)); // expect: lost-task
    pool.submit(() -> work.count(id)); // expect: lost-task
    CompletableFuture.runAsync(() -> work.run(id), pool); // expect: lost-task
    CompletableFuture.supplyAsync(() -> id + 1).thenAccept(work::run); // expect: lost-task
    timer.schedule(() -> work.run(id), 1, TimeUnit.SECONDS); // expect: lost-task
    pool.invokeAll(all); // expect: lost-task
    for (int i = 0; i < id; i++) {
      int n = i;
      pool.submit(() -> work.run(n)); // expect: lost-task
    }
    try (ExecutorService own = Executors.newCachedThreadPool()) {
      own.submit(() -> work.run(id)); // expect: lost-task
    }
    pool.submit(() -> { // expect: lost-task
      try {
        work.run(id);
      } catch (IllegalStateException e) {
        System.err.println(e);
      }
    });
  }

  void keeps(int id, CompletionService<Integer> done, List<Callable<Integer>> all, Runnable given)
      throws Exception {
    CountDownLatch latch = new CountDownLatch(1);
    pool.execute(() -> work.run(id));
    pool.submit(guarded(() -> work.run(id)));
    pool.submit(latch::countDown);
    pool.submit(() -> latch.countDown());
    done.submit(() -> work.count(id));
    new Sum().fork();
    Future<Integer> kept = pool.submit(() -> work.count(id));
    System.out.println(kept.get());
    List<Future<Integer>> futures = pool.invokeAll(all);
    for (Future<Integer> each : futures) {
      each.get();
    }
    CompletableFuture.runAsync(() -> work.run(id), pool)
        .whenComplete((v, failure) -> System.out.println(failure));
  }
}
