package cove.legacy;

import io.reactivex.rxjava3.core.Maybe;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

public class LegacyLookup {
    private final Map<Integer, String> rows;
    private final Executor workers;

    public LegacyLookup(Map<Integer, String> rows, Executor workers) {
        this.rows = Map.copyOf(rows);
        this.workers = workers;
    }

    public Mono<String> find(int id) {
        return Mono.fromSupplier(() -> {
            if (id < 0) {
                return null;
            }
            return rows.get(id);
        });
    }

    public Maybe<String> maybe(int id) {
        return Maybe.fromSupplier(() -> id < 0 ? null : rows.get(id));
    }

    public Mono<String> later(int id) {
        return Mono.fromFuture(() -> CompletableFuture.supplyAsync(() -> id < 0 ? null : rows.get(id), workers));
    }

    public Flux<String> all(Flux<Integer> ids) {
        return ids.flatMap(id -> Mono.justOrEmpty(rows.get(id))).mapNotNull(row -> row.isBlank() ? null : row);
    }

    public Mono<String> created(int id) {
        return Mono.create(sink -> sink.success(id < 0 ? null : rows.get(id)));
    }

    public CompletableFuture<String> none() {
        return CompletableFuture.<String>failedFuture(new IllegalStateException("none")).exceptionally(t -> null);
    }

    public CompletableFuture<Optional<String>> optional(int id) {
        return CompletableFuture.supplyAsync(() -> Optional.ofNullable(rows.get(id)), workers);
    }

    public Supplier<String> reader(int id) {
        return () -> id < 0 ? null : rows.get(id);
    }
}
