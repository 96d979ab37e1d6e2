// enable: unhandled-completion
package cove.relay;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class EventRelay {
    public interface Bus {
        CompletableFuture<String> fire(String event);
    }

    private static final Logger LOG = LoggerFactory.getLogger(EventRelay.class);
    private final Map<String, CompletableFuture<String>> open = new ConcurrentHashMap<>();
    private final Bus bus;
    private CompletableFuture<Void> started;

    public EventRelay(Bus bus) {
        this.bus = bus;
    }

    public void relay(String event, CompletableFuture<String> target) {
        bus.fire(event).whenComplete((answer, failure) -> {
            if (failure != null) {
                target.completeExceptionally(failure);
            } else {
                target.complete(answer);
            }
        });
    }

    public void relay(String event, BiConsumer<String, Throwable> target) {
        bus.fire(event).whenComplete(target);
    }

    public String orDefault(String event) {
        return bus.fire(event).exceptionally(failure -> null).thenApply(a -> a == null ? "none" : a).join();
    }

    public void start() {
        started = bus.fire("start").thenAccept(LOG::info);
    }

    public CompletableFuture<Void> started() {
        return started;
    }

    public void hold(String event) {
        open.put(event, bus.fire(event));
    }

    public String held(String event) {
        CompletableFuture<String> answer = open.remove(event);
        return answer == null ? "" : answer.join();
    }

    public void bye(String event) {
        bus.fire(event).thenAccept(LOG::info).exceptionally(failure -> {
            LOG.warn("{} lost", event, failure);
            return null;
        });
        bus.fire("trace " + event).exceptionally(ignored -> "");
    }
}
