package acme.released;

import acme.keys.KeyLocks;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class ReleasedInFinally {
    private final KeyLocks keys = new KeyLocks();
    private final Map<String, Channel> channels = new ConcurrentHashMap<>();
    private final ReentrantLock lock = new ReentrantLock();
    private volatile int opened;

    public interface Channel {}

    private static final class Mutex extends AbstractQueuedSynchronizer {
        volatile long finished;

        void lock() {
            acquire(1);
        }

        void unlock() {
            release(1);
        }
    }

    public void run(Mutex mutex, Runnable work) {
        mutex.lock();
        try {
            work.run();
        } finally {
            mutex.finished++;
            mutex.unlock();
        }
    }

    public Channel channel(String user) {
        Channel channel = channels.get(user);
        if (channel == null) {
            Lock held = keys.acquireLock(user);
            try {
                channel = channels.get(user);
                if (channel == null) {
                    channel = create(user);
                    channels.put(user, channel);
                }
            } finally {
                held.unlock();
            }
        }
        return channel;
    }

    public Channel entry(String user) {
        KeyLocks.Entry entry = keys.getLockEntry(user.hashCode());
        try {
            Channel channel = channels.get(user);
            if (channel == null) {
                channel = create(user);
                channels.put(user, channel);
            }
            return channel;
        } finally {
            keys.releaseLockEntry(entry);
        }
    }

    public void after(Mutex mutex, Runnable work) {
        mutex.lock();
        try {
            work.run();
        } finally {
            mutex.unlock();
            opened++; // expect: non-atomic-update
        }
        opened++; // expect: non-atomic-update
    }

    public void perhaps() {
        boolean got = lock.tryLock();
        try {
            opened++; // expect: non-atomic-update
        } finally {
            if (got) {
                lock.unlock();
            }
        }
    }

    public void buffers(KeyLocks.Buffer buffer) {
        try {
            opened++; // expect: non-atomic-update
        } finally {
            buffer.release();
        }
    }

    public void later(Lock held, java.util.concurrent.Executor pool) {
        try {
            pool.execute(
                    () -> {
                        opened++; // expect: non-atomic-update
                    });
        } finally {
            held.unlock(); // maybe: unlock-without-lock
        }
    }

    protected Channel create(String user) {
        return new Channel() {};
    }
}
