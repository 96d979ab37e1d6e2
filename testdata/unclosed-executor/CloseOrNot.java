// essence: pools: wrapped by listeningDecorator, CompletableFuture delayed, returned by getter, double field, reassigned
package closeornot;

import com.google.common.util.concurrent.ListeningExecutorService;
import com.google.common.util.concurrent.MoreExecutors;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;

public class CloseOrNot {
    static class Decorated {
        private final ListeningExecutorService pool = MoreExecutors.listeningDecorator(Executors.newFixedThreadPool(2)); // expect: unclosed-executor

        void run(Runnable r) {
            pool.execute(r);
        }
    }

    static class DecoratedClosed implements AutoCloseable {
        private final ListeningExecutorService pool = MoreExecutors.listeningDecorator(Executors.newFixedThreadPool(2));

        @Override
        public void close() {
            pool.shutdown();
        }
    }

    static class Exiting {
        private final ExecutorService pool = MoreExecutors.getExitingExecutorService((ThreadPoolExecutor) Executors.newFixedThreadPool(2));

        void run(Runnable r) {
            pool.execute(r);
        }
    }

    static class Two implements AutoCloseable {
        private final ExecutorService a = Executors.newFixedThreadPool(1);
        private final ScheduledExecutorService b = new ScheduledThreadPoolExecutor(1); // expect: unclosed-executor

        void run(Runnable r) {
            a.execute(r);
            b.execute(r);
        }

        @Override
        public void close() {
            a.shutdown();
        }
    }

    static class Lazy {
        private ExecutorService pool;

        synchronized void run(Runnable r) {
            if (pool == null) {
                pool = Executors.newCachedThreadPool(); // expect: unclosed-executor
            }
            pool.execute(r);
        }
    }

    static class Statics {
        private static final ExecutorService SHARED = Executors.newCachedThreadPool();
        private static final ThreadLocal<ExecutorService> PER = ThreadLocal.withInitial(Executors::newSingleThreadExecutor);

        void run(Runnable r) {
            SHARED.execute(r);
            PER.get().execute(r);
        }
    }

    static class InnerClosed {
        private final ExecutorService pool = Executors.newSingleThreadExecutor();

        class Handle implements AutoCloseable {
            @Override
            public void close() {
                pool.shutdownNow();
            }
        }
    }

    static class ToArray {
        private final ExecutorService[] shards = new ExecutorService[4];

        ToArray() {
            for (int i = 0; i < shards.length; i++) {
                shards[i] = Executors.newSingleThreadExecutor();
            }
        }
    }

    void virtual(Runnable r) {
        var pool = Executors.newVirtualThreadPerTaskExecutor(); // expect: unclosed-executor
        pool.execute(r);
    }

    void tryExisting(Runnable r) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        try (pool) {
            pool.execute(r);
        }
    }
}
