package shop.accounts;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.concurrent.locks.ReentrantLock;
import javax.annotation.concurrent.GuardedBy;

public class Accounts {
  private final ReentrantLock lock = new ReentrantLock();
  private final Object other = new Object();
  private final List<String> names = new ArrayList<>();
  private final int[] slots = new int[4];
  private final ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>();
  private final List<String> seen = new ArrayList<>();
  private long balance;
  private int size;
  private int free;
  private volatile int hits;

  @GuardedBy("this")
  private String owner;

  @GuardedBy("lock")
  private int declared;

  public Accounts() {
    balance = 1;
    owner = "";
    names.add("first");
  }

  public void deposit(long amount) {
    lock.lock();
    try {
      balance += amount;
    } finally {
      lock.unlock();
    }
  }

  public long balance() {
    lock.lock();
    try {
      return balance;
    } finally {
      lock.unlock();
    }
  }

  public void reset() {
    balance = 0; // expect: inconsistent-sync
  }

  public void wrongLock() {
    synchronized (other) {
      size = 0; // expect: inconsistent-sync
    }
  }

  public synchronized void grow() {
    size++;
    slots[0] = size;
  }

  public synchronized int size() {
    return size + slots[0];
  }

  public void cell() {
    slots[1] = 2; // expect: inconsistent-sync
  }

  public void inTask(Executor pool) {
    synchronized (this) {
      pool.execute(() -> size = 3); // expect: inconsistent-sync
    }
  }

  public synchronized void add(String name) {
    names.add(name);
  }

  public synchronized boolean has(String name) {
    return names.contains(name);
  }

  public void drop(String name) {
    names.remove(name); // expect: inconsistent-sync
  }

  public String owner() {
    return owner; // expect: inconsistent-sync
  }

  public synchronized void owner(String name) {
    owner = name;
  }

  public int declared() {
    lock.lock();
    try {
      return declared;
    } finally {
      lock.unlock();
    }
  }

  public synchronized void declaredWrong() {
    declared++; // expect: inconsistent-sync
  }

  @GuardedBy("lock")
  private void needsLock() {
    declared++;
  }

  public void callsWithout() {
    needsLock(); // expect: inconsistent-sync
  }

  public void callsWith() {
    lock.lock();
    try {
      needsLock();
    } finally {
      lock.unlock();
    }
  }

  public void unguarded() {
    free++;
    hits = 2;
    map.put("a", "b");
  }

  public synchronized void sometimes() {
    free = 0;
    map.clear();
    hits = 3;
  }

  public synchronized boolean isFull() {
    return size > 3 && size < 9;
  }

  public synchronized void count(String name) {
    seen.add(name);
  }

  public synchronized int seen() {
    return seen.size();
  }

  public int peek() {
    return seen.size();
  }

  public static Accounts of(String name) {
    Accounts made = new Accounts();
    made.names.add(name);
    made.size = 4;
    return made;
  }

  static class Base {
    private final List<String> log = new ArrayList<>();

    synchronized void write(String line) {
      log.add(line);
      trim();
    }

    synchronized int lines() {
      return log.size();
    }

    protected void trim() {
      log.remove(0);
    }
  }

  static class Scoped {
    private final ReentrantLock guard = new ReentrantLock();

    @GuardedBy("guard")
    private int total;

    private Held hold() {
      guard.lock();
      return guard::unlock;
    }

    void add(int n) {
      try (Held held = hold()) {
        total += n;
      }
    }

    void addByWrapper(int n) {
      try (LockScope held = new LockScope(guard)) {
        total += n;
      }
    }

    int total() {
      return total; // expect: inconsistent-sync
    }
  }

  interface Held extends AutoCloseable {
    @Override
    void close();
  }

  static final class LockScope implements AutoCloseable {
    private final ReentrantLock lock;

    LockScope(ReentrantLock lock) {
      this.lock = lock;
      lock.lock();
    }

    @Override
    public void close() {
      lock.unlock();
    }
  }

  static class Configured {
    private int limit;
    private int used;

    void init(int wanted) {
      limit = wanted;
    }

    synchronized boolean take() {
      used++;
      return used < limit;
    }

    synchronized void widen() {
      limit++;
    }
  }
}
