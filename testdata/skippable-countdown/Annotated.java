package acme.lombok;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import lombok.extern.slf4j.Slf4j;

@Slf4j
class Annotated {
  private final ReentrantLock lock = new ReentrantLock();

  void go(ScheduledExecutorService clock) {
    clock.scheduleWithFixedDelay(() -> check(), 1, 1, TimeUnit.SECONDS); // expect: silent-periodic-task
  }

  private void check() {
    System.out.println(Integer.parseInt(System.getProperty("beacon")));
  }

  void count(ExecutorService pool, CountDownLatch latch) {
    pool.execute(() -> {
      check();
      latch.countDown(); // expect: skippable-countdown
    });
  }

  void hold() {
    lock.lock(); // expect: unreleased-lock
    log.info("locked");
    this.check();
    lock.unlock();
  }

  void task(ExecutorService pool) {
    pool.submit(() -> check()); // expect: lost-task
  }

  void logs(ExecutorService pool, CountDownLatch latch) {
    pool.execute(() -> {
      log.info("here");
      latch.countDown();
    });
  }
}
