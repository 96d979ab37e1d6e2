// essence: nesting behind the faster of two futures, and behind a value that may be null
package either;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import reactor.core.publisher.Mono;

class Either {
  interface Api {
    CompletableFuture<String> load(String id);

    Mono<String> find(String id);

    String name(String id);
  }

  CompletableFuture<Void> first(Api api, CompletableFuture<String> a, CompletableFuture<String> b) {
    return a.applyToEither(b, api::load).thenAccept(f -> System.out.println("first")); // expect: nested-async
  }

  CompletableFuture<Void> pooled(
      Api api, CompletableFuture<String> a, CompletableFuture<String> b, ExecutorService pool) {
    return a.applyToEitherAsync(b, id -> api.load(id), pool).thenRun(() -> System.out.println("x")); // expect: nested-async
  }

  CompletableFuture<String> flat(Api api, CompletableFuture<String> a, CompletableFuture<String> b) {
    return a.applyToEither(b, api::load).thenCompose(f -> f);
  }

  CompletableFuture<String> plain(Api api, CompletableFuture<String> a, CompletableFuture<String> b) {
    return a.applyToEither(b, api::name);
  }

  Mono<Void> nullable(Api api) {
    return Mono.justOrEmpty(api.find("a")).then(); // expect: nested-async
  }

  Mono<Integer> length(Api api) {
    return Mono.justOrEmpty(api.name("a")).map(String::length);
  }
}
