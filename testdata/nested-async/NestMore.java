// essence: more nesting: combiners, exceptionally, createFrom, justOrEmpty, zip combiners
package nestmore;

import io.reactivex.rxjava3.core.Single;
import io.smallrye.mutiny.Uni;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

public class NestMore {
    public interface Api {
        CompletableFuture<String> load(String id);

        Mono<String> find(String id);

        Uni<String> fetch(String id);

        Single<String> read(String id);
    }

    private final Api api;
    private final ExecutorService pool;

    public NestMore(Api api, ExecutorService pool) {
        this.api = api;
        this.pool = pool;
    }

    public CompletableFuture<Void> either(CompletableFuture<String> a, CompletableFuture<String> b) {
        return a.applyToEither(b, api::load).thenAccept(f -> System.out.println("first")); // expect: nested-async
    }

    public CompletableFuture<Void> async(CompletableFuture<String> a) {
        return a.thenApplyAsync(id -> api.load(id), pool).thenRun(() -> System.out.println("loaded")); // expect: nested-async
    }

    public CompletableFuture<Void> monoInFuture(CompletableFuture<String> a) {
        return a.thenApply(api::find).thenAccept(m -> System.out.println("found")); // expect: nested-async
    }

    public Mono<Void> futureInMono(Mono<String> id) {
        return id.map(api::load).then(); // expect: nested-async
    }

    public Mono<Void> optional(String id) {
        return Mono.justOrEmpty(api.find(id)).then(); // expect: nested-async
    }

    public Uni<Void> item(String id) {
        return Uni.createFrom().item(() -> api.fetch(id)).replaceWithVoid(); // expect: nested-async
    }

    public Uni<Void> mapped(Uni<String> id) {
        return id.onItem().transform(api::fetch).onItem().ignore().andContinueWithNull(); // expect: nested-async
    }

    public Single<Integer> just(String id) {
        return Single.just(api.read(id)).map(s -> 1); // expect: nested-async
    }

    public void submitted(String id) throws Exception {
        Future<Mono<String>> f = pool.submit(() -> api.find(id)); // expect: nested-async
        f.get();
    }

    public String blocked(String id) throws Exception {
        return pool.submit(() -> api.find(id)).get().block();
    }

    public Flux<String> later(Flux<String> ids) {
        Flux<Mono<String>> calls = ids.map(api::find);
        return calls.flatMap(m -> m, 4);
    }

    public Mono<String> inner(Mono<String> id) {
        return id.map(api::find).flatMap(m -> m.retry(2));
    }

    public Flux<String> collected(Flux<String> ids) {
        return ids.map(api::find).collectList().flatMapMany(Flux::merge);
    }

    public CompletableFuture<String> unwrapped(String id) {
        return CompletableFuture.supplyAsync(() -> api.load(id), pool).thenCompose(x -> x.thenApply(String::trim));
    }

    public CompletableFuture<CompletableFuture<String>> nestedApi(String id) {
        return CompletableFuture.supplyAsync(() -> api.load(id), pool); // maybe: nested-async
    }

    public String joined(String id) {
        CompletableFuture<CompletableFuture<String>> f = CompletableFuture.supplyAsync(() -> api.load(id), pool);
        CompletableFuture<String> inner = f.join();
        return inner.join();
    }

    public CompletableFuture<Integer> lengthOf(CompletableFuture<String> id) {
        return id.thenApply(api::load).thenApply(CompletableFuture::join).thenApply(String::length); // maybe: nested-async, blocking-in-completion
    }
}
