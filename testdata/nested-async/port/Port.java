package port;

import java.util.concurrent.CompletableFuture;
import reactor.core.publisher.Mono;

interface Port<T, K> {
  CompletableFuture<T> load(K key);

  Mono<T> find(K key);

  default Mono<T> fresh(K key) {
    return find(key).switchIfEmpty(Mono.fromFuture(() -> load(key)));
  }
}
