package port;

import java.util.concurrent.CompletableFuture;
import reactor.core.publisher.Mono;

abstract class Orders<K> {
  private final Port<String, K> port;

  Orders(Port<String, K> port) {
    this.port = port;
  }

  Mono<Mono<String>> pending(Mono<K> key) {
    return key.map(port::find);
  }

  CompletableFuture<CompletableFuture<String>> started(CompletableFuture<K> key) {
    return key.thenApply(port::load);
  }

  Mono<Integer> length(Mono<K> key) {
    return key.map(k -> port.fresh(k)).map(m -> 1); // expect: nested-async
  }
}
