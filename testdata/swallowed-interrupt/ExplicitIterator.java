package acme.answers;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

public class ExplicitIterator {
    private final Map<String, CompletableFuture<List<String>>> futures;

    public ExplicitIterator(Map<String, CompletableFuture<List<String>>> futures) {
        this.futures = futures;
    }

    public CompletableFuture<List<String>> all() {
        return CompletableFuture.allOf(futures.values().toArray(new CompletableFuture[0]))
                .thenApply(done -> gather(futures));
    }

    private List<String> gather(Map<String, CompletableFuture<List<String>>> answered) {
        List<String> all = new ArrayList<>();
        for (java.util.Iterator<CompletableFuture<List<String>>> it0 = answered.values().iterator(); it0.hasNext(); ) { CompletableFuture<List<String>> each = it0.next();
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
        for (java.util.Iterator<CompletableFuture<List<String>>> it1 = unknown.values().iterator(); it1.hasNext(); ) { CompletableFuture<List<String>> each = it1.next();
            try {
                all.addAll(each.get());
            } catch (Throwable e) { // expect: swallowed-interrupt
                throw new IllegalStateException("failed", e);
            }
        }
        return all;
    }
}
