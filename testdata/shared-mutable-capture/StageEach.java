package sandbox.stages;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** Stages on a pool, one for each future that is given. */
public class StageEach {
    private final ExecutorService pool = Executors.newFixedThreadPool(4);
    private final ExecutorService one = Executors.newSingleThreadExecutor();

    Map<Integer, String> gather(List<CompletableFuture<String>> parts) {
        Map<Integer, String> found = new HashMap<>();
        CompletableFuture.allOf(
                        parts.stream()
                                .map(f -> f.thenAcceptAsync(s -> found.put(s.length(), s), pool)) // expect: shared-mutable-capture
                                .toArray(CompletableFuture[]::new))
                .join();
        return found;
    }

    List<String> inTurn(List<CompletableFuture<String>> parts) {
        List<String> found = new ArrayList<>();
        CompletableFuture.allOf(
                        parts.stream()
                                .map(f -> f.thenAcceptAsync(found::add, one))
                                .toArray(CompletableFuture[]::new))
                .join();
        return found;
    }

    List<String> launchedInTurn(List<String> names) {
        List<String> found = new ArrayList<>();
        List<CompletableFuture<Void>> all = new ArrayList<>();
        for (String name : names) {
            all.add(CompletableFuture.runAsync(() -> found.add(name), one));
        }
        CompletableFuture.allOf(all.toArray(CompletableFuture[]::new)).join();
        return found;
    }

    void close() {
        pool.shutdown();
        one.shutdown();
    }
}
