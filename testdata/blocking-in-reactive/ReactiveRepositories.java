// essence: references to the methods of a reactive repository, also one that extends only the marker
package repositories;

import org.springframework.data.repository.Repository;
import org.springframework.data.repository.reactive.ReactiveCrudRepository;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

class ReactiveRepositories {
  record Item(String id) {}

  interface Items extends ReactiveCrudRepository<Item, String> {}

  interface Marked extends Repository<Item, String> {
    Mono<Item> save(Item item);

    Item find(String id);
  }

  Mono<Void> save(Flux<Item> delivered, Items items) {
    return delivered.flatMap(items::save).then();
  }

  Mono<Void> saveMarked(Flux<Item> delivered, Marked items) {
    return delivered.flatMap(items::save).then();
  }

  Flux<Item> find(Flux<String> ids, Marked items) {
    return ids.map(items::find); // expect: blocking-in-reactive
  }
}
