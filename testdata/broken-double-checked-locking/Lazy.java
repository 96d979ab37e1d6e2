package shop.lazy;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;

public class Lazy {
  private final ReentrantLock lock = new ReentrantLock();
  private final Map<String, Object> cache = new HashMap<>();
  private Map<String, String> config;
  private boolean ready;
  private long stamp;
  private Object viaLocal;
  private Object early;
  private volatile Object good;
  private String text;
  private int hash;
  private Object single;

  public Map<String, String> config() {
    if (config == null) { // expect: broken-double-checked-locking
      synchronized (this) {
        if (config == null) {
          config = new HashMap<>();
        }
      }
    }
    return config;
  }

  public void init() {
    if (!ready) { // expect: broken-double-checked-locking
      lock.lock();
      try {
        if (!ready) {
          ready = true;
        }
      } finally {
        lock.unlock();
      }
    }
  }

  public long stamp() {
    if (stamp == 0) { // expect: broken-double-checked-locking
      synchronized (this) {
        if (stamp == 0) {
          stamp = System.nanoTime();
        }
      }
    }
    return stamp;
  }

  public Object viaLocal() {
    Object found = viaLocal;
    if (found == null) { // expect: broken-double-checked-locking
      synchronized (this) {
        found = viaLocal;
        if (found == null) {
          viaLocal = found = new HashMap<>();
        }
      }
    }
    return found;
  }

  public Object early() {
    if (early != null) { // expect: broken-double-checked-locking
      return early;
    }
    synchronized (this) {
      if (early == null) {
        early = new HashMap<>();
      }
      return early;
    }
  }

  public Object good() {
    Object found = good;
    if (found == null) {
      synchronized (this) {
        found = good;
        if (found == null) {
          good = found = new Object();
        }
      }
    }
    return found;
  }

  public synchronized Object whole() {
    if (single == null) {
      single = new Object();
    }
    return single;
  }

  public Object mapped(String key) {
    if (cache.get(key) == null) {
      synchronized (cache) {
        if (cache.get(key) == null) {
          cache.put(key, new Object());
        }
      }
    }
    return cache.get(key);
  }

  public String text() {
    String seen = text;
    if (seen == null) {
      synchronized (this) {
        seen = text;
        if (seen == null) {
          text = seen = String.valueOf(cache);
        }
      }
    }
    return seen;
  }

  public int hash() {
    if (hash == 0) {
      synchronized (this) {
        if (hash == 0) {
          hash = cache.hashCode();
        }
      }
    }
    return hash;
  }

  private static class Holder {
    static final Object VALUE = new Object();
  }

  public static Object holder() {
    return Holder.VALUE;
  }
}
