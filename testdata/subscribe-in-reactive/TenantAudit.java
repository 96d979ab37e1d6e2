package cove.tenant;

import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

public class TenantAudit {
    public interface Trail {
        Mono<Long> append(String tenant, String action);
    }

    private static final Logger LOG = LoggerFactory.getLogger(TenantAudit.class);
    private final Trail trail;

    public TenantAudit(Trail trail) {
        this.trail = trail;
    }

    private Mono<Long> record(String action) {
        return Mono.deferContextual(context -> trail.append(context.get("tenant"), action));
    }

    public Mono<String> rename(Mono<String> name) {
        return name.map(n -> {
            record("rename " + n).subscribe(id -> LOG.debug("{}", id), e -> LOG.warn("not recorded", e)); // expect: subscribe-in-reactive
            return n.strip();
        });
    }

    public Flux<String> renameAll(Flux<String> names) {
        return names.doOnNext(this::recordRename);
    }

    public Mono<String> delete(String name) {
        Mono<Long> recorded = record("delete " + name);
        recorded.subscribe(id -> LOG.debug("{}", id), e -> LOG.warn("not recorded", e)); // expect: subscribe-in-reactive
        return recorded.thenReturn(name);
    }

    public Mono<String> renameInOrder(Mono<String> name) {
        return name.delayUntil(n -> record("rename " + n)).map(String::strip);
    }

    public <T> Function<Mono<T>, Mono<T>> recorded(String action) {
        return source -> source.delayUntil(v -> record(action));
    }

    private void recordRename(String name) {
        LOG.info("rename {}", name);
    }
}
