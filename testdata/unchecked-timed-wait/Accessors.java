// the lock and the pool behind an accessor are the same each time
package fixture.accessors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class Accessors {
    private final ReentrantLock lock = new ReentrantLock();
    private final ExecutorService pool;

    public Accessors(ExecutorService pool) {
        this.pool = pool;
    }

    private ExecutorService pool() {
        return pool;
    }

    private ReentrantLock lock() {
        return lock;
    }

    void stop() throws InterruptedException {
        pool().shutdown();
        pool().awaitTermination(1, TimeUnit.SECONDS);
        if (!pool().isTerminated()) {
            System.err.println("busy");
        }
    }

    void stopNow() throws InterruptedException {
        pool().shutdown();
        pool().awaitTermination(1, TimeUnit.SECONDS);
        pool.shutdownNow();
    }

    void stopCopy() throws InterruptedException {
        ExecutorService workers = pool;
        workers.shutdown();
        workers.awaitTermination(1, TimeUnit.SECONDS);
        if (!pool().isTerminated()) {
            System.err.println("busy");
        }
    }

    void stopBlindly() throws InterruptedException {
        pool().shutdown();
        pool().awaitTermination(1, TimeUnit.SECONDS); // expect: unchecked-timed-wait
    }

    void held(Runnable work) throws InterruptedException {
        lock().tryLock(1, TimeUnit.SECONDS);
        if (lock.isHeldByCurrentThread()) {
            try {
                work.run();
            } finally {
                lock().unlock();
            }
        }
    }
}
