package bus;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.function.Consumer;

public class LocalBus implements Bus {
    private final List<Consumer<Object>> listeners = new CopyOnWriteArrayList<>();
    private final ExecutorService pool;

    public LocalBus(ExecutorService pool) {
        this.pool = pool;
    }

    @Override
    public <E> CompletableFuture<E> post(E event) {
        return CompletableFuture.supplyAsync(() -> {
            listeners.forEach(l -> l.accept(event));
            return event;
        }, pool);
    }

    @Override
    public void postQuietly(Object event) {
        post(event); // expect: unjoined-future
    }

    public void postChecked(Object event) {
        post(event).whenComplete(Report::print);
    }
}
