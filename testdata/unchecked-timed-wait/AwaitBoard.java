// essence: timed waits returned by own helper methods, in while conditions, in asserts
package awaitboard;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Exchanger;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

public class AwaitBoard {
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final StampedLock stamped = new StampedLock();
    private final LinkedBlockingDeque<String> deque = new LinkedBlockingDeque<>(3);

    public boolean waited(CountDownLatch latch) throws InterruptedException {
        return latch.await(1, TimeUnit.SECONDS);
    }

    public void polled(CountDownLatch latch) throws InterruptedException {
        while (!latch.await(1, TimeUnit.SECONDS)) {
            System.out.println("waiting");
        }
    }

    public void write(Runnable r) {
        lock.writeLock().tryLock(); // expect: unchecked-timed-wait
        try {
            r.run();
        } finally {
            lock.writeLock().unlock();
        }
    }

    public void writeIf(Runnable r) {
        if (!lock.writeLock().tryLock()) {
            throw new IllegalStateException("busy");
        }
        try {
            r.run();
        } finally {
            lock.writeLock().unlock();
        }
    }

    public void deque(String s) throws InterruptedException {
        deque.offerFirst(s, 1, TimeUnit.SECONDS); // expect: unchecked-timed-wait
        deque.offerLast(s);
    }

    public void barrier(CyclicBarrier barrier, Exchanger<String> x, Phaser p) throws Exception {
        barrier.await(1, TimeUnit.SECONDS);
        x.exchange("a", 1, TimeUnit.SECONDS);
        p.awaitAdvanceInterruptibly(p.arrive(), 1, TimeUnit.SECONDS);
    }

    public void close(ExecutorService pool) {
        pool.shutdown();
        try {
            pool.awaitTermination(1, TimeUnit.MINUTES); // expect: unchecked-timed-wait
        } catch (InterruptedException e) {
            pool.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }

    public void closeLoop(ExecutorService pool) throws InterruptedException {
        pool.shutdown();
        while (!pool.isTerminated()) {
            pool.awaitTermination(1, TimeUnit.SECONDS);
        }
    }

    public void reading(Runnable r) throws InterruptedException {
        long stamp = stamped.tryReadLock(1, TimeUnit.SECONDS);
        if (stamp == 0) {
            return;
        }
        try {
            r.run();
        } finally {
            stamped.unlockRead(stamp);
        }
    }
}
