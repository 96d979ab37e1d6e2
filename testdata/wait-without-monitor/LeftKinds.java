package acme.forms;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class LeftKinds {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition ended = lock.newCondition();
    private boolean done;
    private int waiting;

    public void await() throws InterruptedException {
        lock.lock();
        try {
            while (true) { if (!(!done)) break;
                ended.await();
            }
        } finally {
            lock.unlock();
        }
    }

    public boolean await(long millis) throws InterruptedException {
        lock.lock();
        try {
            long left = TimeUnit.MILLISECONDS.toNanos(millis);
            while (true) { if (!(!done && left > 0)) break;
                left = ended.awaitNanos(left);
            }
            return done;
        } finally {
            lock.unlock();
        }
    }

    public boolean awaitUntil(long deadline) throws InterruptedException {
        lock.lock();
        try {
            while (true) { if (!(System.currentTimeMillis() < deadline && !done)) break;
                ended.await(10, TimeUnit.MILLISECONDS);
            }
            return done;
        } finally {
            lock.unlock();
        }
    }

    public void finish() {
        lock.lock();
        try {
            done = true;
            ended.signal();
        } finally {
            lock.unlock();
        }
    }

    public static class TwoKinds {
        private boolean full;
        private int readers;

        public synchronized void awaitFull(long deadline) throws InterruptedException {
            while (true) { if (!(!full && System.nanoTime() < deadline)) break;
                wait(10);
            }
        }

        public synchronized void awaitReaders() throws InterruptedException {
            while (true) { if (!(readers > 0)) break;
                wait();
            }
        }

        public synchronized void leave() {
            readers--;
            notify(); // expect: wait-without-monitor
        }

        public synchronized void fill() {
            full = true;
            notifyAll();
        }
    }

    public synchronized int waiting() {
        return waiting;
    }
}
