// essence: nesting that another file makes, and that its callers flatten
package port;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import reactor.core.publisher.Mono;

class Desk extends Orders<Integer> {
  private final Port<String, Integer> port;

  Desk(Port<String, Integer> port) {
    super(port);
    this.port = port;
  }

  Mono<String> first(Mono<Integer> key) {
    return pending(key).flatMap(inner -> inner);
  }

  CompletableFuture<String> second(CompletableFuture<Integer> key) {
    return started(key).thenCompose(inner -> inner);
  }

  void outer(ExecutorService pool) throws Exception {
    Future<CompletableFuture<String>> loading = pool.submit(() -> port.load(1)); // expect: nested-async
    loading.get();
  }

  String both(ExecutorService pool) throws Exception {
    return pool.submit(() -> port.load(1)).get().get();
  }

  CompletableFuture<Void> done(CompletableFuture<Integer> key) {
    return key.thenApply(port::load).thenAccept(inner -> System.out.println("loaded")); // expect: nested-async
  }
}
