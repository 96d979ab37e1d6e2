// enable: hidden-unbounded-queue
package fan.hidden;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import org.springframework.scheduling.concurrent.ThreadPoolTaskExecutor;

class Hidden {
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>(); // expect: hidden-unbounded-queue
  private final BlockingQueue<String> bounded = new LinkedBlockingQueue<>(100);
  private final ExecutorService pool = Executors.newFixedThreadPool(4); // expect: hidden-unbounded-queue; maybe: unclosed-executor
  private final ExecutorService single = Executors.newSingleThreadExecutor(); // expect: hidden-unbounded-queue; maybe: unclosed-executor
  private final ExecutorService cached = Executors.newCachedThreadPool(); // maybe: unclosed-executor
  private final ExecutorService clock = Executors.newScheduledThreadPool(1); // maybe: unclosed-executor

  void put(String line) throws InterruptedException {
    lines.put(line);
    bounded.put(line);
  }

  String take() throws InterruptedException {
    return lines.take() + bounded.take();
  }

  ThreadPoolTaskExecutor spring() {
    ThreadPoolTaskExecutor pool = new ThreadPoolTaskExecutor(); // expect: hidden-unbounded-queue
    pool.setCorePoolSize(4);
    return pool;
  }

  ThreadPoolTaskExecutor springBounded() {
    ThreadPoolTaskExecutor pool = new ThreadPoolTaskExecutor();
    pool.setCorePoolSize(4);
    pool.setQueueCapacity(10);
    return pool;
  }
}
