// source: nested supplyAsync without executor joined inside the common pool is compensated; FutureTask.get and latch are not
package wait.ladder;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.LongAdder;

public class WaitLadder {

    private final ExecutorService workers;
    private final Semaphore permits = new Semaphore(4);
    private final LongAdder total = new LongAdder();

    public WaitLadder(ExecutorService workers) {
        this.workers = workers;
    }

    public CompletableFuture<Integer> submitted(Callable<Integer> work) {
        return CompletableFuture.supplyAsync(() -> get(workers.submit(work))); // expect: blocking-in-common-pool
    }

    public CompletableFuture<Void> latched(CountDownLatch gate) {
        return CompletableFuture.runAsync(() -> {
            try {
                gate.await(); // expect: blocking-in-common-pool
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    public CompletableFuture<Void> managed(CountDownLatch gate) {
        return CompletableFuture.runAsync(() -> {
            try {
                ForkJoinPool.managedBlock(new ForkJoinPool.ManagedBlocker() {
                    @Override
                    public boolean block() throws InterruptedException {
                        gate.await();
                        return true;
                    }

                    @Override
                    public boolean isReleasable() {
                        return gate.getCount() == 0;
                    }
                });
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    public void sum(List<Integer> numbers) {
        numbers.parallelStream().forEach(n -> total.add(n));
    }

    public void limited(List<Integer> numbers) {
        numbers.parallelStream().forEach(n -> {
            permits.acquireUninterruptibly(); // expect: blocking-in-common-pool
            try {
                total.add(n);
            } finally {
                permits.release();
            }
        });
    }

    public CompletableFuture<Integer> onWorkers(Callable<Integer> work) {
        return CompletableFuture.supplyAsync(() -> 1, workers).thenApplyAsync(n -> n + 1).thenApply(n -> n * 2);
    }

    private static int get(Future<Integer> future) {
        try {
            return future.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return 0;
        }
    }
}
