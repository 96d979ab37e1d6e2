package base;

import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

public interface Repository<T, K> {
    Mono<T> save(T entity);

    Mono<Void> remove(K key);

    Flux<T> all();

    default Mono<T> saveTwice(T entity) {
        return save(entity).then(save(entity));
    }
}
