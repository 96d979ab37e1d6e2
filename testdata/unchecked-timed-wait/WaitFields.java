// essence: timed waits on fields of other objects, in subclasses, with own lock wrappers, in switch and lambda returns
package waitfields;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.BooleanSupplier;

public class WaitFields {
    static class Slots extends Semaphore {
        Slots() {
            super(3);
        }

        void enter() throws InterruptedException {
            tryAcquire(1, TimeUnit.SECONDS); // expect: unchecked-timed-wait
        }

        boolean tryEnter() {
            return tryAcquire();
        }
    }

    record Start(CountDownLatch ready, CountDownLatch go) {}

    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();

    void start(Start s) throws InterruptedException {
        s.ready().await(1, TimeUnit.SECONDS); // expect: unchecked-timed-wait
        s.go().countDown();
    }

    Callable<Boolean> callable(CountDownLatch latch) {
        return () -> latch.await(1, TimeUnit.SECONDS);
    }

    BooleanSupplier supplier() {
        return () -> rw.readLock().tryLock();
    }

    BooleanSupplier reference() {
        return rw.readLock()::tryLock;
    }

    Runnable runnable() {
        return () -> rw.readLock().tryLock(); // expect: unchecked-timed-wait
    }

    void modes(int mode, ExecutorService pool, CountDownLatch latch) throws InterruptedException {
        switch (mode) {
            case 0 -> pool.awaitTermination(1, TimeUnit.SECONDS); // expect: unchecked-timed-wait
            case 1 -> {
                if (!latch.await(1, TimeUnit.SECONDS)) {
                    System.err.println("late");
                }
            }
            default -> latch.await();
        }
    }

    void ended(ThreadPoolExecutor pool) throws InterruptedException {
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.SECONDS);
        System.out.println(pool.isTerminated() + " " + pool.getActiveCount());
    }

    void offer(BlockingQueue<String> q) throws InterruptedException {
        while (!q.offer("x", 1, TimeUnit.SECONDS)) {
            System.out.println("full");
        }
        if (!q.offer("y", 1, TimeUnit.SECONDS) && q.isEmpty()) {
            throw new IllegalStateException();
        }
        q.offer("z", 1, TimeUnit.SECONDS); // expect: unchecked-timed-wait
    }

    void pauses(CountDownLatch stop) throws InterruptedException {
        do {
            System.out.println("tick");
        } while (!stop.await(1, TimeUnit.SECONDS));
    }

    void finallyWait(ExecutorService pool, Runnable r) throws InterruptedException {
        try {
            pool.execute(r);
        } finally {
            pool.shutdown();
            pool.awaitTermination(1, TimeUnit.HOURS); // expect: unchecked-timed-wait
        }
    }
}
