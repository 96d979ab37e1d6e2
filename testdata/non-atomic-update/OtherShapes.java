// release: 21
package quay.shapes.atomic;

import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;

final class OtherShapes {
  private final ConcurrentMap<String, Integer> map = new ConcurrentHashMap<>();
  private final AtomicInteger n = new AtomicInteger();
  private final AtomicBoolean started = new AtomicBoolean();
  private final ReentrantLock lock = new ReentrantLock();
  private volatile long total;

  void helper(String id) {
    if (!has(id)) {
      map.put(id, 1); // expect: non-atomic-update
    }
  }

  void helperEarly(String id) {
    if (has(id)) {
      return;
    }
    map.put(id, 1); // expect: non-atomic-update
  }

  private boolean has(String id) {
    return map.containsKey(id);
  }

  void other(String id, String key) {
    if (!has(key)) {
      map.put(id, 1);
    }
  }

  void increment(String id) {
    Integer old = map.get(id);
    map.put(id, old == null ? 1 : old + 1); // expect: non-atomic-update
  }

  void loop(List<String> ids) {
    for (String id : ids) {
      map.put(id, map.containsKey(id) ? map.get(id) + 1 : 1); // expect: non-atomic-update
    }
  }

  void atomic(int max) {
    if (n.get() < max) {
      n.set(n.get() + 1); // expect: non-atomic-update
    }
  }

  boolean once() {
    return !started.get() && started.getAndSet(true);
  }

  void sum(long by) {
    total = total + by; // expect: non-atomic-update
  }

  void sumIn(List<Long> all) {
    all.forEach(a -> total += a); // expect: non-atomic-update
  }

  void underLock(String id) {
    lock.lock();
    try {
      if (!has(id)) map.put(id, 1);
    } finally {
      lock.unlock();
    }
  }

  void tryHard(String id) {
    if (lock.tryLock()) { // maybe: unreleased-lock
      map.put(id, 2);
      lock.unlock();
    }
  }

  int tryLeft(String id) {
    if (lock.tryLock()) { // expect: unreleased-lock
      int v = Integer.parseInt(id);
      lock.unlock();
      return v;
    }
    return 0;
  }

  void order(Account a, Account b) {
    synchronized (a) {
      synchronized (b) { // maybe: lock-order-inversion
        a.sum -= 1;
        b.sum += 1;
      }
    }
  }

  static final class Account {
    int sum;
  }

  static class Counter {
    private static final Map<Class<?>, Counter> ALL = new ConcurrentHashMap<>();
    private volatile int ticks;

    static Counter of(Class<?> type) {
      Counter c = ALL.get(type);
      if (c == null) {
        c = new Counter();
        ALL.put(type, c); // expect: non-atomic-update
      }
      return c;
    }

    Counter tick() {
      ticks++; // expect: non-atomic-update
      return this;
    }

    synchronized Counter tickSafely() {
      ++ticks; // maybe: non-atomic-update
      return this;
    }
  }
}
