package quay.arms;

import java.util.concurrent.CompletableFuture;
import reactor.core.publisher.Mono;

final class ChosenArms {
  interface Store {
    CompletableFuture<String> save(String entry);
  }

  private final Store store;

  ChosenArms(Store store) {
    this.store = store;
  }

  private String save(String entry, boolean wait) {
    CompletableFuture<String> saved = store.save(entry);
    return wait ? saved.join() : entry;
  }

  private boolean isSaved(String entry, boolean wait) {
    CompletableFuture<String> saved = store.save(entry);
    return wait && saved.join().isEmpty();
  }

  private boolean isSent(String entry, boolean sent) {
    CompletableFuture<String> saved = store.save(entry);
    return sent || saved.join().isEmpty();
  }

  Mono<String> waiting(Mono<String> entries) {
    return entries.map(e -> save(e, true)); // expect: blocking-in-reactive
  }

  Mono<String> sending(Mono<String> entries) {
    return entries.map(e -> save(e, false));
  }

  Mono<Boolean> asking(Mono<String> entries) {
    return entries.map(e -> isSaved(e, true)); // expect: blocking-in-reactive
  }

  Mono<Boolean> notAsking(Mono<String> entries) {
    return entries.map(e -> isSaved(e, false));
  }

  Mono<Boolean> unsent(Mono<String> entries) {
    return entries.map(e -> isSent(e, false)); // expect: blocking-in-reactive
  }

  Mono<Boolean> sent(Mono<String> entries) {
    return entries.map(e -> isSent(e, true));
  }
}
