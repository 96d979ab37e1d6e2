package sandbox.waits;

import com.google.common.util.concurrent.Uninterruptibles;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class Waits {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition filled = lock.newCondition();
  private final CountDownLatch started = new CountDownLatch(1);
  private boolean full;
  private volatile boolean running = true;

  void drops(Semaphore permits, Process process, Thread worker, ExecutorService pool)
      throws Exception {
    started.await(1, TimeUnit.SECONDS); // expect: unchecked-timed-wait
    permits.tryAcquire(); // expect: unchecked-timed-wait
    permits.tryAcquire(2, 1, TimeUnit.SECONDS); // expect: unchecked-timed-wait
    lock.tryLock(); // expect: unchecked-timed-wait
    boolean ignored = lock.tryLock(); // expect: unchecked-timed-wait
    boolean done = started.await(1, TimeUnit.SECONDS); // expect: unchecked-timed-wait
    process.waitFor(3, TimeUnit.SECONDS); // expect: unchecked-timed-wait; maybe: blocking-under-lock
    worker.join(Duration.ofSeconds(1)); // expect: unchecked-timed-wait
    Uninterruptibles.awaitUninterruptibly(started, 1, TimeUnit.SECONDS); // expect: unchecked-timed-wait
    filled.await(1, TimeUnit.SECONDS); // expect: unchecked-timed-wait; maybe: wait-outside-loop
    try {
      pool.awaitTermination(1, TimeUnit.SECONDS); // expect: unchecked-timed-wait
    } catch (InterruptedException e) { // maybe: swallowed-interrupt
      pool.shutdownNow();
    }
  }

  void asks(ExecutorService pool, CountDownLatch other, Process process) throws Exception {
    pool.awaitTermination(1, TimeUnit.SECONDS);
    if (!pool.isTerminated()) {
      System.out.println("still busy");
    }
    other.await(1, TimeUnit.SECONDS);
    System.out.println(other.getCount());
    process.waitFor(1, TimeUnit.SECONDS);
    process.destroyForcibly();
    boolean ignored = started.await(1, TimeUnit.SECONDS);
  }

  void gives(ExecutorService pool, ExecutorService second) throws Exception {
    pool.awaitTermination(1, TimeUnit.SECONDS);
    pool.shutdownNow();
    second.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
  }

  void loops() throws Exception {
    lock.lock();
    try {
      while (!full) {
        filled.await(1, TimeUnit.SECONDS);
      }
    } finally {
      lock.unlock();
    }
    while (running) {
      started.await(1, TimeUnit.SECONDS);
    }
    if (lock.tryLock(1, TimeUnit.SECONDS)) {
      lock.unlock();
    }
  }
}
