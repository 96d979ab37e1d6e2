// a stamp that goes with the work, and attempts that take a lock for the rest of the class
package depot.handed;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import java.util.function.Supplier;

class HandedOn {
    private final StampedLock resize = new StampedLock();
    private final Lock lead;
    private boolean leading;

    HandedOn(Lock lead) {
        this.lead = lead;
    }

    Supplier<String> publish(boolean known) {
        long stamp = resize.tryReadLock();
        if (stamp != 0 && !known) {
            resize.unlockRead(stamp);
            return () -> "none";
        }
        return () -> blocking(stamp);
    }

    private String blocking(long stamp) {
        resize.unlockRead(stamp);
        return "done";
    }

    String forget(boolean known) {
        long stamp = resize.tryReadLock(); // expect: unreleased-lock
        if (stamp != 0 && !known) {
            resize.unlockRead(stamp);
            return "none";
        }
        return "some";
    }

    private void tryAcquireLead() throws InterruptedException {
        boolean acquired = lead.tryLock(5, TimeUnit.SECONDS);
        if (!leading) {
            leading = acquired;
        } else if (acquired) {
            lead.unlock();
        }
    }

    private void look() throws InterruptedException {
        boolean acquired = lead.tryLock(5, TimeUnit.SECONDS); // expect: unreleased-lock
        if (!leading) {
            leading = acquired;
        } else if (acquired) {
            lead.unlock();
        }
    }

    void revoke() {
        leading = false;
        lead.unlock();
    }

    private final Semaphore pending = new Semaphore(1);

    /** The permit comes back when the read is done. */
    private final Runnable completed = new Runnable() {
        @Override
        public void run() {
            pending.release();
        }
    };

    boolean read(boolean block) throws InterruptedException {
        if (block) {
            pending.acquire();
        } else if (!pending.tryAcquire()) {
            return false;
        }
        if (leading) {
            pending.release();
        }
        return true;
    }

    void lockAll(Map<Long, ReentrantReadWriteLock> all, List<ReentrantReadWriteLock> held, long key) {
        ReentrantReadWriteLock lock = all.get(key);
        lock.readLock().lock();
        held.add(lock);
        if (leading) {
            lock.readLock().unlock();
        }
    }

    void lockOne(Map<Long, ReentrantReadWriteLock> all, long key) {
        ReentrantReadWriteLock lock = all.get(key);
        lock.readLock().lock(); // expect: unreleased-lock
        if (leading) {
            lock.readLock().unlock();
        }
    }

    private final Semaphore slots = new Semaphore(4);

    /** A permit that goes with what is returned. */
    static class Slot implements AutoCloseable {
        private final Semaphore from;

        Slot(Semaphore from) {
            this.from = from;
        }

        @Override
        public void close() {
            from.release();
        }
    }

    Slot borrow() {
        if (slots.tryAcquire()) {
            if (leading) {
                return new Slot(slots);
            }
            slots.release();
        }
        return null;
    }

    /** A lock that goes along to who gives it back. */
    boolean process(Map<String, Lock> locks, String key) throws InterruptedException {
        Lock lock = locks.get(key);
        boolean done = true;
        lock.lockInterruptibly();
        try {
            done = send(key, lock);
        } finally {
            if (done) {
                lock.unlock();
            }
        }
        return done;
    }

    private boolean send(String key, Lock lock) {
        if (key.isEmpty()) {
            lock.unlock();
            return false;
        }
        return true;
    }

    private void lock(Lock given) throws InterruptedException {
        boolean acquired = false;
        while (!acquired) {
            acquired = given.tryLock(100, TimeUnit.MILLISECONDS);
            if (acquired && leading) {
                given.unlock();
                throw new IllegalStateException();
            }
        }
    }
}
