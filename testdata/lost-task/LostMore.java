// essence: lost tasks: wrapped by helpers, single-thread executor inline, spring scheduler, forkjoin, stages, schedule with callable
package lostmore;

import java.time.Instant;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.MDC;
import org.springframework.scheduling.TaskScheduler;

public class LostMore {
    private final ExecutorService pool;
    private final ScheduledExecutorService timer;

    public LostMore(ExecutorService pool, ScheduledExecutorService timer) {
        this.pool = pool;
        this.timer = timer;
    }

    static Runnable withMdc(Runnable inner) {
        Map<String, String> context = MDC.getCopyOfContextMap();
        return () -> {
            MDC.setContextMap(context);
            try {
                inner.run();
            } finally {
                MDC.clear();
            }
        };
    }

    public void run(Runnable r, Callable<Integer> c) {
        pool.submit(withMdc(r)); // expect: lost-task
        timer.schedule(c, 1, TimeUnit.SECONDS); // expect: lost-task
        ForkJoinPool.commonPool().submit(c); // expect: lost-task
        ForkJoinTask.adapt(r).fork();
        new ForkJoinPool(2).submit(r); // expect: lost-task, unclosed-executor
    }

    public void spring(TaskScheduler scheduler, Runnable r) {
        scheduler.schedule(r, Instant.now());
    }

    public void stages(Callable<Integer> c, Executor ui) {
        CompletableFuture.supplyAsync(() -> call(c), pool).thenApply(n -> n + 1).thenAcceptAsync(System.out::println, ui); // expect: lost-task
        CompletableFuture.supplyAsync(() -> call(c), pool).handle((n, e) -> e == null ? n : -1);
        CompletableFuture.supplyAsync(() -> call(c), pool).whenComplete((n, e) -> System.out.println(n + " " + e));
        CompletableFuture.supplyAsync(() -> call(c)).orTimeout(1, TimeUnit.SECONDS); // expect: lost-task
        CompletableFuture.supplyAsync(() -> call(c)).completeOnTimeout(0, 1, TimeUnit.SECONDS); // expect: lost-task
    }

    private static int call(Callable<Integer> c) {
        try {
            return c.call();
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    public void loops(Iterable<Runnable> all) {
        for (Runnable r : all) {
            pool.submit(r); // expect: lost-task
        }
        all.forEach(r -> pool.submit(r)); // expect: lost-task
        all.forEach(pool::execute);
    }

    public void poll(Callable<Integer> c) {
        pool.submit(() -> {
            while (true) {
                try {
                    if (c.call() == 0) {
                        return;
                    }
                } catch (Exception e) {
                    System.err.println(e);
                }
            }
        });
    }

    public void resource(Callable<AutoCloseable> c) {
        pool.submit(() -> {
            try (AutoCloseable open = c.call()) {
                System.out.println(open);
            } catch (Exception e) {
                System.err.println(e);
            }
        });
        pool.submit(() -> { // expect: lost-task
            try (AutoCloseable open = c.call()) {
                System.out.println(open);
            }
            return 1;
        });
    }
}
