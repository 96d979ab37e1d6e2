package gate.keys;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/** A variable remembers whether the lock was got, and releases it where it was. */
class Flags {
  private final ReentrantLock lock = new ReentrantLock();
  private int uses;

  boolean ifFree() {
    boolean got = lock.tryLock();
    try {
      if (!got) {
        return false;
      }
      uses += Integer.parseInt(System.getProperty("uses"));
      return true;
    } finally {
      if (got) {
        lock.unlock();
      }
    }
  }

  boolean inTime() throws InterruptedException {
    boolean got = false;
    try {
      got = lock.tryLock(1, TimeUnit.SECONDS);
      if (got) {
        uses += Integer.parseInt(System.getProperty("uses"));
      }
    } finally {
      if (got) {
        lock.unlock();
      }
    }
    return got;
  }

  void late() {
    boolean locked = false;
    try {
      System.out.println(Integer.parseInt(System.getProperty("uses")));
      lock.lock();
      locked = true;
      uses++;
    } finally {
      if (locked) {
        lock.unlock();
      }
    }
  }

  void forgotten() {
    boolean locked = lock.tryLock(); // expect: unreleased-lock
    uses += Integer.parseInt(System.getProperty("uses")); // maybe: inconsistent-sync
    if (locked) {
      lock.unlock();
    }
  }
}
