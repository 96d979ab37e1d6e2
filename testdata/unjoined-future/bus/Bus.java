package bus;

import java.util.concurrent.CompletableFuture;

public interface Bus {
    <E> CompletableFuture<E> post(E event);

    default CompletableFuture<Void> shutdown() {
        return CompletableFuture.completedFuture(null);
    }

    void postQuietly(Object event);
}
