// source: reactor/reactor-core#2873 | essence: nested values that are collected and joined later, or flattened a step further on
package fixture.nestings;

import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.Single;
import io.smallrye.mutiny.Uni;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.Supplier;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

public class Nestings {
    interface Api {
        CompletableFuture<String> get(String key);

        Mono<String> mono(String key);

        Flux<String> flux(String key);

        Single<String> single(String key);

        CompletionStage<List<String>> keys();
    }

    private final Api api;
    private final ExecutorService pool;

    Nestings(Api api, ExecutorService pool) {
        this.api = api;
        this.pool = pool;
    }

    List<String> joinedLater(List<String> keys) throws ExecutionException, InterruptedException {
        List<Future<CompletableFuture<String>>> started = new ArrayList<>();
        for (String key : keys) {
            started.add(pool.submit(() -> api.get(key)));
        }
        List<String> values = new ArrayList<>();
        for (Future<CompletableFuture<String>> one : started) {
            values.add(one.get().get());
        }
        return values;
    }

    Mono<Void> collected(Flux<String> keys) {
        return keys.map(api::mono).collectList().flatMap(Mono::when);
    }

    Mono<Void> collectedLambda(Flux<String> keys) {
        return keys.map(api::mono).collectList().flatMap(all -> Mono.when(all));
    }

    Flux<String> collectedMany(Flux<String> keys) {
        return keys.map(api::mono).collectList().flatMapMany(Flux::merge);
    }

    Mono<Integer> collectedCounted(Flux<String> keys) {
        return keys.map(api::mono).collectList().map(List::size); // expect: nested-async
    }

    Flux<String> justBoth(String a, String b) {
        return Flux.just(api.mono(a), api.mono(b)).flatMap(Function.identity());
    }

    Flux<String> justBothConcat(String a, String b) {
        return Flux.concat(Flux.just(api.mono(a), api.mono(b)));
    }

    Flux<String> iterable(List<Mono<String>> all) {
        return Flux.fromIterable(all).flatMap(m -> m);
    }

    Mono<Long> justCounted(String a, String b) {
        return Flux.just(api.mono(a), api.mono(b)).count(); // expect: nested-async
    }

    CompletionStage<List<String>> allOf() {
        return api.keys()
                .thenApply(keys -> keys.stream().map(api::get).toList())
                .thenCompose(all -> CompletableFuture.allOf(all.toArray(new CompletableFuture[0])).thenApply(v -> all.stream().map(CompletableFuture::join).toList()));
    }

    CompletableFuture<String> exceptionally(String key) {
        return api.get(key)
                .handle((value, failure) -> failure == null ? CompletableFuture.completedFuture(value) : api.get("default"))
                .thenCompose(x -> x);
    }

    CompletableFuture<Object> untyped(String key) {
        return api.get(key).thenApply(value -> value.isEmpty() ? api.get("default") : value); // maybe: nested-async
    }

    CompletableFuture<Void> logsOnly(String key) {
        return api.get(key).thenApply(value -> api.get(value)).thenAccept(nested -> System.out.println("started")); // expect: nested-async
    }

    CompletableFuture<Void> consumesNested(String key) {
        return api.get(key).thenApply(api::get).thenAccept(nested -> nested.thenAccept(System.out::println)); // maybe: nested-async, unjoined-future
    }

    CompletableFuture<String> joinsNested(String key) {
        return api.get(key).thenApply(api::get).thenApply(CompletableFuture::join); // maybe: nested-async, blocking-in-completion
    }

    CompletableFuture<String> suppliedFlat(String key) {
        return CompletableFuture.supplyAsync(() -> api.get(key), pool).thenCompose(Function.identity());
    }

    String suppliedJoined(String key) {
        return CompletableFuture.supplyAsync(() -> api.get(key), pool).join().join();
    }

    String suppliedLocal(String key) {
        CompletableFuture<CompletableFuture<String>> nested = CompletableFuture.supplyAsync(() -> api.get(key), pool);
        CompletableFuture<String> inner = nested.join();
        return inner.join();
    }

    Supplier<CompletableFuture<String>> lazily(String key) {
        return () -> api.get(key);
    }

    CompletableFuture<Supplier<CompletableFuture<String>>> supplierInside(CompletableFuture<String> key) {
        return key.thenApply(k -> () -> api.get(k));
    }

    CompletableFuture<Optional<CompletableFuture<String>>> optional(CompletableFuture<String> key) {
        return key.thenApply(k -> Optional.of(api.get(k))); // maybe: nested-async
    }

    Mono<Flux<String>> monoOfFlux(Mono<String> key) {
        return key.map(api::flux); // expect: nested-async
    }

    Flux<String> fluxOfMono(Mono<String> key) {
        return key.flatMapMany(api::flux);
    }

    Mono<String> handled(Mono<String> key) {
        return key.map(k -> api.mono(k)).flatMap(inner -> inner.timeout(java.time.Duration.ofSeconds(1)));
    }

    Mono<String> local(Mono<String> key) {
        Mono<Mono<String>> nested = key.map(api::mono);
        return nested.flatMap(m -> m);
    }

    Observable<String> rxLocal(Observable<String> keys) {
        Observable<Single<String>> nested = keys.map(api::single);
        return nested.concatMapSingle(s -> s);
    }

    Uni<CompletionStage<String>> uni(Uni<String> key) {
        return key.map(api::get); // expect: nested-async
    }

    Uni<String> uniFlat(Uni<String> key) {
        return key.chain(k -> Uni.createFrom().completionStage(api.get(k)));
    }

    Mono<CompletableFuture<String>> future(Mono<String> key) {
        return key.map(api::get); // expect: nested-async
    }

    Mono<String> futureFlat(Mono<String> key) {
        return key.flatMap(k -> Mono.fromFuture(api.get(k)));
    }

    Mono<String> futureFlatLater(Mono<String> key) {
        return key.map(api::get).flatMap(Mono::fromFuture);
    }

    Callable<Mono<String>> callable(String key) {
        return () -> api.mono(key);
    }

    Flux<String> groups(Flux<String> all) {
        return all.groupBy(String::length).map(g -> g.take(3)).concatMap(g -> g);
    }
}
