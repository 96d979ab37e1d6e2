package base;

import reactor.core.publisher.Mono;

public abstract class AbstractService<T, K> {
    protected final Repository<T, K> repository;

    protected AbstractService(Repository<T, K> repository) {
        this.repository = repository;
    }

    protected Mono<T> store(T entity) {
        return repository.save(entity);
    }

    protected void storeAndForget(T entity) {
        repository.save(entity); // expect: unsubscribed-publisher
    }
}
