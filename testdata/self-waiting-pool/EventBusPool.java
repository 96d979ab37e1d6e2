// source: listeners run on the bus executor; publishAndWait called in a listener waits for the bus
package bus.pool;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Consumer;

public class EventBusPool {
    private final Executor executor = Executors.newSingleThreadExecutor(); // maybe: unclosed-executor
    private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();

    public CompletableFuture<Void> publish(String event) {
        return CompletableFuture.runAsync(() -> listeners.forEach(l -> l.accept(event)), executor);
    }

    public void publishAndWait(String event) {
        publish(event).join();
    }

    public void chain(String first, String second) {
        executor.execute(() -> {
            System.out.println(first);
            publishAndWait(second); // expect: self-waiting-pool
        });
    }

    public void chainFree(String first, String second) {
        executor.execute(() -> {
            System.out.println(first);
            publish(second); // maybe: unjoined-future
        });
    }
}
