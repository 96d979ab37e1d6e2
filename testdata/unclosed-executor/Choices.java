// essence: a pool that one of several arms creates
package choices;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

class Choices {
  static class Kept {
    private final ExecutorService pool;

    Kept(int threads) {
      pool = threads > 1 ? Executors.newFixedThreadPool(threads) : Executors.newSingleThreadExecutor(); // expect: unclosed-executor
    }

    void run(Runnable job) {
      pool.execute(job);
    }
  }

  static class Closed implements AutoCloseable {
    private final ExecutorService pool;

    Closed(int threads) {
      pool = threads > 1 ? Executors.newFixedThreadPool(threads) : Executors.newSingleThreadExecutor();
    }

    @Override
    public void close() {
      pool.shutdown();
    }
  }

  void local(int threads, Runnable job) {
    ExecutorService pool =
        switch (threads) {
          case 1 -> Executors.newSingleThreadExecutor(); // expect: unclosed-executor
          default -> {
            System.out.println(threads);
            yield Executors.newFixedThreadPool(threads); // expect: unclosed-executor
          }
        };
    pool.execute(job);
  }

  void closed(boolean wide, Runnable job) {
    ExecutorService pool = wide ? Executors.newCachedThreadPool() : Executors.newWorkStealingPool();
    pool.execute(job);
    pool.shutdown();
  }

  ExecutorService made(boolean wide) {
    return wide ? Executors.newCachedThreadPool() : Executors.newWorkStealingPool();
  }

  void given(boolean own, ExecutorService theirs, Runnable job) {
    (own ? Executors.newCachedThreadPool() : theirs).execute(job); // expect: unclosed-executor
  }
}
