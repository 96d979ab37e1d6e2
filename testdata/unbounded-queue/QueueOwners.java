// source: apache/dolphinscheduler#9087 | essence: work queues that come out of fields, constants, builders, subclasses and helper classes
package fixture.queueowners;

import java.util.Comparator;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

public class QueueOwners {
    private static final int NO_LIMIT = Integer.MAX_VALUE;
    private static final int LIMIT = 1 << 10;
    private static final TimeUnit UNIT = TimeUnit.SECONDS;
    private final BlockingQueue<Runnable> field = new LinkedBlockingQueue<>();
    private final BlockingQueue<Runnable> boundedField = new LinkedBlockingQueue<>(100);
    private final BlockingQueue<Runnable> given;

    QueueOwners(BlockingQueue<Runnable> given) {
        this.given = given;
    }

    Executor byField() {
        return new ThreadPoolExecutor(1, 4, 1, UNIT, field); // expect: unbounded-queue
    }

    Executor byBoundedField() {
        return new ThreadPoolExecutor(1, 4, 1, UNIT, boundedField);
    }

    Executor byGiven() {
        return new ThreadPoolExecutor(1, 4, 1, UNIT, given);
    }

    Executor byConstant() {
        return new ThreadPoolExecutor(4, 4, 1, UNIT, new LinkedBlockingDeque<>(NO_LIMIT)); // expect: unbounded-queue
    }

    Executor byShift() {
        return new ThreadPoolExecutor(4, 4, 1, UNIT, new LinkedBlockingDeque<>(LIMIT));
    }

    Executor priority(Comparator<Runnable> order) {
        return new ThreadPoolExecutor(4, 4, 1, UNIT, new PriorityBlockingQueue<>(11, order)); // expect: unbounded-queue
    }

    Executor choice(boolean bounded) {
        return new ThreadPoolExecutor(4, 4, 1, UNIT, bounded ? new ArrayBlockingQueue<>(10) : new LinkedBlockingQueue<>()); // maybe: unbounded-queue
    }

    Executor switched(String kind) {
        BlockingQueue<Runnable> queue = switch (kind) {
            case "none" -> new SynchronousQueue<>();
            case "small" -> new ArrayBlockingQueue<>(10);
            default -> new LinkedBlockingQueue<>(1000);
        };
        return new ThreadPoolExecutor(4, 4, 1, UNIT, queue);
    }

    static BlockingQueue<Runnable> create(int capacity) {
        return capacity > 0 ? new LinkedBlockingQueue<>(capacity) : new SynchronousQueue<>();
    }

    Executor created(int capacity) {
        return new ThreadPoolExecutor(4, 4, 1, UNIT, create(capacity));
    }

    Executor supplied(Supplier<BlockingQueue<Runnable>> queues) {
        return new ThreadPoolExecutor(4, 4, 1, UNIT, queues.get());
    }

    static class Named extends ThreadPoolExecutor {
        Named(int threads, ThreadFactory factory) {
            super(threads, threads, 0, UNIT, new LinkedBlockingQueue<>(), factory); // maybe: unbounded-queue
        }

        Named(int threads, BlockingQueue<Runnable> queue) {
            super(threads, threads, 0, UNIT, queue);
        }
    }

    ExecutorService named(ThreadFactory factory) {
        return new Named(3, factory);
    }

    ExecutorService namedQueue() {
        return new Named(3, new ArrayBlockingQueue<>(10));
    }

    static class Capped extends LinkedBlockingQueue<Runnable> {
        Capped() {
            super(500);
        }
    }

    Executor capped() {
        return new ThreadPoolExecutor(4, 4, 1, UNIT, new Capped());
    }

    ExecutorService anonymous() {
        return new ThreadPoolExecutor(2, 2, 0, UNIT, new LinkedBlockingQueue<>()) { // expect: unbounded-queue
            @Override
            protected void terminated() {
                System.out.println("terminated");
            }
        };
    }

    ExecutorService withHandler() {
        return new ThreadPoolExecutor(2, 2, 0, UNIT, new LinkedBlockingQueue<>(), new ThreadPoolExecutor.AbortPolicy()); // expect: unbounded-queue
    }

    ExecutorService multiLine() {
        BlockingQueue<Runnable> queue = new LinkedBlockingQueue<>();
        ThreadPoolExecutor pool =
                new ThreadPoolExecutor( // expect: unbounded-queue
                        2, 2, 0, UNIT, queue);
        pool.allowCoreThreadTimeOut(false);
        return pool;
    }
}
