// essence: waits whose outcome is asked otherwise
package waiters;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class Waiters {
    private final Lock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private volatile boolean running = true;
    private int value;

    int next(int seen) throws InterruptedException {
        lock.lock();
        try {
            long deadline = System.nanoTime() + 1_000_000;
            while (value == seen) {
                long left = deadline - System.nanoTime();
                if (left <= 0) {
                    return -1;
                }
                left = changed.awaitNanos(left);
                changed.await(left, TimeUnit.NANOSECONDS);
            }
            return value;
        } finally {
            lock.unlock();
        }
    }

    void heartbeat(CountDownLatch stop) throws InterruptedException {
        while (running) {
            System.out.println("beat");
            stop.await(5, TimeUnit.SECONDS);
        }
    }

    void close(ExecutorService pool, ForkJoinPool fj) throws InterruptedException {
        pool.shutdown();
        pool.awaitTermination(3, TimeUnit.SECONDS);
        if (!pool.isTerminated()) {
            pool.shutdownNow();
        }
        fj.shutdown();
        fj.awaitTermination(3, TimeUnit.SECONDS);
        fj.shutdownNow();
    }

    void closeForGood(ExecutorService pool) throws InterruptedException {
        pool.shutdown();
        boolean ignored = pool.awaitTermination(3, TimeUnit.SECONDS);
        pool.awaitTermination(Long.MAX_VALUE, TimeUnit.DAYS);
        pool.awaitTermination(Integer.MAX_VALUE, TimeUnit.DAYS);
    }

    void barrier(CyclicBarrier b) throws Exception {
        b.await(1, TimeUnit.SECONDS);
    }

    long count(CountDownLatch latch) throws InterruptedException {
        latch.await(1, TimeUnit.SECONDS);
        return latch.getCount();
    }

    void process(Process p) throws InterruptedException {
        if (!p.waitFor(1, TimeUnit.SECONDS)) {
            p.destroyForcibly().waitFor();
        }
        p.waitFor();
    }

    void gone(Thread t) throws InterruptedException {
        t.join(1000);
        t.join(java.time.Duration.ofSeconds(1));
        if (t.isAlive()) {
            t.interrupt();
        }
    }
}
