// essence: one finding for an attempt whose answer a local keeps unread
package unread;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;

class Unread {
  void dropped(Lock lock, Runnable work) throws InterruptedException {
    lock.tryLock(1, TimeUnit.SECONDS); // expect: unchecked-timed-wait
    try {
      work.run();
    } finally {
      lock.unlock();
    }
  }

  void kept(Lock lock, Runnable work) throws InterruptedException {
    boolean ignored = lock.tryLock(1, TimeUnit.SECONDS); // expect: unchecked-timed-wait
    try {
      work.run();
    } finally {
      lock.unlock();
    }
  }

  void read(Lock lock, Runnable work) throws InterruptedException {
    boolean taken = lock.tryLock(1, TimeUnit.SECONDS);
    if (!taken) {
      return;
    }
    try {
      work.run();
    } finally {
      lock.unlock();
    }
  }
}
