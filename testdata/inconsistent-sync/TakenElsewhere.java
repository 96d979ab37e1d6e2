// locks taken and given back by methods of their own, and guards that name a half of a lock
package quay.cranes;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ExecutorService;
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

  /** A function that runs later, under the lock of the method that takes it. */
  static class Graphs {
    private final Object lock = new Object();
    private final ExecutorService pool;

    @GuardedBy("lock")
    private final Set<String> added = new HashSet<>();

    Graphs(ExecutorService pool) {
      this.pool = pool;
    }

    void remove(String id) {
      runWithLock(() -> added.remove(id));
    }

    void forget(String id) {
      pool.execute(() -> added.remove(id)); // expect: inconsistent-sync
    }

    private void runWithLock(Runnable action) {
      pool.execute(
          () -> {
            synchronized (lock) {
              action.run();
            }
          });
    }
  }

  /** A part that is only told under the lock of the whole. */
  static class Tracker {
    private final Object lock = new Object();

    @GuardedBy("lock")
    private final Set<String> samples = new HashSet<>();

    abstract class Callback {
      void complete(String sample) {
        synchronized (lock) {
          handle(sample);
        }
      }

      protected abstract void handle(String sample);
    }

    class Sample extends Callback {
      @Override
      protected void handle(String sample) {
        samples.add(sample);
      }
    }

    void add(String sample) {
      samples.add(sample); // expect: inconsistent-sync
    }
  }

  /** A method that is only called on an object just made. */
  static class Manifest {
    private final String[] last = new String[4];

    static Manifest create() {
      Manifest manifest = new Manifest();
      manifest.calculate();
      return manifest;
    }

    void calculate() {
      last[0] = "a";
    }

    synchronized void add(String text) {
      last[1] = text;
    }

    synchronized void remove() {
      last[1] = null;
    }

    synchronized String get() {
      return last[1];
    }
  }
}
