// essence: results of timed waits in assignments, compound conditions, method arguments, ternaries, lambdas
package waitshapes;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class WaitShapes {
    private static final Logger LOG = LoggerFactory.getLogger(WaitShapes.class);
    private boolean drained;

    void field(ExecutorService pool) throws InterruptedException {
        drained = pool.awaitTermination(1, TimeUnit.SECONDS);
    }

    void logged(ExecutorService pool) throws InterruptedException {
        LOG.info("drained: {}", pool.awaitTermination(1, TimeUnit.SECONDS));
    }

    void ternary(CountDownLatch latch) throws InterruptedException {
        String s = latch.await(1, TimeUnit.SECONDS) ? "yes" : "no";
        System.out.println(s);
    }

    void lambda(Semaphore permits, Iterable<Runnable> jobs) {
        jobs.forEach(j -> permits.tryAcquire()); // expect: unchecked-timed-wait
    }

    void thread(CountDownLatch latch, ExecutorService pool) {
        pool.execute(() -> {
            try {
                latch.await(1, TimeUnit.SECONDS); // expect: unchecked-timed-wait
                System.out.println("go");
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    void compound(Lock a, Lock b, Runnable r) {
        if (a.tryLock() && b.tryLock()) { // maybe: unreleased-lock
            try {
                r.run();
            } finally {
                b.unlock();
                a.unlock();
            }
        }
    }

    void both(BlockingQueue<String> q, String s) throws InterruptedException {
        boolean sent = q.offer(s, 1, TimeUnit.SECONDS);
        assert sent;
    }

    void unread(BlockingQueue<String> q, String s) throws InterruptedException {
        boolean sent = q.offer(s, 1, TimeUnit.SECONDS); // expect: unchecked-timed-wait
    }

    void overwritten(CountDownLatch a, CountDownLatch b) throws InterruptedException {
        boolean ok = a.await(1, TimeUnit.SECONDS);
        ok &= b.await(1, TimeUnit.SECONDS);
        System.out.println(ok);
    }

    void ignored(CountDownLatch a) throws InterruptedException {
        boolean unused = a.await(1, TimeUnit.SECONDS);
    }

    void ignoredLock(Lock a, Runnable r) throws InterruptedException {
        boolean ignored = a.tryLock(1, TimeUnit.SECONDS); // expect: unchecked-timed-wait
        try {
            r.run();
        } finally {
            a.unlock();
        }
    }

    void minutes(ExecutorService pool) throws InterruptedException {
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.MINUTES); // expect: unchecked-timed-wait
        System.out.println("all done");
    }

    void forced(ExecutorService pool) throws InterruptedException {
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        if (!pool.isTerminated()) {
            LOG.warn("not yet");
        }
    }
}
