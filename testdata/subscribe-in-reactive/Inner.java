package sandbox.inner;

import io.reactivex.rxjava3.core.Single;
import java.util.List;
import java.util.concurrent.Executor;
import reactor.core.Disposable;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.publisher.Sinks;
import reactor.core.scheduler.Schedulers;

public class Inner {
  interface Store {
    Mono<Void> save(String name);

    Single<String> one(String name);
  }

  private final Store store;
  private Disposable running;

  Inner(Store store) {
    this.store = store;
  }

  Flux<String> steps(Flux<String> names) {
    return names
        .doOnNext(n -> store.save(n).subscribe()) // expect: subscribe-in-reactive
        .map(this::saved)
        .flatMap(
            n -> {
              List.of(n).forEach(each -> store.one(each).subscribe(System.out::println)); // expect: subscribe-in-reactive
              return Mono.just(n);
            });
  }

  private String saved(String name) {
    store.save(name).subscribe(); // expect: subscribe-in-reactive
    return name;
  }

  Mono<String> assembly(String name) {
    store.save(name).subscribe(v -> {}, Throwable::printStackTrace); // expect: subscribe-in-reactive
    return Mono.just(name);
  }

  Flux<String> bridge(Flux<String> names) {
    return Flux.create(sink -> names.subscribe(sink::next, sink::error, sink::complete));
  }

  Mono<String> promise(Mono<String> name) {
    Sinks.One<String> sink = Sinks.one();
    name.subscribe(sink::tryEmitValue, sink::tryEmitError);
    return sink.asMono();
  }

  Mono<String> warmed(Mono<String> name) {
    Mono<String> cached = name.cache();
    cached.subscribe(v -> {}, e -> {});
    return cached;
  }

  Mono<String> owned(Mono<String> name, Executor pool) {
    running = name.subscribe(System.out::println, Throwable::printStackTrace);
    pool.execute(() -> store.save("later").subscribe(v -> {}, e -> {}));
    store.save("apart").subscribeOn(Schedulers.boundedElastic()).subscribe(v -> {}, e -> System.err.println(e));
    return name;
  }

  void listener(String name) {
    store.save(name).subscribe(v -> {}, Throwable::printStackTrace);
  }
}
