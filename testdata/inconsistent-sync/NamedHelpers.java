package sandbox.named;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.ReentrantLock;

/** What a helper named for the lock does counts as guarded where its callers hold the lock. */
public class NamedHelpers {
    private final ReentrantLock lock = new ReentrantLock();
    private final Deque<String> idle = new ArrayDeque<>();
    private int leased;

    String borrow() {
        lock.lock();
        try {
            leased++;
            return idle.pop();
        } finally {
            lock.unlock();
        }
    }

    void giveBack(String each) {
        lock.lock();
        try {
            idle.push(each);
            leased--;
        } finally {
            lock.unlock();
        }
    }

    int leased() {
        lock.lock();
        try {
            return leased;
        } finally {
            lock.unlock();
        }
    }

    void evict() {
        lock.lock();
        try {
            evictLocked();
        } finally {
            lock.unlock();
        }
    }

    private void evictLocked() {
        idle.clear();
        leased = 0;
    }

    private void trimLocked() {
        leased = 1;
    }

    void trim(Runnable section) {
        section.run();
        trimLocked();
    }

    void reset() {
        leased = 0; // expect: inconsistent-sync
    }

    synchronized void wrongLock() {
        leased++; // expect: inconsistent-sync
    }
}
