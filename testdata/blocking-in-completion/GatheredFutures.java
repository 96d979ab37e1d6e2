// members of what a function of one's own, or of a library not seen, gathers; handed to a helper; behind a view
package fare.gather;

import com.acme.futures.Many;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

public class GatheredFutures {
    private final List<CompletableFuture<Integer>> legs = new ArrayList<>();

    static CompletableFuture<Void> all(Collection<CompletableFuture<Integer>> futures) {
        return CompletableFuture.allOf(futures.toArray(new CompletableFuture[0]));
    }

    static CompletableFuture<Object> anyReady(Collection<CompletableFuture<Integer>> futures) {
        return CompletableFuture.anyOf(futures.toArray(new CompletableFuture[0]));
    }

    public CompletableFuture<Integer> own(List<CompletableFuture<Integer>> futures) {
        return all(futures).thenApply(v -> futures.stream().mapToInt(CompletableFuture::join).sum());
    }

    public CompletableFuture<Integer> library(Map<String, CompletableFuture<Integer>> futures) {
        return Many.whenAllDone(new ArrayList<>(futures.values()))
                .thenApply(v -> futures.entrySet().stream().mapToInt(e -> e.getValue().join()).sum());
    }

    public CompletableFuture<Integer> copied() {
        List<CompletableFuture<Integer>> fixed = Collections.unmodifiableList(legs);
        return Many.whenAllDone(fixed).thenApply(v -> {
            int sum = 0;
            for (int i = 0; i < fixed.size(); i++) {
                sum += fixed.get(i).join();
            }
            return sum;
        });
    }

    public CompletableFuture<Object> first(List<CompletableFuture<Integer>> futures) {
        return anyReady(futures).thenApply(v -> futures.get(0).join()); // expect: blocking-in-completion
    }

    public CompletableFuture<Integer> other(
            List<CompletableFuture<Integer>> futures, CompletableFuture<Integer> last) {
        return all(futures).thenApply(v -> last.join()); // expect: blocking-in-completion
    }

    public CompletableFuture<Integer> helped(Map<String, CompletableFuture<Integer>> futures) {
        return all(futures.values()).thenApply(v -> sum(futures));
    }

    private static int sum(Map<String, CompletableFuture<Integer>> futures) {
        int sum = 0;
        for (CompletableFuture<Integer> each : futures.values()) {
            sum += each.join();
        }
        return sum;
    }

    public CompletableFuture<Integer> unsure(
            List<CompletableFuture<Integer>> futures, CompletableFuture<Integer> start) {
        return all(futures)
                .thenApply(v -> total(futures))
                .thenCombine(start.thenApply(v -> total(futures)), Integer::sum); // expect: blocking-in-completion
    }

    private static int total(List<CompletableFuture<Integer>> futures) {
        int sum = 0;
        for (CompletableFuture<Integer> each : futures) {
            sum += each.join();
        }
        return sum;
    }

    public CompletionStage<Integer> behind(CompletionStage<Integer> stage) {
        return stage
                .thenCompose(x -> CompletableFuture.completedFuture(x + 1))
                .thenApply(y -> stage.toCompletableFuture().join() + y);
    }

    public CompletableFuture<Integer> branches(List<CompletableFuture<Integer>> more, Map<Integer, Integer> seen) {
        CompletableFuture<Void> ready;
        if (more.isEmpty()) {
            ready = all(legs);
        } else {
            ready = CompletableFuture.allOf(more.toArray(new CompletableFuture[0]));
        }
        return ready.thenApply(v -> {
            Map<Integer, Integer> sums = new HashMap<>(seen);
            more.forEach(each -> sums.merge(each.join(), 1, Integer::sum));
            return sums.size();
        });
    }
}
