// source: non-waiting queue and lock calls in operators; resultNow / join guarded by isDone
package quota.svc;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

public class QuotaService {

    private final BlockingQueue<String> pending = new ArrayBlockingQueue<>(100);
    private final Semaphore permits = new Semaphore(10);
    private final CountDownLatch ready = new CountDownLatch(1);
    private final WebClient client;

    public QuotaService(WebClient client) {
        this.client = client;
    }

    public Mono<Boolean> enqueue(String key) {
        return client.get().uri("/quota/{k}", key).retrieve().bodyToMono(String.class)
                .map(pending::offer)
                .doOnNext(ok -> ready.countDown());
    }

    public Mono<List<String>> drain() {
        return client.get().uri("/drain").retrieve().bodyToMono(String.class).map(text -> {
            List<String> all = new ArrayList<>();
            pending.drainTo(all);
            String first = pending.poll();
            if (first != null) {
                all.add(first);
            }
            return all;
        });
    }

    public Mono<String> limited(String key) {
        return Mono.just(key)
                .filter(k -> permits.tryAcquire())
                .flatMap(k -> client.get().uri("/q/{k}", k).retrieve().bodyToMono(String.class).doFinally(s -> permits.release()));
    }

    public Mono<String> waiting(String key) {
        return client.get().uri("/quota/{k}", key).retrieve().bodyToMono(String.class)
                .doOnNext(text -> {
                    try {
                        ready.await(); // expect: blocking-in-reactive
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                });
    }

    public Mono<String> next() {
        return Mono.fromCallable(pending::take) // expect: blocking-in-reactive
                .publishOn(Schedulers.parallel());
    }

    public Mono<String> nextElastic() {
        return Mono.fromCallable(pending::take).subscribeOn(Schedulers.boundedElastic());
    }

    public Mono<String> both(CompletableFuture<String> left, CompletableFuture<String> right) {
        return Mono.fromFuture(CompletableFuture.allOf(left, right))
                .then(Mono.fromSupplier(() -> left.join() + right.join()));
    }

    public Mono<String> bothThen(CompletableFuture<String> left, CompletableFuture<String> right) {
        return Mono.fromFuture(() -> CompletableFuture.allOf(left, right).thenApply(done -> left.join() + right.join()));
    }

    public Mono<String> peek(CompletableFuture<String> value) {
        return client.get().retrieve().bodyToMono(String.class)
                .map(text -> value.isDone() ? value.join() : text);
    }
}
