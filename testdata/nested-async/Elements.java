package relay.lanes;

import java.util.concurrent.CompletableFuture;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.util.function.Tuple2;

/** Elements of a stream whose class is itself a future, passed along beside other values. */
class Elements {
  static final class Lane extends CompletableFuture<Void> {
    final String name;

    Lane(String name) {
      this.name = name;
    }
  }

  Mono<String> open(Lane lane) {
    return Mono.just(lane.name);
  }

  CompletableFuture<String> load(String name) {
    return CompletableFuture.supplyAsync(() -> name);
  }

  Flux<Tuple2<Lane, String>> openAll(Flux<Lane> lanes) {
    return lanes.flatMap(lane -> Mono.zip(Mono.just(lane), open(lane)));
  }

  Mono<CompletableFuture<String>> wrapped(String name) {
    return Mono.just(load(name)); // expect: nested-async
  }
}
