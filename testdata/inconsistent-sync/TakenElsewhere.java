// locks taken and given back by methods of their own, and guards that name a half of a lock
package quay.cranes;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.StampedLock;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongSupplier;
import javax.annotation.concurrent.GuardedBy;

class TakenElsewhere {
  static class Limited {
    private final Lock lock = new ReentrantLock();

    @GuardedBy("lock")
    private int permits = 4;

    @GuardedBy("lock")
    private final Deque<Runnable> waiting = new ArrayDeque<>();

    void add(Runnable task) {
      enter();
      try {
        waiting.add(task);
        permits--;
      } finally {
        leave();
      }
      permits++; // expect: inconsistent-sync
    }

    void drop() {
      waiting.clear(); // expect: inconsistent-sync
    }

    private void enter() {
      lock.lock(); // maybe: unreleased-lock
    }

    private void leave() {
      lock.unlock();
    }
  }

  static class Stores {
    private final StampedLock lock = new StampedLock();

    @GuardedBy("lock")
    private int open;

    int open() {
      long stamp = read();
      try {
        return openLocked();
      } finally {
        lock.unlockRead(stamp);
      }
    }

    void close() {
      long stamp = lock.writeLock();
      try {
        clear();
      } finally {
        lock.unlockWrite(stamp);
      }
    }

    @GuardedBy("lock#readLock")
    int openLocked() {
      return open;
    }

    @GuardedBy("lock#writeLock")
    void clear() {
      open = 0;
    }

    @GuardedBy("lock#readLock")
    void count() {
      open++; // expect: inconsistent-sync
    }

    private long read() {
      return lock.readLock();
    }

    /** Read without the lock, and again if that did not go well. */
    int fast() {
      long stamp = lock.tryOptimisticRead();
      int seen = open;
      if (!lock.validate(stamp)) {
        return open();
      }
      return seen;
    }

    /** Another library runs the function between both methods. */
    int using(Guarded<Integer> guarded) {
      return guarded.using(this::read, stamp -> open, lock::unlockRead);
    }
  }

  interface Guarded<T> {
    T using(LongSupplier take, LongFunction<T> use, LongConsumer release);
  }

  /** A lock of many parts is of an own class. */
  static class Striped {
    private final Parts parts = new Parts();

    @GuardedBy("parts")
    private int size;

    void grow() {
      parts.lockAll();
      try {
        size++;
      } finally {
        parts.unlockAll();
      }
    }
  }

  static class Parts {
    void lockAll() {
      System.out.println("all");
    }

    void unlockAll() {
      System.out.println("none");
    }
  }

  /** The callers in sight hold what the declaration asks for. */
  static class Pending {
    @GuardedBy("this")
    private boolean clear;

    void putClear() {
      clear = true;
    }
  }

  static class Batch {
    private final Pending pending = new Pending();

    void end() {
      synchronized (pending) {
        pending.putClear();
      }
    }
  }
}
