// essence: pools in more homes: test life cycles, lambdas, suppliers, enum constants, maps, http clients, reactive schedulers
package poolhomes;

import java.net.http.HttpClient;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class PoolHomes {
    static class PoolTest {
        private final ExecutorService pool = Executors.newFixedThreadPool(4);

        @AfterEach
        void tearDown() {
            pool.shutdownNow();
        }

        @Test
        void works() throws Exception {
            pool.submit(() -> 1).get();
        }

        @Test
        void leaks() throws Exception {
            ExecutorService other = Executors.newFixedThreadPool(4); // expect: unclosed-executor
            other.submit(() -> 1).get();
        }
    }

    private final Map<String, ExecutorService> byName = new ConcurrentHashMap<>();

    ExecutorService named(String name) {
        return byName.computeIfAbsent(name, n -> Executors.newSingleThreadExecutor());
    }

    HttpClient client() {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        return HttpClient.newBuilder().executor(pool).build();
    }

    Supplier<ExecutorService> supplier() {
        return () -> Executors.newCachedThreadPool();
    }

    void hook(Runnable r) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> pool.shutdown()));
        pool.execute(r);
    }

    void hookReference(Runnable r) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Runtime.getRuntime().addShutdownHook(new Thread(pool::shutdown));
        pool.execute(r);
    }

    void selfClosing(Runnable r) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(() -> {
            r.run();
            pool.shutdown();
        });
    }

    void closedByTimer(Runnable r, ScheduledExecutorService timer) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(r);
        timer.schedule(pool::shutdownNow, 1, TimeUnit.MINUTES);
    }

    void nullable(Runnable r, boolean parallel) {
        ExecutorService pool = parallel ? Executors.newFixedThreadPool(2) : null;
        try {
            if (pool != null) {
                pool.execute(r);
            } else {
                r.run();
            }
        } finally {
            if (pool != null) {
                pool.shutdown();
            }
        }
    }

    void optional(Runnable r) {
        Optional<ExecutorService> pool = Optional.of(Executors.newFixedThreadPool(2));
        pool.ifPresent(p -> p.execute(r));
        pool.ifPresent(ExecutorService::shutdown);
    }

    List<Future<Integer>> invoked(List<java.util.concurrent.Callable<Integer>> all) throws InterruptedException {
        return Executors.newFixedThreadPool(2).invokeAll(all); // expect: unclosed-executor
    }

    int fluent() throws Exception {
        return Executors.newSingleThreadExecutor().submit(() -> 1).get(); // expect: unclosed-executor
    }

    void early(Runnable r) {
        var pool = Executors.newSingleThreadScheduledExecutor();
        if (r == null) {
            pool.shutdown();
            return;
        }
        pool.schedule(r, 1, TimeUnit.SECONDS); // expect: lost-task
    }
}
