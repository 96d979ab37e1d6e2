package acme.unlock;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

public class UnlockPaths {
    private final ReentrantLock lock = new ReentrantLock();
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final Semaphore permits = new Semaphore(2);
    private final StampedLock stamped = new StampedLock();
    private final Map<String, Integer> table = new HashMap<>();

    public int parseFirst(String key) {
        try {
            int value = Integer.parseInt(key);
            lock.lock();
            table.put(key, value);
            return value;
        } finally {
            lock.unlock(); // expect: unlock-without-lock
        }
    }

    public void interruptible(String key) throws InterruptedException {
        try {
            lock.lockInterruptibly();
            table.remove(key);
        } finally {
            lock.unlock(); // expect: unlock-without-lock
        }
    }

    public boolean tried(String key) {
        try {
            if (!lock.tryLock()) {
                return false;
            }
            table.remove(key);
            return true;
        } finally {
            lock.unlock(); // expect: unlock-without-lock
        }
    }

    public boolean triedGuarded(String key) throws InterruptedException {
        boolean locked = false;
        try {
            locked = lock.tryLock(10, TimeUnit.MILLISECONDS);
            if (locked) {
                table.remove(key);
            }
            return locked;
        } finally {
            if (locked) {
                lock.unlock();
            }
        }
    }

    public void twice(String key) {
        lock.lock();
        try {
            table.remove(key);
            lock.unlock();
            System.out.println(key);
        } finally {
            lock.unlock(); // expect: unlock-without-lock
        }
    }

    public void insideOut(String key) {
        lock.lock();
        try {
            table.remove(key);
            lock.unlock();
            try {
                System.out.println(key);
            } finally {
                lock.lock();
            }
        } finally {
            lock.unlock();
        }
    }

    public Integer wrongHalf(String key) {
        rw.readLock().lock(); // maybe: unreleased-lock
        try {
            return table.get(key);
        } finally {
            rw.writeLock().unlock(); // expect: unlock-without-lock
        }
    }

    public void conditional(String key, boolean exclusive) {
        if (exclusive) {
            lock.lock();
        }
        try {
            table.remove(key);
        } finally {
            lock.unlock(); // expect: unlock-without-lock
        }
    }

    public void conditionalSame(String key, boolean exclusive) {
        if (exclusive) {
            lock.lock();
        }
        try {
            table.remove(key);
        } finally {
            if (exclusive) {
                lock.unlock();
            }
        }
    }

    public void permit(String key) throws InterruptedException {
        try {
            permits.acquire();
            table.remove(key);
        } finally {
            permits.release(); // expect: unlock-without-lock
        }
    }

    public boolean permitTried(String key) {
        try {
            if (permits.tryAcquire()) {
                table.remove(key);
                return true;
            }
            return false;
        } finally {
            permits.release(); // expect: unlock-without-lock
        }
    }

    public void permitMore(String key) throws InterruptedException {
        permits.acquire();
        try {
            table.remove(key);
        } finally {
            permits.release(2); // expect: unlock-without-lock
        }
    }

    public void signal() {
        permits.release();
    }

    public int optimistic(String key) {
        long stamp = stamped.tryOptimisticRead();
        Integer value = table.get(key);
        if (!stamped.validate(stamp)) {
            stamp = stamped.readLock();
            try {
                value = table.get(key);
            } finally {
                stamped.unlockRead(stamp);
            }
        }
        return value == null ? 0 : value;
    }

    public void upgrade(String key) {
        long stamp = stamped.readLock();
        try {
            while (!table.containsKey(key)) {
                long write = stamped.tryConvertToWriteLock(stamp);
                if (write != 0L) {
                    stamp = write;
                    table.put(key, 1);
                } else {
                    stamped.unlockRead(stamp);
                    stamp = stamped.writeLock();
                }
            }
        } finally {
            stamped.unlock(stamp);
        }
    }
}
