package cove.cars;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.http.ResponseEntity;
import reactor.core.publisher.Mono;

public class CarImport {
    public interface CarStore {
        CompletableFuture<Integer> saveAll(List<String> cars);

        Mono<Integer> count();
    }

    private static final Logger LOG = LoggerFactory.getLogger(CarImport.class);
    private static final ResponseEntity<String> ACCEPTED = ResponseEntity.accepted().build();
    private final CarStore store;
    private final Executor workers;
    private CompletableFuture<Integer> latest = CompletableFuture.completedFuture(0);

    public CarImport(CarStore store, Executor workers) {
        this.store = store;
        this.workers = workers;
    }

    public synchronized ResponseEntity<String> upload(List<String> cars) {
        try {
            latest = store.saveAll(cars);
            return ACCEPTED;
        } catch (Exception e) { // expect: unreachable-async-catch
            LOG.error("import failed", e);
            return ResponseEntity.internalServerError().build();
        }
    }

    public Mono<Integer> count() {
        try {
            return store.count().map(n -> n * 2);
        } catch (RuntimeException e) { // expect: unreachable-async-catch
            return Mono.just(0);
        }
    }

    public ResponseEntity<String> uploadAndWait(List<String> cars) {
        try {
            int saved = store.saveAll(cars).join();
            return ResponseEntity.ok(saved + " saved");
        } catch (Exception e) {
            LOG.error("import failed", e);
            return ResponseEntity.internalServerError().build();
        }
    }

    public CompletableFuture<ResponseEntity<String>> uploadAsync(List<String> cars) {
        return store.saveAll(cars)
                .thenApply(saved -> ResponseEntity.ok(saved + " saved"))
                .exceptionallyAsync(failure -> ResponseEntity.internalServerError().build(), workers);
    }
}
