package depot.signal;

import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** Permits that another thread gives only to wake this one, and permits that guard something. */
class Wakeups {
  private final Semaphore arrived = new Semaphore(0);
  private final Semaphore seats = new Semaphore(4);
  private final ReentrantLock lock = new ReentrantLock();
  private volatile boolean open = true;
  private int cars;

  void arrive() {
    cars++;
    arrived.release();
  }

  boolean waitForCar(long time) throws InterruptedException {
    long left = time;
    while (true) {
      if (cars > 0) {
        return true;
      }
      long from = System.currentTimeMillis();
      arrived.tryAcquire(left, TimeUnit.MILLISECONDS);
      left -= System.currentTimeMillis() - from;
      if (left <= 0) {
        return false;
      }
    }
  }

  void work() throws InterruptedException {
    while (open) {
      arrived.tryAcquire(5, TimeUnit.SECONDS);
      arrived.drainPermits();
      System.out.println(cars);
    }
  }

  void ride(int rounds) throws InterruptedException {
    while (rounds-- > 0) {
      seats.tryAcquire(1, TimeUnit.SECONDS); // expect: unchecked-timed-wait
      try {
        System.out.println("ride");
      } finally {
        seats.release(); // maybe: unlock-without-lock
      }
    }
  }

  void once() throws InterruptedException {
    arrived.tryAcquire(1, TimeUnit.SECONDS); // expect: unchecked-timed-wait
    System.out.println(cars);
  }

  static class Turnstile extends ReentrantLock {
    void enter(long time, TimeUnit unit) {
      tryLock(time, unit, 3);
    }

    private void tryLock(long time, TimeUnit unit, int times) {
      System.out.println(unit.toMillis(time) * times);
    }
  }
}
