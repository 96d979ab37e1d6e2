package sandbox.unrun;

import io.reactivex.rxjava3.core.Completable;
import io.reactivex.rxjava3.core.Single;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Optional;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.publisher.Sinks;

public class Unrun {
  interface Store {
    Mono<Void> save(String name);

    Completable delete(String name);

    Uni<String> rename(String name);
  }

  private final Store store;
  private final Sinks.Many<String> sink = Sinks.many().multicast().onBackpressureBuffer();
  private Mono<Void> last = Mono.empty();

  Unrun(Store store) {
    this.store = store;
  }

  void drops(String name, List<String> names, Uni<String> uni) {
    store.save(name); // expect: unsubscribed-publisher
    store.save(name).then(); // expect: unsubscribed-publisher
    store.delete(name); // expect: unsubscribed-publisher
    store.rename(name); // expect: unsubscribed-publisher
    names.forEach(store::save); // expect: unsubscribed-publisher
    names.forEach(n -> store.delete(n)); // expect: unsubscribed-publisher
    Optional.of(name).ifPresent(store::rename); // expect: unsubscribed-publisher
    uni.subscribe(); // expect: unsubscribed-publisher
    Mono<Void> saved = store.save(name); // expect: unsubscribed-publisher
    Flux.fromIterable(names).doOnNext(store::save).blockLast(); // expect: unsubscribed-publisher
    Flux.fromIterable(names).doOnNext(n -> store.save(n)).blockLast(); // expect: unsubscribed-publisher
  }

  Mono<Void> keeps(String name, Flux<String> names) {
    last = store.save(name);
    sink.tryEmitNext(name);
    store.save(name).block();
    store.delete(name).blockingAwait();
    store.rename(name).await().indefinitely();
    store.rename(name).subscribeAsCompletionStage().join();
    store.save(name).subscribe(v -> {}, Throwable::printStackTrace); // expect: subscribe-in-reactive
    names.publish().autoConnect(0);
    return store.save(name).then(store.save(name + "2")).and(last);
  }

  Single<String> chained(Single<String> names) {
    return names.doOnSuccess(n -> System.out.println(n)).flatMap(n -> store.delete(n).toSingleDefault(n));
  }

  Multi<String> all(Multi<String> names) {
    return names.onItem().call(n -> store.rename(n));
  }
}
