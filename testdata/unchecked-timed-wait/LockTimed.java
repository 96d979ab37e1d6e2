// essence: tryLock results in conditions, negations, loops, ternaries
package locktimed;

import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class LockTimed {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition ready = lock.newCondition();
    private boolean set;

    public void waitReady() throws InterruptedException {
        lock.lock();
        try {
            while (!set) {
                ready.await(1, TimeUnit.SECONDS);
            }
        } finally {
            lock.unlock();
        }
    }

    public void held(Runnable work) throws InterruptedException {
        lock.tryLock(1, TimeUnit.SECONDS);
        try {
            work.run();
        } finally {
            if (lock.isHeldByCurrentThread()) {
                lock.unlock();
            }
        }
    }

    public void process(Process p) throws InterruptedException {
        p.waitFor(10, TimeUnit.SECONDS); // expect: unchecked-timed-wait
        System.out.println("done");
    }

    public int processChecked(Process p) throws InterruptedException {
        p.waitFor(10, TimeUnit.SECONDS);
        return p.isAlive() ? -1 : p.exitValue();
    }

    public void joined(Thread t) throws InterruptedException {
        t.join(Duration.ofSeconds(1)); // expect: unchecked-timed-wait
        t.join(1000);
    }

    public void drain(ExecutorService pool) throws InterruptedException {
        pool.shutdown();
        pool.awaitTermination(Long.MAX_VALUE, TimeUnit.NANOSECONDS);
    }

    public void drainNow(ExecutorService pool) throws InterruptedException {
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.SECONDS);
        pool.shutdownNow();
    }

    public boolean drainedOr(ExecutorService pool) throws InterruptedException {
        pool.shutdown();
        return pool.awaitTermination(1, TimeUnit.SECONDS) || pool.shutdownNow().isEmpty();
    }

    public void put(BlockingQueue<String> q, String s) throws InterruptedException {
        boolean taken;
        do {
            taken = q.offer(s, 1, TimeUnit.SECONDS);
        } while (!taken);
        q.offer(s);
        q.poll(1, TimeUnit.SECONDS);
    }
}
