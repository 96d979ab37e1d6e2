// locks that somebody unseen may hold, and locks that a method takes itself
package ferry.lanes;

import com.google.common.annotations.VisibleForTesting;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.StampedLock;
import java.util.function.LongConsumer;
import javax.annotation.concurrent.GuardedBy;

class Untold {
  static class Decider {
    private final LongConsumer next;

    Decider(LongConsumer next) {
      this.next = next;
    }

    void decide(long at) {
      next.accept(at);
    }
  }

  static class Timetable {
    private final Object lock = new Object();
    private final Decider decider = new Decider(this::reschedule);

    @GuardedBy("lock")
    private long next;

    void departed(long at) {
      synchronized (lock) {
        decider.decide(at);
      }
    }

    void stop() {
      synchronized (lock) {
        cancel();
      }
    }

    void start(long at) {
      schedule(at); // a caller without the lock, and it is in sight
    }

    private void reschedule(long at) {
      cancel();
    }

    private void cancel() {
      next = Long.MAX_VALUE;
    }

    private void schedule(long at) {
      next = at; // expect: inconsistent-sync
    }
  }

  static class Diagnostics {
    @GuardedBy("this")
    private final List<String> tasks = new ArrayList<>();

    synchronized void start(Pools pools) {
      ScheduledThreadPoolExecutor timer = pools.timer();
      timer.scheduleWithFixedDelay(this::log, 0, 30, TimeUnit.SECONDS); // maybe: silent-periodic-task
    }

    private void log() {
      System.out.println(tasks.size()); // expect: inconsistent-sync
    }
  }

  interface Pools {
    ScheduledThreadPoolExecutor timer();
  }

  static class Queue {
    @GuardedBy("this")
    private final Map<String, String> pending = new HashMap<>();

    @GuardedBy("this")
    private int puts;

    void submit(Change change) {
      synchronized (this) {
        change.apply(this);
      }
    }

    void fastTrack(Quick quick) {
      quick.run(this);
    }

    void put(String key) {
      pending.put(key, key);
    }

    void count() {
      puts++; // expect: inconsistent-sync
    }

    void forget() {
      puts = 0; // expect: inconsistent-sync
    }
  }

  static class Change {
    void apply(Queue queue) {
      queue.put("a");
    }
  }

  static class Owner {
    private final Queue queue = new Queue();

    void tick() {
      queue.forget();
    }
  }

  static class Quick {
    void run(Queue queue) {
      queue.count();
    }
  }

  static class Index {
    private final ReentrantLock lock = new ReentrantLock();
    private final StampedLock stores = new StampedLock();
    private final List<String> names = new ArrayList<>();

    @GuardedBy("lock")
    private void recompute() {
      lock.lock();
      try {
        names.clear();
      } finally {
        lock.unlock();
      }
    }

    @GuardedBy("lock")
    private void clear() {
      names.clear();
    }

    void changed() {
      recompute();
      clear(); // expect: inconsistent-sync
    }

    @GuardedBy("stores")
    private int open() {
      return names.size();
    }

    int look() {
      long stamp = stores.tryOptimisticRead();
      int found = open();
      if (!stores.validate(stamp)) {
        stamp = stores.readLock();
        try {
          found = open();
        } finally {
          stores.unlockRead(stamp);
        }
      }
      return found;
    }

    int lookLater(long stamp) {
      if (stamp == 0) {
        stamp = stores.readLock();
      }
      try {
        return open();
      } finally {
        stores.unlockRead(stamp);
      }
    }

    int lookBadly() {
      return open(); // expect: inconsistent-sync
    }
  }

  static class Settled {
    private final Object lock = new Object();

    @GuardedBy("lock")
    private final long deadline;

    @GuardedBy("lock")
    private final CompletableFuture<Void> done = new CompletableFuture<>();

    @GuardedBy("lock")
    private int required;

    Settled(long deadline) {
      this.deadline = deadline;
    }

    long left(long now) {
      return deadline - now;
    }

    CompletableFuture<Void> done() {
      return done;
    }

    @VisibleForTesting
    int required() {
      return required;
    }

    int requiredNow() {
      return required; // expect: inconsistent-sync
    }
  }

  static class Channel {
    private final Settled settled = new Settled(1);

    @VisibleForTesting
    int required() {
      return settled.required();
    }

    int requiredNow() {
      return settled.requiredNow();
    }
  }
}
