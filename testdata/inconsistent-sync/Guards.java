package quay.berths;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.Flow;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;
import javax.annotation.concurrent.GuardedBy;

/** Guards that are taken somewhere else, or not needed for what is done. */
class Guards {
  static class Declared {
    private final Object lock = new Object();
    private final ReentrantReadWriteLock both = new ReentrantReadWriteLock();
    private final OwnLock own = new OwnLock();

    @GuardedBy("lock")
    private final AtomicReference<String> state = new AtomicReference<>("");

    @GuardedBy("lock")
    private volatile boolean closed;

    @GuardedBy("both")
    private final Map<String, String> names = new HashMap<>();

    @GuardedBy("own")
    private int berths;

    @GuardedBy("lock")
    private int plain;

    String state() {
      return state.get() + closed;
    }

    void close() {
      closed = true; // expect: inconsistent-sync
      synchronized (lock) {
        closed = true;
        plain++;
      }
    }

    int plain() {
      return plain; // expect: inconsistent-sync
    }

    void rename(String name) {
      try (Held held = writing()) {
        names.put(name, name);
      }
    }

    private Held writing() {
      return Held.ofWrite(both);
    }

    void take() {
      if (own.tryLock(4)) {
        berths++;
        own.leave();
      }
    }
  }

  interface Held extends AutoCloseable {
    @Override
    void close();

    static Held ofWrite(ReentrantReadWriteLock lock) {
      lock.writeLock().lock();
      return () -> lock.writeLock().unlock();
    }
  }

  static class OwnLock {
    boolean tryLock(int times) {
      return times > 2;
    }

    void leave() {
      System.out.println("left");
    }
  }

  /** A function that runs under the lock of the method that takes it. */
  static class Runner {
    private final List<String> log = new ArrayList<>();

    synchronized int size() {
      return log.size();
    }

    synchronized void add(String line) {
      log.add(line);
    }

    void clear() {
      underLock(
          () -> {
            log.clear();
            return true;
          });
    }

    private synchronized <T> T underLock(Supplier<T> work) {
      return work.get();
    }
  }

  /** The lock belongs to a part of this object. */
  static class Part {
    static class Line {
      final Object monitor = new Object();
    }

    private final Line line = new Line();
    private int queued;

    int queued() {
      synchronized (line.monitor) {
        return queued;
      }
    }

    void queue() {
      synchronized (line.monitor) {
        queued++;
      }
    }

    void clear() {
      synchronized (line.monitor) {
        queued = 0;
      }
    }

    void forget() {
      queued = 0; // expect: inconsistent-sync
    }
  }

  /** Written before anybody else can know the object, or only by tests. */
  static class Early implements Flow.Subscriber<String> {
    private int demand;
    private List<String> buffer;
    private Set<String> seen = Collections.synchronizedSet(new HashSet<>());

    static Early of(int demand) {
      Early early = new Early();
      early.add(demand);
      return early;
    }

    private void add(int more) {
      demand += more;
    }

    synchronized void request(int more) {
      add(more);
    }

    synchronized int demand() {
      return demand;
    }

    @Override
    public void onSubscribe(Flow.Subscription subscription) {
      buffer = new ArrayList<>();
    }

    @Override
    public synchronized void onNext(String item) {
      buffer.add(item);
      seen.add(item);
    }

    @Override
    public synchronized void onError(Throwable failure) {
      buffer = null;
      seen.clear();
    }

    @Override
    public synchronized void onComplete() {
      System.out.println(buffer + " " + seen);
    }

    void seen(Set<String> others) {
      seen = Collections.synchronizedSet(others);
    }

    void resetForTesting() {
      demand = 0;
    }
  }

  /** The lock is held by the code of the class around, whichever object it calls. */
  static class Desk {
    private final Queue<Job> jobs = new ArrayDeque<>();

    abstract class Job {
      private boolean again;

      void repeat() {
        again = true;
      }

      void finish() {
        synchronized (Desk.this) {
          again = false;
          jobs.remove(this);
        }
      }

      boolean isAgain() {
        synchronized (Desk.this) {
          return again;
        }
      }
    }

    synchronized void retry(Job job) {
      job.repeat();
      jobs.add(job);
    }

    synchronized int jobs() {
      return jobs.size();
    }
  }

  /** Set by a builder, or before the thread that reads it starts. */
  static class Worker implements Runnable {
    private boolean fast;
    private boolean work;
    private Thread thread;

    Worker fast() {
      fast = true;
      return this;
    }

    synchronized void slow() {
      fast = false;
    }

    synchronized boolean isFast() {
      return fast;
    }

    void start() {
      work = true;
      thread = new Thread(this);
      thread.start();
    }

    synchronized void more() {
      work = true;
    }

    @Override
    public synchronized void run() {
      while (work) {
        work = false;
      }
    }
  }

  /** The monitor of the class around, named by an annotation. */
  static class Store {
    private boolean packing;

    class Shelf {
      @GuardedBy("Store.this")
      private boolean full;

      @GuardedBy("Store.this")
      void put() {
        full = true;
      }

      void clear() {
        full = false; // expect: inconsistent-sync
      }
    }

    synchronized void put(Shelf shelf) {
      packing = true;
      shelf.put();
    }
  }

  /** One long section asks often; most methods go without the lock. */
  static class Lazy {
    private Map<String, String> cache;

    synchronized Map<String, String> cache() {
      if (cache == null) {
        cache = new HashMap<>();
        cache.put("a", "b");
        cache.put("c", "d");
        System.out.println(cache);
        System.out.println(cache.get("a"));
      }
      return cache;
    }

    void cache(Map<String, String> given) {
      cache = given;
    }

    void stop() {
      cache = null;
    }
  }
}
