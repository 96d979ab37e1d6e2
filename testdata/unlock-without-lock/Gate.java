package shop.gate;

import java.util.concurrent.Callable;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

public class Gate {
  private final ReentrantLock lock = new ReentrantLock();
  private final ReentrantLock other = new ReentrantLock();
  private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
  private final StampedLock stamped = new StampedLock();
  private final Semaphore permits = new Semaphore(4);
  private int count;

  public boolean refused(Callable<String> work) throws Exception {
    try {
      if (!lock.tryLock()) {
        return false;
      }
      work.call();
      return true;
    } finally {
      lock.unlock(); // expect: unlock-without-lock
    }
  }

  public void around(Callable<String> work) throws Exception {
    boolean got = lock.tryLock(1, TimeUnit.SECONDS);
    try {
      if (got) {
        work.call();
      }
    } finally {
      lock.unlock(); // expect: unlock-without-lock
    }
  }

  public void twice(Callable<String> work) throws Exception {
    lock.lock();
    try {
      work.call();
      lock.unlock();
    } finally {
      lock.unlock(); // expect: unlock-without-lock
    }
  }

  public void otherHalf(Callable<String> work) throws Exception {
    rw.readLock().lock(); // maybe: unreleased-lock
    try {
      work.call();
    } finally {
      rw.writeLock().unlock(); // expect: unlock-without-lock
    }
  }

  public void sometimes(boolean needed) {
    if (needed) {
      lock.lock();
    }
    count++;
    lock.unlock(); // expect: unlock-without-lock
  }

  public void interrupted(Callable<String> work) throws Exception {
    try {
      permits.acquire();
      work.call();
    } finally {
      permits.release(); // expect: unlock-without-lock
    }
  }

  public void swallowed(Callable<String> work) throws Exception {
    try {
      permits.acquire();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    try {
      work.call();
    } finally {
      permits.release(); // expect: unlock-without-lock
    }
  }

  public void tooMany(Callable<String> work) throws Exception {
    permits.acquire();
    try {
      work.call();
    } finally {
      permits.release(2); // expect: unlock-without-lock
    }
  }

  public void lockAfterWork(Callable<String> work) throws Exception {
    try {
      work.call();
      lock.lock();
      count++;
    } finally {
      lock.unlock(); // expect: unlock-without-lock
    }
  }

  public void instead(Callable<String> work) throws Exception {
    lock.lock(); // maybe: unreleased-lock
    try {
      work.call();
    } finally {
      other.unlock(); // expect: unlock-without-lock
    }
  }

  public void firstInTry(Callable<String> work) throws Exception {
    try {
      lock.lock();
      work.call();
    } finally {
      lock.unlock();
    }
  }

  public void trivialBefore(Callable<String> work) throws Exception {
    try {
      int n = count + 1;
      lock.lock();
      count = n;
      work.call();
    } finally {
      lock.unlock();
    }
  }

  public void workBeforeTry(Callable<String> work) throws Exception {
    work.call();
    lock.lockInterruptibly();
    try {
      count++;
    } finally {
      lock.unlock();
    }
  }

  public void byOwner(Callable<String> work) throws Exception {
    try {
      lock.lockInterruptibly();
      work.call();
    } finally {
      if (lock.isHeldByCurrentThread()) {
        lock.unlock();
      }
    }
  }

  public void byResult(Callable<String> work) throws Exception {
    boolean got = false;
    try {
      got = lock.tryLock(1, TimeUnit.SECONDS);
      if (got) {
        work.call();
      }
    } finally {
      if (got) {
        lock.unlock();
      }
    }
  }

  public void byFlag(Callable<String> work) throws Exception {
    boolean entered = false;
    try {
      permits.acquire();
      entered = true;
      work.call();
    } finally {
      if (entered) {
        permits.release();
      }
    }
  }

  public void expected(Callable<String> work) throws Exception {
    try {
      lock.lockInterruptibly();
      work.call();
    } finally {
      try {
        lock.unlock();
      } catch (IllegalMonitorStateException e) {
        count--;
      }
    }
  }

  public void insideOut(Callable<String> work) throws Exception {
    lock.unlock();
    try {
      work.call();
    } finally {
      lock.lock();
    }
  }

  public void signal() {
    count++;
    permits.release();
  }

  public int optimistic() {
    long stamp = stamped.tryOptimisticRead();
    int seen = count;
    if (stamped.validate(stamp)) {
      return seen;
    }
    stamp = stamped.readLock();
    try {
      return count;
    } finally {
      stamped.unlockRead(stamp);
    }
  }

  public boolean guarded(Callable<String> work) throws Exception {
    if (!permits.tryAcquire()) {
      return false;
    }
    try {
      work.call();
      return true;
    } finally {
      permits.release();
    }
  }

  public void nested(Callable<String> work) throws Exception {
    lock.lock();
    try {
      other.lock();
      try {
        work.call();
      } finally {
        other.unlock();
      }
    } finally {
      lock.unlock();
    }
  }

  public void downgrade(Callable<String> work) throws Exception {
    rw.writeLock().lock();
    try {
      count++;
      rw.readLock().lock();
    } finally {
      rw.writeLock().unlock();
    }
    try {
      work.call();
    } finally {
      rw.readLock().unlock();
    }
  }
}
