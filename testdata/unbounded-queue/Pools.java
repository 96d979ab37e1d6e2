package fan.pools;

import java.util.Comparator;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

class Pools {
  private static final int CAPACITY = 1 << 10;
  private final BlockingQueue<Runnable> backlog = new LinkedBlockingQueue<>();
  private final BlockingQueue<Runnable> limited = new LinkedBlockingQueue<>(CAPACITY);

  ThreadPoolExecutor direct() {
    return new ThreadPoolExecutor(4, 4, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>()); // expect: unbounded-queue
  }

  ThreadPoolExecutor deque() {
    return new ThreadPoolExecutor( // expect: unbounded-queue
        4, 4, 0, TimeUnit.SECONDS, new LinkedBlockingDeque<>(), Executors.defaultThreadFactory());
  }

  ThreadPoolExecutor transfer() {
    BlockingQueue<Runnable> queue = new LinkedTransferQueue<>();
    return new ThreadPoolExecutor(4, 4, 0, TimeUnit.SECONDS, queue); // expect: unbounded-queue
  }

  ThreadPoolExecutor priority() {
    return new ThreadPoolExecutor( // expect: unbounded-queue
        1, 1, 0, TimeUnit.SECONDS, new PriorityBlockingQueue<>(11, Comparator.comparing(Object::hashCode)));
  }

  ThreadPoolExecutor field() {
    return new ThreadPoolExecutor(1, 2, 0, TimeUnit.SECONDS, backlog); // expect: unbounded-queue
  }

  ThreadPoolExecutor endless() {
    return new ThreadPoolExecutor(1, 2, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(Integer.MAX_VALUE)); // expect: unbounded-queue
  }

  ThreadPoolExecutor helper() {
    return new ThreadPoolExecutor(1, 2, 0, TimeUnit.SECONDS, queue()); // expect: unbounded-queue
  }

  private static BlockingQueue<Runnable> queue() {
    return new LinkedBlockingQueue<>();
  }

  static final class Named extends ThreadPoolExecutor {
    Named(int size) {
      super(size, size, 0L, TimeUnit.MILLISECONDS, new LinkedBlockingQueue<>()); // expect: unbounded-queue
    }
  }

  static final class Bounded extends ThreadPoolExecutor {
    Bounded(int size, BlockingQueue<Runnable> queue) {
      super(size, size, 0L, TimeUnit.MILLISECONDS, queue);
    }
  }

  static final class Refusing extends LinkedBlockingQueue<Runnable> {
    @Override
    public boolean offer(Runnable task) {
      return size() < 10 && super.offer(task);
    }
  }

  void silent(BlockingQueue<Runnable> given, int size) {
    new ThreadPoolExecutor(1, 2, 0, TimeUnit.SECONDS, limited).shutdown();
    new ThreadPoolExecutor(1, 2, 0, TimeUnit.SECONDS, given).shutdown();
    new ThreadPoolExecutor(1, 2, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(size)).shutdown();
    new ThreadPoolExecutor(1, 2, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(10)).shutdown();
    new ThreadPoolExecutor(1, 2, 0, TimeUnit.SECONDS, new SynchronousQueue<>()).shutdown();
    new ThreadPoolExecutor(1, 2, 0, TimeUnit.SECONDS, new Refusing()).shutdown();
    new Named(4).shutdown();
    new Bounded(4, given).shutdown();
    new ScheduledThreadPoolExecutor(4).shutdown();
    Executors.newCachedThreadPool().shutdown();
  }
}
