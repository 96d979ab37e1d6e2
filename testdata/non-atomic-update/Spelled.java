// comparisons with null and with literals in other words
package acme.words;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;

public class Spelled {
  private static Spelled instance;

  private final Map<String, List<String>> groups = new ConcurrentHashMap<>();
  private final Map<String, String> names = new ConcurrentHashMap<>();
  private final ReentrantLock lock = new ReentrantLock();

  public static Spelled instance() {
    if (Objects.isNull(instance)) { // expect: broken-double-checked-locking
      synchronized (Spelled.class) {
        if (Objects.isNull(instance)) {
          instance = new Spelled();
        }
      }
    }
    return instance;
  }

  public void add(String key, String member) {
    List<String> group = groups.get(key);
    if (Objects.isNull(group)) {
      group = new CopyOnWriteArrayList<>();
      groups.put(key, group); // expect: non-atomic-update
    }
    group.add(member);
  }

  public String name(String key) {
    String name = names.get(key);
    if (java.util.Objects.nonNull(name)) {
      return name;
    }
    names.put(key, key.trim()); // expect: non-atomic-update
    return key;
  }

  public void put(String key) {
    if (names.containsKey(key) == false) {
      names.put(key, key); // expect: non-atomic-update
    }
  }

  public boolean tryPut(String key) {
    if (lock.tryLock() == false) {
      return false;
    }
    try {
      names.put(key, key);
      return true;
    } finally {
      lock.unlock();
    }
  }

  public boolean tryPutBadly(String key) {
    try {
      if (lock.tryLock() != true) {
        return false;
      }
      names.put(key, key);
      return true;
    } finally {
      lock.unlock(); // expect: unlock-without-lock
    }
  }
}
