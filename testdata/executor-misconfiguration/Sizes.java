package fan.sizes;

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;

class Sizes {
  private static final int CORE = 8;
  private final ThreadPoolExecutor fixed = (ThreadPoolExecutor) Executors.newFixedThreadPool(8); // maybe: unclosed-executor

  void constructors(BlockingQueue<Runnable> queue) {
    new ThreadPoolExecutor(CORE, 4, 1, TimeUnit.SECONDS, queue).shutdown(); // expect: executor-misconfiguration
    new ThreadPoolExecutor(0, 0, 1, TimeUnit.SECONDS, queue).shutdown(); // expect: executor-misconfiguration
    new ThreadPoolExecutor(-1, 4, 1, TimeUnit.SECONDS, queue).shutdown(); // expect: executor-misconfiguration
    new ThreadPoolExecutor(0, 4, 1, TimeUnit.SECONDS, new ArrayBlockingQueue<>(9)).shutdown(); // expect: executor-misconfiguration
    new ScheduledThreadPoolExecutor(0).shutdown(); // expect: executor-misconfiguration
    Executors.newScheduledThreadPool(0).shutdown(); // expect: executor-misconfiguration
  }

  void setters(ScheduledThreadPoolExecutor clock) {
    clock.setMaximumPoolSize(9); // expect: executor-misconfiguration
    fixed.setMaximumPoolSize(4); // expect: executor-misconfiguration
    ThreadPoolExecutor own =
        new ThreadPoolExecutor(2, 4, 0, TimeUnit.SECONDS, new ArrayBlockingQueue<>(10)); // maybe: unclosed-executor
    own.setCorePoolSize(5); // expect: executor-misconfiguration
    own.allowCoreThreadTimeOut(true); // expect: executor-misconfiguration
  }

  void keepAlive(ThreadPoolExecutor pool) {
    pool.allowCoreThreadTimeOut(true);
    pool.setKeepAliveTime(0, TimeUnit.SECONDS); // expect: executor-misconfiguration
  }

  ThreadPoolTaskExecutor spring() {
    ThreadPoolTaskExecutor pool = new ThreadPoolTaskExecutor();
    pool.setCorePoolSize(4);
    pool.setMaxPoolSize(16); // expect: executor-misconfiguration
    return pool;
  }

  // -- silent

  void silent(BlockingQueue<Runnable> queue, int core, int max) {
    new ThreadPoolExecutor(2, 4, 1, TimeUnit.SECONDS, new ArrayBlockingQueue<>(9)).shutdown();
    new ThreadPoolExecutor(0, 4, 1, TimeUnit.SECONDS, new SynchronousQueue<>()).shutdown();
    new ThreadPoolExecutor(0, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<>(4)).shutdown();
    new ThreadPoolExecutor(core, max, 1, TimeUnit.SECONDS, queue).shutdown();
    new ThreadPoolExecutor(4, 4, 1, TimeUnit.SECONDS, queue).shutdown();
    new ScheduledThreadPoolExecutor(1).shutdown();
    Executors.newScheduledThreadPool(core).shutdown();
  }

  void resize(ThreadPoolExecutor given) {
    given.setMaximumPoolSize(9);
    fixed.setMaximumPoolSize(16);
    fixed.setCorePoolSize(16);
  }

  void timeout() {
    ThreadPoolExecutor own =
        new ThreadPoolExecutor(2, 4, 30, TimeUnit.SECONDS, new ArrayBlockingQueue<>(10)); // maybe: unclosed-executor
    own.allowCoreThreadTimeOut(true);
  }

  ThreadPoolTaskExecutor springBounded(int size) {
    ThreadPoolTaskExecutor pool = new ThreadPoolTaskExecutor();
    pool.setCorePoolSize(4);
    pool.setMaxPoolSize(16);
    pool.setQueueCapacity(100);
    ThreadPoolTaskExecutor same = new ThreadPoolTaskExecutor(); // maybe: unclosed-executor
    same.setCorePoolSize(size);
    same.setMaxPoolSize(size);
    return pool;
  }
}
