// essence: CompletionStage arguments, minimalCompletionStage, newIncompleteFuture, copy, obtrude, thenCompose results in returns
package stagetypes;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;

public class StageTypes {
    public interface Bus {
        CompletionStage<Void> emit(String e);
    }

    private final Bus bus;
    private final Executor ex;

    public StageTypes(Bus bus, Executor ex) {
        this.bus = bus;
        this.ex = ex;
    }

    public CompletionStage<Void> guard(CompletionStage<Void> given) {
        given.thenRun(() -> bus.emit("done")); // expect: unjoined-future
        given.whenComplete((v, e) -> System.out.println(e));
        given.exceptionally(e -> null);
        return given;
    }

    public void fields(CompletableFuture<String> given) {
        given.complete("x");
        given.completeAsync(() -> "y", ex);
        given.obtrudeValue("z");
        given.cancel(true);
        given.copy(); // expect: unjoined-future
        given.minimalCompletionStage(); // maybe: unjoined-future
        given.completeOnTimeout("w", 1, TimeUnit.SECONDS);
        given.thenApply(String::length); // expect: unjoined-future
    }

    public void twice(String e) {
        bus.emit(e).thenCompose(v -> bus.emit(e + "!")).toCompletableFuture().join();
        CompletionStage<Void> first = bus.emit(e);
        CompletionStage<Void> second = first.thenCompose(v -> bus.emit("2")); // expect: unjoined-future
    }

    public CompletionStage<Void> sequence(Iterable<String> all) {
        CompletionStage<Void> tail = CompletableFuture.completedStage(null);
        for (String e : all) {
            tail = tail.thenCompose(v -> bus.emit(e));
        }
        return tail;
    }

    public void sequenceLost(Iterable<String> all) {
        CompletionStage<Void> tail = CompletableFuture.completedStage(null); // maybe: unjoined-future
        for (String e : all) {
            tail = tail.thenCompose(v -> bus.emit(e));
        }
    }

    public void tryCatch(String e) {
        try {
            bus.emit(e); // expect: unjoined-future
        } catch (RuntimeException x) { // maybe: unreachable-async-catch
            System.err.println(x);
        }
    }

    public boolean ternary(String e, boolean sync) {
        return sync ? bus.emit(e).toCompletableFuture().isDone() : bus.emit(e) != null;
    }

    public synchronized void log(String e) {
        System.out.println("emitting " + bus.emit(e));
        String.valueOf(bus.emit(e));
    }
}
