// calls that look as if they wait and do not
package lot.quiet;

import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Scanner;
import java.util.UUID;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.data.repository.reactive.ReactiveCrudRepository;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

public class Quiet {
    private static final Logger LOG = LoggerFactory.getLogger(Quiet.class);
    private final BlockingQueue<String> queue = new ArrayBlockingQueue<>(3);
    private final ConcurrentLinkedQueue<String> linked = new ConcurrentLinkedQueue<>();
    private final Semaphore permits = new Semaphore(2);
    private final ReentrantLock lock = new ReentrantLock();
    private final Executor executor;
    private final Repository repository;
    private final CompletableFuture<String> loaded;

    interface Repository extends ReactiveCrudRepository<String, String> {}

    public Quiet(Executor executor, Repository repository, CompletableFuture<String> loaded) {
        this.executor = executor;
        this.repository = repository;
        this.loaded = loaded;
    }

    public Flux<String> all(Flux<String> ids) {
        return ids.doOnNext(queue::offer)
                .doOnNext(id -> linked.add(id))
                .map(id -> id + queue.poll())
                .filter(id -> permits.tryAcquire())
                .doOnNext(id -> permits.release())
                .doOnNext(id -> LOG.info("id {}", id))
                .doOnNext(id -> executor.execute(() -> sleep()))
                .map(id -> text(id))
                .map(id -> ready(loaded) ? loaded.join() : id)
                .map(id -> loaded.getNow(id))
                .flatMap(id -> repository.findById(id))
                .map(id -> UUID.randomUUID() + id)
                .doOnError(Throwable::printStackTrace)
                .map(id -> {
                    if (lock.tryLock()) {
                        lock.unlock();
                    }
                    return id;
                });
    }

    public Mono<Void> save(String id) {
        return repository.save(id).then();
    }

    private static boolean ready(CompletableFuture<String> f) {
        return f != null && f.isDone();
    }

    private static void sleep() {
        try {
            TimeUnit.SECONDS.sleep(1);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static String text(String id) {
        try (BufferedReader in = new BufferedReader(new StringReader(id));
             Scanner scanner = new Scanner(id);
             ByteArrayOutputStream out = new ByteArrayOutputStream()) {
            out.write(id.getBytes());
            out.writeTo(new ByteArrayOutputStream());
            StringWriter writer = new StringWriter();
            writer.write(in.readLine());
            return writer + scanner.next();
        } catch (IOException e) {
            return "";
        }
    }
}
