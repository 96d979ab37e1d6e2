package sandbox.roster;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

public class ProxyRoster {
    public record Joined(String player) {}

    public record Left(String player) {}

    public interface EventBus {
        <E> CompletableFuture<E> fire(E event);
    }

    private static final Logger LOG = LoggerFactory.getLogger(ProxyRoster.class);
    private final EventBus events;
    private final Executor loop;

    public ProxyRoster(EventBus events, Executor loop) {
        this.events = events;
        this.loop = loop;
    }

    public void onJoin(String player) {
        events.fire(new Joined(player)).thenAccept(this::route); // expect: unjoined-future
    }

    public void onLeave(String player) {
        events.fire(new Left(player))
                .thenAcceptAsync(e -> LOG.info("{} left", e.player()), loop)
                .exceptionally(failure -> {
                    LOG.warn("leave event of {} failed", player, failure);
                    return null;
                });
    }

    public void onKick(String player) {
        events.fire(new Left(player)).whenComplete((event, failure) -> {
            if (failure != null) {
                LOG.warn("kick event of {} failed", player, failure);
            } else {
                LOG.info("{} kicked", event.player());
            }
        });
    }

    public void onRetry(String player) {
        events.fire(new Joined(player)).exceptionally(t -> new Joined("nobody")).thenAccept(this::route); // maybe: unjoined-future
    }

    private void route(Joined event) {
        if (event.player().isBlank()) {
            throw new IllegalArgumentException("no name");
        }
        LOG.info("routing {}", event.player());
    }
}
