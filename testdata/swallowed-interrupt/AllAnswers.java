package acme.answers;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

public class AllAnswers {
    private final Map<String, CompletableFuture<List<String>>> futures;

    public AllAnswers(Map<String, CompletableFuture<List<String>>> futures) {
        this.futures = futures;
    }

    public CompletableFuture<List<String>> all() {
        return CompletableFuture.allOf(futures.values().toArray(new CompletableFuture[0]))
                .thenApply(done -> gather(futures));
    }

    private List<String> gather(Map<String, CompletableFuture<List<String>>> answered) {
        List<String> all = new ArrayList<>();
        for (CompletableFuture<List<String>> each : answered.values()) {
            try {
                all.addAll(each.get());
            } catch (Throwable e) {
                throw new IllegalStateException("cannot fail: allOf was done", e);
            }
        }
        return all;
    }

    public List<String> some() {
        return wait(futures);
    }

    private List<String> wait(Map<String, CompletableFuture<List<String>>> unknown) {
        List<String> all = new ArrayList<>();
        for (CompletableFuture<List<String>> each : unknown.values()) {
            try {
                all.addAll(each.get());
            } catch (Throwable e) { // expect: swallowed-interrupt
                throw new IllegalStateException("failed", e);
            }
        }
        return all;
    }
}
