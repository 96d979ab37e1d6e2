package sandbox.wrapped;

import io.reactivex.rxjava3.core.Single;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.function.Function;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

public class Wrapped {
  interface Store {
    CompletableFuture<String> load(int id);

    Mono<String> find(int id);

    Single<String> one(int id);
  }

  private final Store store;

  Wrapped(Store store) {
    this.store = store;
  }

  private CompletableFuture<String> helper(int id) {
    return store.load(id);
  }

  void wraps(CompletableFuture<Integer> id, ExecutorService pool, Mono<Integer> mono, Single<Integer> single)
      throws Exception {
    id.thenApply(store::load).join(); // expect: nested-async
    id.thenApplyAsync(this::helper, pool).thenRun(() -> System.out.println("done")).join(); // expect: nested-async
    CompletableFuture.supplyAsync(() -> store.load(1), pool).join(); // expect: nested-async
    Future<CompletableFuture<String>> later = pool.submit(() -> store.load(2)); // expect: nested-async
    later.get();
    mono.map(i -> store.find(i)).block(); // expect: nested-async
    Mono.fromCallable(() -> store.find(1)).then().block(); // expect: nested-async
    single.map(store::one).blockingGet(); // expect: nested-async
  }

  Object flattens(CompletableFuture<Integer> id, Mono<Integer> mono, Flux<Integer> ids) {
    id.thenApply(store::load).thenCompose(Function.identity()).join();
    id.thenApply(store::load).join().join();
    mono.map(store::find).flatMap(x -> x).block();
    Flux.concat(ids.map(store::find)).blockLast();
    return id.thenCompose(store::load);
  }
}
