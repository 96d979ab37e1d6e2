package sandbox.locals;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.locks.ReentrantLock;

/** Classes declared inside a method. */
public class LocalTypes {
    private final ReentrantLock lock = new ReentrantLock();

    void local(ExecutorService pool) {
        class Counter {
            volatile int n;

            int next() {
                return ++n; // expect: non-atomic-update
            }
        }
        Counter counter = new Counter();
        pool.execute(() -> System.out.println(counter.next()));
    }

    void guarded(ExecutorService pool) {
        class Counter {
            volatile int n;
            int plain;

            int next() {
                plain++;
                return ++n;
            }
        }
        Counter counter = new Counter();
        pool.execute(
                () -> {
                    lock.lock();
                    try {
                        System.out.println(counter.next());
                    } finally {
                        lock.unlock();
                    }
                });
    }
}
