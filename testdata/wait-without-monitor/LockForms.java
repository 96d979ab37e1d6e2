package acme.forms;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;

public class LockForms {
    private final ReadWriteLock rw = new ReentrantReadWriteLock();
    private final Lock[] stripes = new Lock[8];
    private final Map<String, Lock> byKey = new ConcurrentHashMap<>();
    private final Map<String, Integer> values = new HashMap<>();
    private final List<Lock> all = new ArrayList<>();
    private final Holder holder = new Holder();
    private volatile int version;

    static class Holder {
        final ReentrantLock lock = new ReentrantLock();
        final Condition ready = lock.newCondition();
        int uses;
    }

    public LockForms() {
        Arrays.setAll(stripes, i -> new ReentrantLock());
    }

    private Lock stripe(String key) {
        return stripes[(key.hashCode() & 0x7fffffff) % stripes.length];
    }

    private ReentrantLock getLock() {
        return holder.lock;
    }

    public void striped(String key) {
        Lock lock = stripe(key);
        lock.lock();
        try {
            values.put(key, 1);
        } finally {
            lock.unlock();
        }
    }

    public void stripedLeak(String key) {
        Lock lock = stripe(key);
        lock.lock(); // expect: unreleased-lock
        values.put(key, Integer.parseInt(key));
        lock.unlock();
    }

    public void keyed(String key) {
        Lock lock = byKey.computeIfAbsent(key, k -> new ReentrantLock());
        lock.lock();
        try {
            version++;
        } finally {
            lock.unlock();
            byKey.remove(key);
        }
    }

    public void held() {
        holder.lock.lock();
        try {
            holder.uses++;
            holder.ready.signalAll();
        } finally {
            holder.lock.unlock();
        }
    }

    public void heldLeak(String text) {
        holder.lock.lock(); // expect: unreleased-lock
        holder.uses += Integer.parseInt(text);
        holder.lock.unlock();
    }

    public void gotten() {
        getLock().lock();
        try {
            version++;
        } finally {
            getLock().unlock();
        }
    }

    public void gottenLeak(Runnable work) {
        getLock().lock(); // expect: unreleased-lock
        work.run();
        getLock().unlock();
    }

    public void unheld() {
        holder.ready.signal(); // expect: wait-without-monitor
    }

    public Integer chosen(String key, boolean write) {
        Lock lock = write ? rw.writeLock() : rw.readLock();
        lock.lock();
        try {
            return values.get(key);
        } finally {
            lock.unlock();
        }
    }

    public Integer chosenInline(String key, boolean write) {
        (write ? rw.writeLock() : rw.readLock()).lock();
        try {
            return values.get(key);
        } finally {
            (write ? rw.writeLock() : rw.readLock()).unlock();
        }
    }

    public void everyLock(Runnable work) {
        for (Lock lock : all) {
            lock.lock();
        }
        try {
            work.run();
        } finally {
            for (Lock lock : all) {
                lock.unlock();
            }
        }
    }

    public void indexed(Runnable work) {
        for (int i = 0; i < stripes.length; i++) {
            stripes[i].lock();
        }
        try {
            work.run();
        } finally {
            for (int i = stripes.length - 1; i >= 0; i--) {
                stripes[i].unlock();
            }
        }
    }

    public <T> T mapped(String key, Function<Integer, T> function) {
        var lock = rw.readLock();
        lock.lock();
        try {
            return function.apply(values.get(key));
        } finally {
            lock.unlock();
        }
    }

    public void inLambda(List<String> keys) {
        keys.forEach(key -> {
            rw.writeLock().lock();
            try {
                values.remove(key);
                version++;
            } finally {
                rw.writeLock().unlock();
            }
        });
    }

    public void inLambdaLeak(List<String> keys) {
        keys.forEach(key -> {
            rw.writeLock().lock(); // expect: unreleased-lock
            values.put(key, Integer.valueOf(key));
            rw.writeLock().unlock();
        });
    }

    public boolean whileTrying(String key) throws InterruptedException {
        Lock lock = stripe(key);
        boolean locked = false;
        for (int i = 0; i < 3 && !locked; i++) {
            locked = lock.tryLock(10, TimeUnit.MILLISECONDS);
        }
        if (!locked) {
            return false;
        }
        try {
            return values.remove(key) != null;
        } finally {
            lock.unlock();
        }
    }

    public boolean assigned(String key) {
        Lock lock = stripe(key);
        boolean locked;
        if (!(locked = lock.tryLock())) {
            return false;
        }
        try {
            return values.containsKey(key);
        } finally {
            if (locked) {
                lock.unlock();
            }
        }
    }

    public record Guarded(ReentrantLock lock, List<String> lines) {
        public void add(String line) {
            lock.lock();
            try {
                lines.add(line);
            } finally {
                lock.unlock();
            }
        }

        public void addAll(List<String> more) {
            lock().lock(); // maybe: unreleased-lock
            more.forEach(line -> lines.add(line.trim()));
            lock().unlock();
        }
    }

    public class Inner {
        private int n;

        public void bump() {
            LockForms.this.rw.writeLock().lock();
            try {
                n++;
                LockForms.this.version++;
            } finally {
                rw.writeLock().unlock();
            }
        }

        public void bumpBare() {
            version++; // expect: non-atomic-update
        }
    }

    public interface Locked {
        Lock lock();

        default void run(Runnable work) {
            lock().lock();
            try {
                work.run();
            } finally {
                lock().unlock();
            }
        }
    }
}
