// essence: a result of a type parameter: a function makes it, a container only hands it out
package functions;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import reactor.core.publisher.Mono;

class Functions {
  interface Client<P> {
    P ask(String question);
  }

  interface FutureClient extends Client<CompletableFuture<String>> {}

  interface Slot<T> {
    T content();
  }

  static class Box<T> {
    private final T value;

    Box(T value) {
      this.value = value;
    }

    T value() {
      return value;
    }
  }

  void own(Client<Mono<String>> monos, FutureClient futures, Client<Integer> plain) {
    monos.ask("a"); // expect: unsubscribed-publisher
    futures.ask("b"); // expect: unjoined-future
    plain.ask("c");
  }

  void ofTheJdk(
      Supplier<Mono<String>> source,
      Function<String, CompletableFuture<String>> call,
      BiFunction<String, Integer, Mono<Void>> both,
      Callable<CompletableFuture<Void>> job)
      throws Exception {
    source.get(); // expect: unsubscribed-publisher
    call.apply("a"); // expect: unjoined-future
    both.apply("a", 1); // expect: unsubscribed-publisher
    job.call(); // expect: unjoined-future
    call.apply("a").join();
  }

  void containers(
      Box<CompletableFuture<String>> box,
      Slot<CompletableFuture<String>> slot,
      AtomicReference<CompletableFuture<String>> reference) {
    box.value();
    slot.content();
    reference.get();
    reference.getAndSet(null);
  }

  void cast(Client<?> some, FutureClient futures) {
    some.ask("a");
    Mono<String> kept = Mono.fromFuture(futures.ask("b"));
    kept.block();
  }
}
