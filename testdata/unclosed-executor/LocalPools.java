// essence: local pools handed over or not
package localpools;

import java.util.ArrayList;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import lombok.Cleanup;

public class LocalPools {
    private final List<ExecutorService> all = new ArrayList<>();

    public int parallel(List<Integer> numbers) throws Exception {
        ForkJoinPool pool = new ForkJoinPool(4); // expect: unclosed-executor
        return pool.submit(() -> numbers.parallelStream().mapToInt(i -> i).sum()).get();
    }

    public CompletableFuture<Integer> async(List<Integer> numbers) {
        ExecutorService pool = Executors.newFixedThreadPool(2); // expect: unclosed-executor
        return CompletableFuture.supplyAsync(numbers::size, pool);
    }

    public CompletableFuture<Integer> asyncClosed(List<Integer> numbers) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        return CompletableFuture.supplyAsync(numbers::size, pool).whenComplete((n, e) -> pool.shutdown());
    }

    public void registered() {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        all.add(pool);
        pool.execute(() -> System.out.println("r"));
    }

    public void lombok(Runnable r) {
        @Cleanup ExecutorService pool = Executors.newFixedThreadPool(2);
        pool.execute(r);
    }

    public void timer(TimerTask task) {
        Timer timer = new Timer(); // expect: unclosed-executor, legacy-async-api
        timer.schedule(task, 1000);
    }

    public void raw(Runnable r) {
        ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(10)); // expect: unclosed-executor
        pool.execute(r);
        pool.setCorePoolSize(1);
    }

    public void chained(Runnable r) {
        Executors.newSingleThreadExecutor().execute(r); // expect: unclosed-executor
    }

    public void viaHelper(Runnable r) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        pool.execute(r);
        shutdown(pool);
    }

    private static void shutdown(ExecutorService pool) {
        pool.shutdown();
    }
}
