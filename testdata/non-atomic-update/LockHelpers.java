package acme.helper;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;

public class LockHelpers {
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, Integer> stock = new HashMap<>();
    private int total;
    private volatile int version;

    private <T> T reading(Supplier<T> body) {
        rw.readLock().lock();
        try {
            return body.get();
        } finally {
            rw.readLock().unlock();
        }
    }

    private void writing(Runnable body) {
        rw.writeLock().lock();
        try {
            body.run();
        } finally {
            rw.writeLock().unlock();
        }
    }

    public void add(String key, int amount) {
        writing(() -> {
            stock.merge(key, amount, Integer::sum);
            total += amount;
            version++;
        });
    }

    public void remove(String key) {
        writing(() -> {
            Integer gone = stock.remove(key);
            total -= gone == null ? 0 : gone;
        });
    }

    public int total() {
        return reading(() -> total);
    }

    public boolean has(String key) {
        return reading(() -> stock.containsKey(key));
    }

    public void reset() {
        total = 0; // expect: inconsistent-sync
    }

    private void enter() {
        lock.lock();
    }

    private void leave() {
        lock.unlock();
    }

    public void bump() {
        enter();
        try {
            version++;
        } finally {
            leave();
        }
    }

    public static <T> T with(Lock lock, Callable<T> body) throws Exception {
        lock.lock();
        try {
            return body.call();
        } finally {
            lock.unlock();
        }
    }

    public int count() throws Exception {
        return with(lock, () -> version++);
    }

    public List<String> keys() {
        List<String> keys = new ArrayList<>();
        rw.readLock().lock();
        try {
            stock.forEach((key, amount) -> keys.add(key));
        } finally {
            rw.readLock().unlock();
        }
        return keys;
    }
}
