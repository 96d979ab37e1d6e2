package sandbox.startup;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

public final class StartTogether {
    public interface Startable {
        void start();
    }

    private final Executor starters;

    public StartTogether(Executor starters) {
        this.starters = starters;
    }

    public CompletableFuture<Void> deepStart(List<? extends Startable> parts) {
        List<CompletableFuture<Void>> started = new ArrayList<>();
        for (Startable part : parts) {
            started.add(CompletableFuture.runAsync(part::start, starters));
        }
        CompletableFuture<Void> all = CompletableFuture.allOf(started.toArray(CompletableFuture[]::new));
        for (CompletableFuture<Void> one : started) {
            one.whenComplete((ok, failure) -> {
                if (failure != null) {
                    all.completeExceptionally(failure);
                }
            });
        }
        return all;
    }

    public boolean startOrSkip(Startable part, boolean wanted) {
        CompletableFuture<Void> start = CompletableFuture.runAsync(part::start, starters);
        if (!wanted) {
            start.cancel(true);
            return false;
        }
        start.join();
        return true;
    }
}
