// pools that a private method of the class gives out stay the business of the class; so do those that are null at times
package fixture.accessors;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;

public class Accessors {
    static class Lazy {
        private ExecutorService pool;

        private synchronized ExecutorService pool() {
            if (pool == null) {
                pool = Executors.newFixedThreadPool(4); // expect: unclosed-executor
            }
            return pool;
        }

        void run(Runnable job) {
            pool().execute(job);
        }
    }

    static class LazyClosed implements AutoCloseable {
        private ExecutorService pool;

        private synchronized ExecutorService pool() {
            if (pool == null) {
                pool = Executors.newFixedThreadPool(4);
            }
            return pool;
        }

        void run(Runnable job) {
            pool().execute(job);
        }

        @Override
        public void close() {
            pool().shutdown();
        }
    }

    static class HandsOut {
        private final ExecutorService pool = Executors.newFixedThreadPool(4);

        private ExecutorService inner() {
            return pool;
        }

        ExecutorService outer() {
            return inner();
        }
    }

    static class HandsOn {
        private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();

        private ScheduledExecutorService clock() {
            return clock;
        }

        void stopWith(java.util.List<ExecutorService> all) {
            all.add(clock());
        }
    }

    void perhaps(boolean none, Runnable job) {
        ExecutorService pool = none ? null : Executors.newFixedThreadPool(2); // expect: unclosed-executor
        if (pool != null) {
            pool.execute(job);
        }
    }

    void perhapsClosed(boolean none, Runnable job) {
        try (ExecutorService pool = none ? null : Executors.newFixedThreadPool(2)) {
            if (pool != null) {
                pool.execute(job);
            }
        }
    }
}
