// source: project wrappers: async helper with field executor, retrying in place, deferring functions; synchronous facade joins
package ordered.bridge;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.function.Supplier;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.client.RestTemplate;
import reactor.core.publisher.Mono;

@RestController
public class OrderedBridge {

    private final RestTemplate http;
    private final Offload offload;
    private final Retry retry = new Retry(3);
    private final AsyncOrders orders;

    public OrderedBridge(RestTemplate http, AsyncOrders orders, ExecutorService workers) {
        this.offload = new Offload(workers);
        this.http = http;
        this.orders = orders;
    }

    @GetMapping("/a/{id}")
    public Mono<String> offloaded(@PathVariable String id) {
        return Mono.fromFuture(offload.run(() -> load(id)));
    }

    @GetMapping("/b/{id}")
    public Mono<String> retried(@PathVariable String id) {
        return Mono.just(retry.run(() -> load(id))); // expect: blocking-in-reactive
    }

    @GetMapping("/c/{id}")
    public Mono<String> lazily(@PathVariable String id) {
        Supplier<String> lazy = () -> load(id);
        return offload.mono(lazy);
    }

    @GetMapping("/d/{id}")
    public Mono<String> facade(@PathVariable String id) {
        return Mono.just(orders.findSync(id)); // expect: blocking-in-reactive
    }

    @GetMapping("/e/{id}")
    public Mono<String> async(@PathVariable String id) {
        return Mono.fromFuture(orders.find(id)).map(text -> text + orders.cached(id));
    }

    private String load(String id) {
        return http.getForObject("http://orders/{id}", String.class, id);
    }

    static final class Offload {
        private final ExecutorService workers;

        Offload(ExecutorService workers) {
            this.workers = workers;
        }

        <T> CompletableFuture<T> run(Callable<T> work) {
            CompletableFuture<T> result = new CompletableFuture<>();
            workers.execute(() -> {
                try {
                    result.complete(work.call());
                } catch (Exception e) {
                    result.completeExceptionally(e);
                }
            });
            return result;
        }

        <T> Mono<T> mono(Supplier<T> work) {
            return Mono.fromFuture(() -> run(work::get));
        }
    }

    static final class Retry {
        private final int attempts;

        Retry(int attempts) {
            this.attempts = attempts;
        }

        <T> T run(Supplier<T> work) {
            RuntimeException last = null;
            for (int i = 0; i < attempts; i++) {
                try {
                    return work.get();
                } catch (RuntimeException e) {
                    last = e;
                }
            }
            throw last == null ? new IllegalStateException() : last;
        }
    }

    static final class AsyncOrders {
        private final RemoteOrders remote;

        AsyncOrders(RemoteOrders remote) {
            this.remote = remote;
        }

        CompletableFuture<String> find(String id) {
            return remote.find(id);
        }

        String findSync(String id) {
            return find(id).join();
        }

        String cached(String id) {
            CompletableFuture<String> known = find(id);
            return known.isDone() ? known.join() : "";
        }
    }

    interface RemoteOrders {
        CompletableFuture<String> find(String id);
    }
}
