// essence: the last stage decides
package chainends;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

public class ChainEnds {
    public interface Ledger {
        CompletionStage<Long> book(long cents);

        CompletableFuture<Void> sync();
    }

    private final Ledger ledger;
    private final Executor ui;
    private final BiConsumer<Object, Throwable> log;

    public ChainEnds(Ledger ledger, Executor ui, BiConsumer<Object, Throwable> log) {
        this.ledger = ledger;
        this.ui = ui;
        this.log = log;
    }

    public void a(long cents) {
        ledger.book(cents).whenCompleteAsync(log, ui);
        ledger.book(cents).handle(this::result);
        ledger.book(cents).exceptionallyCompose(e -> ledger.book(0));
        ledger.book(cents).thenRun(() -> System.out.println("booked")); // expect: unjoined-future
        ledger.book(cents).thenCompose(id -> ledger.sync()); // expect: unjoined-future
        ledger.book(cents).thenCombine(ledger.book(1), Long::sum); // expect: unjoined-future
        ledger.book(cents).thenAcceptBoth(ledger.sync(), (id, v) -> System.out.println(id)); // expect: unjoined-future
    }

    private Long result(Long id, Throwable failure) {
        return failure == null ? id : -1L;
    }

    public void b(long cents, BiFunction<Long, Throwable, Long> judge, Function<Throwable, Long> rescue) {
        ledger.book(cents).thenApply(id -> id + 1).handle(judge);
        ledger.book(cents).exceptionally(rescue);
        ledger.book(cents).toCompletableFuture(); // expect: unjoined-future
        ledger.sync().thenRunAsync(() -> System.out.println("synced"), ui); // expect: unjoined-future
    }

    public CompletableFuture<Void> both(long a, long b) {
        CompletableFuture<Void> done = ledger.sync();
        done.whenComplete((v, e) -> System.out.println("closed"));
        done.exceptionally(e -> null);
        return done;
    }

    public void all(long... cents) {
        CompletableFuture<?>[] booked = new CompletableFuture<?>[cents.length];
        for (int i = 0; i < cents.length; i++) {
            booked[i] = ledger.book(cents[i]).toCompletableFuture();
        }
        CompletableFuture.allOf(booked).thenRun(() -> System.out.println("all")); // expect: unjoined-future
    }
}
