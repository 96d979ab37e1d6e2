package sandbox.dead;

import io.reactivex.rxjava3.core.Completable;
import io.reactivex.rxjava3.core.Maybe;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

public class Dead {
  interface Store {
    Mono<Void> save(String name);

    Mono<String> find(String name);

    Completable delete(String name);
  }

  private final Store store;

  Dead(Store store) {
    this.store = store;
  }

  Mono<String> dead(String name) {
    return store.save(name).flatMap(v -> store.find(name)).map(String::strip); // expect: empty-publisher-operator
  }

  Mono<String> thenDead(Flux<String> names) {
    return names.then().map(v -> "done"); // expect: empty-publisher-operator
  }

  Mono<Void> fallback(String name) {
    return store.find(name).flatMap(store::save).switchIfEmpty(Mono.error(new IllegalStateException())); // expect: empty-publisher-operator
  }

  Mono<String> zipped(String name) {
    return Mono.zip(store.save(name), store.find(name)).map(t -> t.getT2()); // expect: empty-publisher-operator
  }

  Maybe<String> rx(String name) {
    return store.delete(name).<String>toMaybe().map(String::strip); // expect: empty-publisher-operator
  }

  Mono<String> local(String name) {
    Mono<Void> saved = store.save(name);
    return saved.doOnNext(v -> System.out.println("saved")).thenReturn(name); // expect: empty-publisher-operator
  }

  Mono<String> alive(String name) {
    return store.save(name).doOnSuccess(v -> System.out.println("saved")).thenReturn(name);
  }

  Mono<Void> aliveToo(Flux<String> names) {
    return names.flatMap(store::save).then().onErrorResume(e -> Mono.empty());
  }

  Mono<Boolean> asks(String name) {
    return store.save(name).hasElement();
  }
}
