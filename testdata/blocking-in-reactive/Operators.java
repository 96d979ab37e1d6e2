package order.flow;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import javax.sql.DataSource;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

public class Operators {
    private final DataSource source;
    private final BlockingQueue<String> queue = new ArrayBlockingQueue<>(10);
    private final Function<String, String> stored = id -> {
        return title(id); // expect: blocking-in-reactive
    };

    public Operators(DataSource source) {
        this.source = source;
    }

    public Flux<String> all(Flux<String> ids) {
        return ids.map(stored)
                .filter(t -> !t.isEmpty())
                .doOnNext(t -> queue.offer(t))
                .doOnNext(t -> put(t)) // expect: blocking-in-reactive
                .doOnNext(t -> System.out.println(t))
                .concatMap(t -> Mono.just(title(t))) // expect: blocking-in-reactive
                .onErrorResume(e -> Mono.just(title("none"))); // expect: blocking-in-reactive
    }

    public Flux<Integer> memory(Flux<byte[]> blocks) {
        return blocks.map(b -> new ByteArrayInputStream(b)).map(in -> in.read());
    }

    public Flux<String> done(Flux<CompletableFuture<String>> futures) {
        return futures.map(f -> f.isDone() ? f.join() : "").map(s -> s.trim());
    }

    public Flux<String> waiting(Flux<CompletableFuture<String>> futures) {
        return futures.map(f -> f.join()); // expect: blocking-in-reactive
    }

    public Flux<String> inner(Flux<Mono<String>> all) {
        return all.map(Mono::block); // expect: blocking-in-reactive
    }

    public Mono<List<String>> together(Mono<String> a, Mono<String> b) {
        return Mono.zip(a, b, (x, y) -> List.of(x, title(y))); // expect: blocking-in-reactive
    }

    public String endOfTheWorld(Flux<String> ids) {
        return ids.collectList().map(Object::toString).block();
    }

    public List<String> iterated(Mono<String> a, Flux<String> b) {
        return a.map(x -> b.toStream().toList()).block(); // expect: blocking-in-reactive
    }

    private void put(String t) {
        try {
            queue.put(t);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private String title(String id) {
        try (Connection c = source.getConnection()) {
            return c.nativeSQL(id);
        } catch (SQLException e) {
            return "";
        }
    }
}
