package shop.orders;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import reactor.core.publisher.Mono;

public class Orders {
  private final ReentrantLock lock = new ReentrantLock();
  private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
  private final Condition ready = lock.newCondition();
  private final StampedLock stamped = new StampedLock();
  private final Semaphore permits = new Semaphore(2);
  private final Object monitor = new Object();
  private ExecutorService pool;
  private boolean done;

  public void inTask() {
    lock.lock();
    pool.execute(
        () -> {
          try {
            done = true;
          } finally {
            lock.unlock(); // expect: lock-held-across-async
          }
        });
  }

  public CompletableFuture<Void> reference(CompletableFuture<Void> running) {
    rw.writeLock().lock();
    return running.thenRun(rw.writeLock()::unlock); // expect: lock-held-across-async
  }

  public void anonymous() {
    lock.lock();
    pool.execute(
        new Runnable() {
          @Override
          public void run() {
            lock.unlock(); // expect: lock-held-across-async
          }
        });
  }

  public void acrossHelper(CompletableFuture<Void> running) {
    lock.lock();
    finish(running);
  }

  private void finish(CompletableFuture<Void> running) {
    running.whenComplete((r, e) -> lock.unlock()); // expect: lock-held-across-async
  }

  public String waitInBlock(Future<String> answer) throws Exception {
    synchronized (monitor) {
      return answer.get(); // expect: lock-held-across-async
    }
  }

  public synchronized String waitInReactive(Mono<String> answer) {
    return answer.block(); // expect: lock-held-across-async
  }

  public void waitForLatch(CountDownLatch latch) throws InterruptedException {
    lock.lock();
    try {
      latch.await(); // expect: lock-held-across-async
    } finally {
      lock.unlock();
    }
  }

  public synchronized void all(List<CompletableFuture<Void>> parts) {
    parts.forEach(part -> part.join()); // expect: lock-held-across-async
  }

  public synchronized void through(CompletableFuture<Void> part) {
    settle(part);
  }

  private void settle(CompletableFuture<Void> part) {
    part.join(); // expect: lock-held-across-async
  }

  public void insideOneTask() {
    pool.execute(
        () -> {
          lock.lock();
          try {
            done = true;
          } finally {
            lock.unlock();
          }
        });
  }

  public void permitInCallback(CompletableFuture<Void> running) throws InterruptedException {
    permits.acquire();
    running.whenComplete((r, e) -> permits.release());
  }

  public void stampInCallback(CompletableFuture<Void> running) {
    long stamp = stamped.writeLock();
    running.whenComplete((r, e) -> stamped.unlockWrite(stamp));
  }

  public void condition() throws InterruptedException {
    lock.lock();
    try {
      while (!done) {
        ready.await();
      }
    } finally {
      lock.unlock();
    }
  }

  public String after(CompletableFuture<String> part) {
    synchronized (monitor) {
      done = true;
    }
    return part.join();
  }

  public synchronized CompletableFuture<String> composed(CompletableFuture<String> part) {
    return part.thenApply(text -> text + other().join()); // maybe: blocking-in-completion
  }

  private CompletableFuture<String> other() {
    return CompletableFuture.completedFuture("x");
  }

  public synchronized boolean bounded(CountDownLatch latch) throws InterruptedException {
    return latch.await(1, TimeUnit.SECONDS);
  }

  public void now(List<Integer> numbers) {
    lock.lock();
    try {
      numbers.forEach(n -> done |= n > 0);
    } finally {
      lock.unlock();
    }
  }

  public synchronized String ifDone(Future<String> answer) throws Exception {
    if (answer.isDone()) {
      return answer.get();
    }
    return answer.get(0, TimeUnit.SECONDS);
  }

  public synchronized String acrossClasses(Courier courier, Future<String> answer)
      throws Exception {
    return courier.fetch(answer); // expect: lock-held-across-async
  }

  public static final class Courier {
    public String fetch(Future<String> answer) throws Exception {
      return open(answer);
    }

    private String open(Future<String> answer) throws Exception {
      return answer.get();
    }
  }
}
