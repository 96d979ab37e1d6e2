// source: supplyAsync on a pool joins another supplyAsync on the same pool
package supply.nested;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

public class NestedSupply {
    private final ExecutorService pool = Executors.newFixedThreadPool(10); // maybe: unclosed-executor
    private final ExecutorService roomy = Executors.newCachedThreadPool(); // maybe: unclosed-executor
    private final Executor caller = new ThreadPoolExecutor(2, 2, 0, TimeUnit.SECONDS, // maybe: unclosed-executor
            new SynchronousQueue<>(), new ThreadPoolExecutor.CallerRunsPolicy());

    public CompletableFuture<Integer> total(List<String> words) {
        return CompletableFuture.supplyAsync(() -> {
            List<CompletableFuture<Integer>> lengths = words.stream()
                    .map(word -> CompletableFuture.supplyAsync(word::length, pool))
                    .toList();
            return lengths.stream().mapToInt(CompletableFuture::join).sum(); // expect: self-waiting-pool
        }, pool);
    }

    public CompletableFuture<Integer> totalRoomy(List<String> words) {
        return CompletableFuture.supplyAsync(() -> words.stream()
                .map(word -> CompletableFuture.supplyAsync(word::length, roomy)) // maybe: unbounded-fan-out
                .toList().stream().mapToInt(CompletableFuture::join).sum(), roomy);
    }

    public CompletableFuture<Integer> totalCaller(String word) {
        return CompletableFuture.supplyAsync(
                () -> CompletableFuture.supplyAsync(word::length, caller).join(), caller);
    }

    public CompletableFuture<Integer> composed(String word) {
        return CompletableFuture.supplyAsync(() -> word + word, pool)
                .thenComposeAsync(twice -> CompletableFuture.supplyAsync(twice::length, pool), pool);
    }
}
