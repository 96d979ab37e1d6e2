// essence: publishers kept or used
package fluxkept;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.Disposable;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;

public class FluxKept {
    private static final Logger LOG = LoggerFactory.getLogger(FluxKept.class);
    private final Map<String, Flux<String>> feeds = new HashMap<>();
    private Flux<String> merged = Flux.empty();

    public void register(String name, Flux<String> feed, Consumer<Flux<String>> sink) {
        feeds.put(name, feed.share());
        merged = merged.mergeWith(feed);
        sink.accept(feed.take(3));
        LOG.debug("feed {}", feed.name(name));
        Supplier<Flux<String>> later = () -> feed.skip(1);
        feeds.computeIfAbsent("later", n -> later.get());
        feeds.merge(name, feed, Flux::mergeWith);
    }

    public List<String> now(Mono<String> a) {
        List<Mono<String>> all = new ArrayList<>(List.of(a, a.map(String::trim)));
        return Flux.concat(all).collectList().block();
    }

    public void iterate(Flux<String> f) {
        for (String s : f.toIterable()) {
            System.out.println(s);
        }
        f.toStream().forEach(System.out::println);
        f.subscribe(System.out::println, e -> LOG.error("x", e));
        String first = f.blockFirst();
        Mono<String> m = f.next();
        Object o = m.toFuture().join();
    }

    public Mono<Void> whole(Flux<String> f, Scheduler s) {
        Mono<Void> done = f.then();
        Mono<Void> logged = done.doOnSubscribe(x -> LOG.info("start")).doOnError(e -> LOG.error("no", e));
        return logged.subscribeOn(s);
    }

    public Disposable both(Flux<String> f) {
        return f.publish(shared -> Flux.merge(shared.take(1), shared.skip(1).map(String::trim)))
                .subscribe(x -> LOG.info(x), e -> LOG.error("e", e));
    }

    public Mono<String> cond(boolean b, Mono<String> x, Mono<String> y) {
        Mono<String> chosen;
        if (b) {
            chosen = x;
        } else {
            chosen = y.cache();
        }
        return chosen;
    }

    public void latch(Mono<String> x) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        x.doFinally(s -> done.countDown()).subscribe(v -> LOG.info(v), e -> LOG.error("e", e));
        if (!done.await(1, TimeUnit.SECONDS)) {
            LOG.warn("late");
        }
    }

    public Flux<String> expand(Mono<String> root, Map<String, List<String>> tree) {
        return root.expand(n -> Flux.fromIterable(tree.getOrDefault(n, List.of())));
    }

    public Mono<Map<String, Mono<String>>> table(Flux<String> keys) {
        return keys.collectMap(k -> k, k -> Mono.just(k).cache());
    }
}
