package acme.monitors;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class MonitorMix {
    private final Object gate = new Object();
    private final Queue<String> queue = new ArrayDeque<>();
    private final Lock lock = new ReentrantLock();
    private final Condition full = lock.newCondition();
    private final Condition empty = lock.newCondition();
    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final Condition changed = rw.writeLock().newCondition();
    private boolean open;

    public void open() {
        open = true;
        gate.notifyAll(); // expect: wait-without-monitor
    }

    public synchronized void awaitOpen() throws InterruptedException {
        while (!open) {
            gate.wait(); // expect: wait-without-monitor
        }
    }

    public void put(String item) throws InterruptedException {
        lock.lock();
        try {
            while (queue.size() > 10) {
                full.wait(); // expect: wait-without-monitor
            }
            queue.add(item);
            empty.signal();
        } finally {
            lock.unlock();
        }
    }

    public String take() throws InterruptedException {
        lock.lock();
        try {
            while (queue.isEmpty()) {
                empty.await();
            }
            full.notify(); // expect: wait-without-monitor
            return queue.poll();
        } finally {
            lock.unlock();
        }
    }

    public void cleared() {
        empty.signalAll(); // expect: wait-without-monitor
    }

    public void change() {
        rw.writeLock().lock();
        try {
            changed.signalAll();
        } finally {
            rw.writeLock().unlock();
        }
    }

    public void changeReading() {
        rw.readLock().lock();
        try {
            changed.signalAll(); // expect: wait-without-monitor
        } finally {
            rw.readLock().unlock();
        }
    }

    public Condition readChanged() {
        return rw.readLock().newCondition(); // expect: wait-without-monitor
    }

    public void later(ExecutorService pool) {
        synchronized (gate) {
            pool.execute(() -> {
                gate.notifyAll(); // expect: wait-without-monitor
            });
        }
    }

    public void laterHeld(ExecutorService pool) {
        pool.execute(() -> {
            synchronized (gate) {
                gate.notifyAll();
            }
        });
    }

    public void helperHeld() {
        synchronized (gate) {
            wake();
        }
    }

    private void wake() {
        gate.notifyAll();
    }

    private void notify(String event) {
        System.out.println(event);
    }

    public void said() {
        notify("said");
    }

    public void aliased() {
        final Object same = gate;
        synchronized (same) {
            gate.notifyAll();
        }
        synchronized (this.gate) {
            same.notifyAll();
        }
    }

    public void join(Thread worker) throws InterruptedException {
        synchronized (worker) {
            while (worker.isAlive()) {
                worker.wait(100); // expect: wait-without-monitor
            }
        }
    }
}
