package repo;

import java.util.concurrent.CompletionStage;

public interface CrudPort<T, I> {
    CompletionStage<T> save(T t);

    CompletionStage<Void> remove(I id);

    default CompletionStage<T> saveAndReturn(T t) {
        return save(t).thenApply(x -> t);
    }
}
