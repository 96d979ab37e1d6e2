// essence: a pool behind the wrapper that a field keeps
package wrapped;

import com.google.common.util.concurrent.ListeningExecutorService;
import com.google.common.util.concurrent.MoreExecutors;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadPoolExecutor;

class Wrapped {
  static class Open {
    private final ListeningExecutorService pool = MoreExecutors.listeningDecorator(Executors.newFixedThreadPool(2)); // expect: unclosed-executor

    void run(Runnable job) {
      pool.execute(job);
    }
  }

  static class Unconfigurable {
    private final ExecutorService pool;

    Unconfigurable() {
      ExecutorService inner = Executors.newFixedThreadPool(2); // expect: unclosed-executor
      pool = Executors.unconfigurableExecutorService(inner);
    }

    void run(Runnable job) {
      pool.execute(job);
    }
  }

  static class Closed implements AutoCloseable {
    private final ListeningExecutorService pool = MoreExecutors.listeningDecorator(Executors.newFixedThreadPool(2));

    @Override
    public void close() {
      pool.shutdown();
    }
  }

  static class ClosedInside implements AutoCloseable {
    private final ExecutorService inner = Executors.newFixedThreadPool(2);
    private final ListeningExecutorService pool = MoreExecutors.listeningDecorator(inner);

    void run(Runnable job) {
      pool.execute(job);
    }

    @Override
    public void close() {
      inner.shutdown();
    }
  }

  static class Exiting {
    private final ExecutorService pool =
        MoreExecutors.getExitingExecutorService((ThreadPoolExecutor) Executors.newFixedThreadPool(2));

    void run(Runnable job) {
      pool.execute(job);
    }
  }
}
