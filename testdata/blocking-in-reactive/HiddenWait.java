// the wait stays on this thread although the work goes to a pool
package geo.near;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import reactor.core.publisher.Mono;

public class HiddenWait {
    private final ExecutorService pool;

    public HiddenWait(ExecutorService pool) {
        this.pool = pool;
    }

    public Mono<String> near(Mono<String> place, Mono<String> other) {
        return place.map(p -> CompletableFuture.supplyAsync(() -> other.block(), pool).join()); // expect: blocking-in-reactive
    }

    public Mono<String> composed(Mono<String> place, Mono<String> other) {
        return place.flatMap(p -> Mono.fromFuture(CompletableFuture.supplyAsync(() -> other.block(), pool)));
    }

    public Mono<Object> submitted(Mono<String> place) {
        return place.map(p -> pool.submit(() -> sleep())); // maybe: nested-async
    }

    public Mono<Object> gotten(Mono<String> place) {
        return place.map(p -> {
            try {
                return pool.submit(() -> sleep()).get(); // expect: blocking-in-reactive
            } catch (Exception e) { // maybe: swallowed-interrupt
                return "";
            }
        });
    }

    private static String sleep() throws InterruptedException {
        Thread.sleep(100);
        return "";
    }
}
