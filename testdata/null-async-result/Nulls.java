package sandbox.nulls;

import io.reactivex.rxjava3.core.Observable;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import javax.annotation.Nullable;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

public class Nulls {
  interface Store {
    CompletableFuture<Integer> find(String name);

    Mono<Integer> count(String name);
  }

  private final Store store;

  Nulls(Store store) {
    this.store = store;
  }

  CompletableFuture<Integer> none(String name) {
    if (name.isEmpty()) {
      return null; // expect: null-async-result
    }
    return store.find(name).thenCompose(n -> n > 0 ? store.find("a") : null); // expect: null-async-result
  }

  Mono<Integer> values(Mono<String> name) {
    Mono<Integer> empty = Mono.just(null); // expect: null-async-result; maybe: unsubscribed-publisher
    return name.flatMap(
            n -> {
              if (n.isEmpty()) {
                return null; // expect: null-async-result
              }
              return store.count(n);
            })
        .defaultIfEmpty(null); // expect: null-async-result
  }

  Flux<String> mapped(Flux<String> names) {
    return names.map(n -> null); // expect: null-async-result
  }

  Observable<String> mapped(Observable<String> names) {
    return names.onErrorReturn(e -> null); // expect: null-async-result
  }

  private Mono<Integer> lazily(Supplier<Mono<Integer>> next) {
    return Mono.defer(next);
  }

  Mono<Integer> supplied() {
    return lazily(() -> null); // expect: null-async-result
  }

  @Nullable
  CompletableFuture<Integer> maybe(String name) {
    return name.isEmpty() ? null : store.find(name);
  }

  private CompletableFuture<Integer> cached(String name) {
    return name.isEmpty() ? null : store.find(name);
  }

  CompletableFuture<Integer> load(String name) {
    CompletableFuture<Integer> known = cached(name);
    return known == null ? CompletableFuture.completedFuture(null) : known;
  }

  CompletableFuture<Integer> fine(String name) {
    return store.find(name).thenApply(n -> n > 0 ? n : null).exceptionally(e -> null);
  }

  Mono<String> alsoFine(Mono<String> name) {
    return name.mapNotNull(n -> n.isEmpty() ? null : n).switchIfEmpty(Mono.fromCallable(() -> null));
  }

  Flux<Integer> zipped(Flux<Integer> first, Flux<Integer> second) {
    return Flux.zip(first, second, (a, b) -> a > b ? a : null); // expect: null-async-result
  }

  Mono<Integer> zippedWhen(Mono<Integer> first) {
    return first.zipWhen(n -> store.count("" + n), (a, b) -> {
      if (a > b) {
        return null; // expect: null-async-result
      }
      return a + b;
    });
  }
}
