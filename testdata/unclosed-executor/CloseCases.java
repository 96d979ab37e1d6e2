// essence: closers: Closeable registries, try/finally over fields, DisposableBean, lifecycle annotations, helper class with close in parent, Optional field
package closecases;

import com.google.common.io.Closer;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.springframework.context.SmartLifecycle;
import org.springframework.stereotype.Component;

public class CloseCases {
    @Component
    static class Life implements SmartLifecycle {
        private ExecutorService pool;

        @Override
        public void start() {
            pool = Executors.newFixedThreadPool(2);
        }

        @Override
        public void stop() {
            pool.shutdown();
        }

        @Override
        public boolean isRunning() {
            return pool != null && !pool.isShutdown();
        }
    }

    @Component
    static class Forgetful implements SmartLifecycle {
        private ExecutorService pool;

        @Override
        public void start() {
            pool = Executors.newFixedThreadPool(2); // expect: unclosed-executor
            pool.execute(() -> System.out.println("up"));
        }

        @Override
        public void stop() {
            System.out.println("stopped");
        }

        @Override
        public boolean isRunning() {
            return pool != null;
        }
    }

    static class Registered {
        private final Closer closer = Closer.create();
        private final ExecutorService pool = Executors.newFixedThreadPool(2);

        Registered() {
            closer.register(pool::shutdown);
        }

        void close() throws IOException {
            closer.close();
        }
    }

    static class Post {
        private ScheduledExecutorService timer;

        @PostConstruct
        void init() {
            timer = Executors.newScheduledThreadPool(1);
            timer.schedule(() -> System.out.println("x"), 1, TimeUnit.SECONDS);
        }

        @PreDestroy
        void exit() {
            Optional.ofNullable(timer).ifPresent(ScheduledExecutorService::shutdownNow);
        }
    }

    static class Restart {
        private ExecutorService pool = Executors.newSingleThreadExecutor();

        void restart() {
            pool.shutdownNow();
            pool = Executors.newSingleThreadExecutor();
        }
    }

    static class Local {
        void each(Iterable<Runnable> all) throws InterruptedException {
            for (Runnable r : all) {
                ExecutorService one = Executors.newSingleThreadExecutor(); // expect: unclosed-executor
                one.execute(r);
                one.awaitTermination(1, TimeUnit.SECONDS); // expect: unchecked-timed-wait
            }
        }

        void state(Runnable r) {
            ExecutorService one = Executors.newSingleThreadExecutor(); // expect: unclosed-executor
            one.execute(r);
            System.out.println(one.isShutdown() + " " + one.isTerminated());
        }
    }

    static class Builder {
        private ExecutorService pool;

        Builder pool(ExecutorService p) {
            pool = p;
            return this;
        }

        static Builder standard() {
            return new Builder().pool(Executors.newCachedThreadPool());
        }
    }

    record Holder(ExecutorService pool) implements AutoCloseable {
        static Holder create() {
            return new Holder(Executors.newCachedThreadPool());
        }

        @Override
        public void close() {
            pool.shutdown();
        }
    }
}
