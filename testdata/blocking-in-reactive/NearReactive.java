// source: near misses in reactive code: logging, console, computing, tryLock, execute, submit without get, in-memory channels, getNow
package near.reactive;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.Scanner;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.publisher.Sinks;

@RestController
public class NearReactive {

    private static final Logger log = LoggerFactory.getLogger(NearReactive.class);
    private final ConcurrentLinkedQueue<String> queue = new ConcurrentLinkedQueue<>();
    private final AtomicLong count = new AtomicLong();
    private final ReentrantLock lock = new ReentrantLock();
    private final Sinks.Many<String> events = Sinks.many().multicast().onBackpressureBuffer();
    private final ExecutorService executor;
    private final CompletableFuture<String> config;

    public NearReactive(ExecutorService executor, CompletableFuture<String> config) {
        this.executor = executor;
        this.config = config;
    }

    @GetMapping("/log")
    public Mono<String> log(@RequestBody Mono<String> body) {
        return body.doOnNext(text -> log.info("got {}", text))
                .doOnNext(text -> System.out.println(text))
                .doOnError(Throwable::printStackTrace)
                .doOnError(error -> {
                    StringWriter out = new StringWriter();
                    error.printStackTrace(new PrintWriter(out));
                    log.error(out.toString());
                });
    }

    @GetMapping("/queue")
    public Mono<String> queue(@RequestBody Mono<String> body) {
        return body.doOnNext(queue::offer)
                .map(text -> {
                    String first = queue.poll();
                    return first == null ? text + count.incrementAndGet() : first;
                });
    }

    @GetMapping("/execute")
    public Mono<String> execute(@RequestBody Mono<String> body) {
        return body.doOnNext(text -> executor.execute(() -> save(text)))
                .map(text -> config.getNow("none") + UUID.randomUUID());
    }

    @GetMapping("/copy")
    public Mono<Object> copy(@RequestBody Mono<String> body) {
        return body.map(text -> {
            try {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
                    out.writeObject(text);
                }
                ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
                return in.readObject();
            } catch (IOException | ClassNotFoundException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    @GetMapping("/scan")
    public Flux<String> scan(@RequestBody Mono<String> body) {
        return body.flatMapIterable(text -> new Scanner(text).tokens().toList())
                .doOnNext(token -> events.tryEmitNext(token));
    }

    @GetMapping("/properties")
    public Mono<Integer> properties(@RequestBody Mono<byte[]> body) {
        return body.map(bytes -> {
            Properties properties = new Properties();
            try {
                properties.load(Channels.newReader(Channels.newChannel(new ByteArrayInputStream(bytes)), StandardCharsets.UTF_8));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
            return properties.size();
        });
    }

    @GetMapping("/lock")
    public Mono<Boolean> locked() {
        return Mono.fromSupplier(() -> {
            if (!lock.tryLock()) {
                return false;
            }
            try {
                count.incrementAndGet();
                return true;
            } finally {
                lock.unlock();
            }
        });
    }

    private static void save(String text) {
        try {
            Thread.sleep(10);
            log.info(text);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
