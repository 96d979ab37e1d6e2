// stamps of callers and helpers, and a command for each half of a lock
package post.stamps;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.StampedLock;

class OtherStamps {
    private final StampedLock lock = new StampedLock();
    private final Map<String, String> cache = new HashMap<>();

    String getOrCreate(String key) {
        long stamp = lock.readLock();
        try {
            String entry = cache.get(key);
            if (entry != null) {
                return entry;
            }
            stamp = convert(stamp);
            return cache.computeIfAbsent(key, k -> k + "!"); // maybe: inconsistent-sync
        } finally {
            lock.unlock(stamp);
        }
    }

    private long convert(long stamp) {
        long write = lock.tryConvertToWriteLock(stamp);
        if (write == 0L) {
            lock.unlockRead(stamp);
            stamp = lock.writeLock(); // maybe: unreleased-lock
        } else {
            stamp = write;
        }
        return stamp;
    }

    int size(long stamp) {
        if (stamp == 0) {
            stamp = lock.readLock();
        }
        try {
            return cache.size();
        } finally {
            lock.unlockRead(stamp);
        }
    }

    int late(boolean take) {
        long stamp = 0;
        if (take) {
            stamp = lock.readLock();
        }
        try {
            return cache.size(); // maybe: inconsistent-sync
        } finally {
            lock.unlockRead(stamp); // expect: unlock-without-lock
        }
    }

    void command(Lock console, String word) {
        if (word.equals("lock")) {
            console.lock(); // maybe: unreleased-lock
        } else if (word.equals("unlock")) {
            console.unlock();
        }
    }

    void commandOf(Lock console, boolean take) {
        if (take) {
            console.lock(); // maybe: unreleased-lock
        }
        console.unlock(); // expect: unlock-without-lock
    }
}
