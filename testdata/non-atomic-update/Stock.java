package shop.stock;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.ReentrantLock;

public class Stock {
  private final ConcurrentMap<String, Integer> levels = new ConcurrentHashMap<>();
  private final Map<String, List<String>> names = new ConcurrentSkipListMap<>();
  private final Map<String, Integer> plain = new HashMap<>();
  private final List<String> listeners = new CopyOnWriteArrayList<>();
  private final List<String> logged = Collections.synchronizedList(new ArrayList<>());
  private final Set<String> seen = ConcurrentHashMap.newKeySet();
  private final AtomicInteger total = new AtomicInteger();
  private final AtomicReference<String> last = new AtomicReference<>("");
  private final ReentrantLock lock = new ReentrantLock();
  private volatile int hits;
  private volatile boolean open;
  private volatile String title;

  public Stock() {
    hits++;
  }

  public void counters() {
    hits++; // expect: non-atomic-update
    --hits; // expect: non-atomic-update
    hits = hits + 2; // expect: non-atomic-update
    open = !open; // expect: non-atomic-update
  }

  public void contains(String key) {
    if (!levels.containsKey(key)) {
      levels.put(key, 1); // expect: non-atomic-update
    }
  }

  public List<String> early(String key) {
    List<String> list = names.get(key);
    if (list == null) {
      list = new ArrayList<>();
      names.put(key, list); // expect: non-atomic-update
    }
    return list;
  }

  public void count(String key) {
    levels.put(key, levels.getOrDefault(key, 0) + 1); // expect: non-atomic-update
  }

  public void countInLocal(String key) {
    Integer old = levels.get(key);
    levels.put(key, old == null ? 1 : old + 1); // expect: non-atomic-update
  }

  public void skip(String key) {
    if (levels.containsKey(key)) {
      return;
    }
    levels.put(key, 0); // expect: non-atomic-update
  }

  public void listener(String name) {
    if (!listeners.contains(name)) {
      listeners.add(name); // expect: non-atomic-update
    }
    if (!logged.contains(name)) {
      logged.add(name); // expect: non-atomic-update
    }
  }

  public void atomics(int n) {
    total.set(total.get() + n); // expect: non-atomic-update
    String before = last.get();
    last.set(before + n); // expect: non-atomic-update
  }

  public void inTask(java.util.concurrent.Executor pool) {
    pool.execute(() -> hits++); // expect: non-atomic-update
  }

  public synchronized void locked(String key) {
    hits++;
    if (!levels.containsKey(key)) {
      levels.put(key, 1);
    }
  }

  public void lockedByLock(String key) {
    lock.lock();
    try {
      bump(key);
    } finally {
      lock.unlock();
    }
  }

  private void bump(String key) {
    hits++;
    levels.put(key, levels.getOrDefault(key, 0) + 1);
  }

  public void plainMap(String key) {
    if (!plain.containsKey(key)) {
      plain.put(key, 1);
    }
  }

  public Map<String, Integer> local(List<String> words) {
    Map<String, Integer> counts = new ConcurrentHashMap<>();
    for (String word : words) {
      counts.put(word, counts.getOrDefault(word, 0) + 1);
    }
    return counts;
  }

  public Integer computed(String key) {
    Integer known = levels.get(key);
    return known != null ? known : levels.computeIfAbsent(key, k -> 1);
  }

  public void absent(String key) {
    if (levels.get(key) == null) {
      levels.putIfAbsent(key, 1);
    }
  }

  public void plainWrites(String key, int n) {
    levels.put(key, n);
    hits = n;
    title = key;
    if (!open) {
      open = true;
    }
    total.set(n);
    total.incrementAndGet();
    seen.add(key);
  }

  public void otherKey(String a, String b) {
    if (levels.containsKey(a)) {
      levels.put(b, 1);
    }
  }

  static class Table {
    private final Map<String, String> rows = new ConcurrentHashMap<>();

    synchronized void load(List<String> keys) {
      for (String key : keys) {
        row(key);
      }
    }

    protected void row(String key) {
      if (rows.get(key) == null) {
        rows.put(key, key);
      }
    }
  }
}
