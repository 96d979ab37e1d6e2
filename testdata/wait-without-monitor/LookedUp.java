package sandbox.lookedup;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** Conditions of entries that come out of the registry's own map. */
public class LookedUp {
    private static class Entry {
        final Lock lock = new ReentrantLock();
        final Condition changed = lock.newCondition();
        int value;
    }

    private final Map<String, Entry> entries = new ConcurrentHashMap<>();

    void set(String key, int value) {
        Entry entry = entries.computeIfAbsent(key, k -> new Entry());
        entry.lock.lock();
        try {
            entry.value = value;
            entry.changed.signalAll();
        } finally {
            entry.lock.unlock();
        }
    }

    void poke(String key) {
        Entry entry = entries.get(key);
        entry.changed.signal(); // expect: wait-without-monitor
    }

    void bump(String key) {
        Entry entry = entries.get(key);
        entry.lock.lock();
        try {
            entry.value++;
            tell(key);
        } finally {
            entry.lock.unlock();
        }
    }

    void tell(String key) {
        Entry entry = entries.get(key);
        entry.changed.signalAll();
    }

    void given(Entry entry) {
        entry.changed.signalAll();
    }
}
