package acme.local;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.StampedLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

public class FluentLocks {
    @FunctionalInterface
    public interface Guarded<T> {
        T run() throws Exception;
    }

    private final StampedLock stamped = new StampedLock();
    private final Semaphore permits;
    private final Lock lock = new ReentrantLock();
    private final List<String> lines = new ArrayList<>();
    private double x;
    private double y;

    public FluentLocks(int limit) {
        this.permits = new Semaphore(limit, true);
    }

    public void move(double dx, double dy) {
        long stamp = stamped.writeLock();
        try {
            x += dx;
            y += dy;
        } finally {
            stamped.unlockWrite(stamp);
        }
    }

    public double distance() {
        long stamp = stamped.tryOptimisticRead();
        double cx = x;
        double cy = y;
        if (!stamped.validate(stamp)) {
            stamp = stamped.readLock();
            try {
                cx = x;
                cy = y;
            } finally {
                stamped.unlockRead(stamp);
            }
        }
        return Math.hypot(cx, cy);
    }

    public void reset() {
        x = 0; // expect: inconsistent-sync
        y = 0; // maybe: inconsistent-sync
    }

    public boolean tryMove(double dx) throws InterruptedException {
        long stamp = stamped.tryWriteLock(10, TimeUnit.MILLISECONDS);
        if (stamp == 0) {
            return false;
        }
        try {
            x += dx;
            return true;
        } finally {
            stamped.unlockWrite(stamp);
        }
    }

    public void leak(String text) {
        long stamp = stamped.writeLock(); // expect: unreleased-lock
        x = Double.parseDouble(text);
        stamped.unlockWrite(stamp);
    }

    public <T> T guarded(Guarded<T> body) throws Exception {
        permits.acquire();
        try {
            return body.run();
        } finally {
            permits.release();
        }
    }

    public <T> Optional<T> tryGuarded(Guarded<T> body) throws Exception {
        if (!permits.tryAcquire(1, TimeUnit.SECONDS)) {
            return Optional.empty();
        }
        try {
            return Optional.ofNullable(body.run());
        } finally {
            permits.release();
        }
    }

    public <T> T guardedBadly(Guarded<T> body) throws Exception {
        try {
            permits.acquire();
            return body.run();
        } finally {
            permits.release(); // expect: unlock-without-lock
        }
    }

    public void several(int n, Runnable work) throws InterruptedException {
        permits.acquire(n);
        try {
            work.run();
        } finally {
            permits.release(n);
        }
    }

    public Function<String, Integer> counting() {
        return text -> {
            lock.lock();
            try {
                lines.add(text);
                return lines.size();
            } finally {
                lock.unlock();
            }
        };
    }

    public AutoCloseable open() {
        lock.lock();
        return () -> lock.unlock();
    }

    public void using(Consumer<List<String>> consumer) throws Exception {
        try (AutoCloseable held = open()) {
            consumer.accept(lines);
        }
    }

    public synchronized Callable<Integer> later() {
        return () -> {
            notifyAll(); // expect: wait-without-monitor
            return lines.size();
        };
    }

    public static <T> Supplier<T> memo(Supplier<T> source) {
        return new Supplier<T>() {
            private T value;
            private boolean done;

            @Override
            public T get() {
                if (!done) { // expect: broken-double-checked-locking
                    synchronized (this) {
                        if (!done) {
                            value = source.get();
                            done = true;
                        }
                    }
                }
                return value;
            }
        };
    }
}
