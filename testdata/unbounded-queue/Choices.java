package queue.choices;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Queues that a choice makes. */
final class Choices {
  private Choices() {}

  static ExecutorService neitherBounded(boolean sorted) {
    BlockingQueue<Runnable> waiting =
        sorted ? new PriorityBlockingQueue<>() : new LinkedBlockingQueue<>();
    return new ThreadPoolExecutor(4, 4, 0, TimeUnit.SECONDS, waiting); // expect: unbounded-queue
  }

  static ExecutorService bounded(int room) {
    BlockingQueue<Runnable> waiting =
        room > 0 ? new LinkedBlockingQueue<>(room) : new SynchronousQueue<>();
    return new ThreadPoolExecutor(4, 4, 0, TimeUnit.SECONDS, waiting);
  }

  static ExecutorService maybeBounded(int room) {
    BlockingQueue<Runnable> waiting =
        room > 0 ? new LinkedBlockingQueue<>(room) : new LinkedBlockingQueue<>();
    return new ThreadPoolExecutor(4, 4, 0, TimeUnit.SECONDS, waiting);
  }
}
