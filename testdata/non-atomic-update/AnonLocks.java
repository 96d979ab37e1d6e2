package acme.anon;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;

public class AnonLocks {
    private final List<String> items = new ArrayList<>();
    private final ReentrantLock lock = new ReentrantLock();
    private int cursor;
    private volatile int produced;

    private final Runnable producer = new Runnable() {
        @Override
        public void run() {
            synchronized (items) {
                items.add("x");
            }
            produced++; // expect: non-atomic-update
        }
    };

    private final ThreadFactory factory = new ThreadFactory() {
        private final AtomicInteger id = new AtomicInteger();

        @Override
        public Thread newThread(Runnable body) {
            Thread thread = new Thread(body, "anon-" + id.incrementAndGet());
            thread.setDaemon(true);
            return thread;
        }
    };

    public Iterator<String> iterator() {
        return new Iterator<>() {
            private int at;

            @Override
            public boolean hasNext() {
                synchronized (items) {
                    return at < items.size();
                }
            }

            @Override
            public String next() {
                synchronized (items) {
                    if (at >= items.size()) {
                        throw new NoSuchElementException();
                    }
                    return items.get(at++);
                }
            }
        };
    }

    public Callable<Integer> counter() {
        return new Callable<>() {
            @Override
            public Integer call() {
                lock.lock(); // expect: unreleased-lock
                int seen = Integer.parseInt(items.get(0));
                cursor += seen;
                lock.unlock();
                return cursor;
            }
        };
    }

    public void each(ExecutorService pool) {
        synchronized (this) {
            items.forEach(item -> produced++);
            items.removeIf(item -> {
                produced--;
                return item.isEmpty();
            });
        }
        items.forEach(item -> produced++); // expect: non-atomic-update
        pool.execute(producer);
        pool.execute(() -> {
            synchronized (AnonLocks.this) {
                produced++;
            }
        });
    }

    public Thread begin() {
        Thread thread = factory.newThread(new Runnable() {
            @Override
            public void run() {
                try {
                    lock.lockInterruptibly();
                    try {
                        cursor = 0;
                    } finally {
                        lock.unlock();
                    }
                } catch (InterruptedException e) {
                    System.out.println("stopped");
                }
            }
        });
        thread.start();
        return thread;
    }
}
