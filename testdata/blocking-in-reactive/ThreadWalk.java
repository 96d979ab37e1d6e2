// source: which thread an operator runs on: immediate, timeout fallbacks, sample, mixed buffers, cache, retry, subscribe consumers
package thread.walk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.Disposable;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;
import reactor.util.retry.Retry;

public class ThreadWalk {

    private final WebClient web;
    private final Scheduler serial = Schedulers.fromExecutor(Executors.newSingleThreadExecutor(task -> {
        Thread thread = new Thread(task, "serial");
        thread.setDaemon(true);
        return thread;
    }));

    public ThreadWalk(WebClient web) {
        this.web = web;
    }

    public Mono<String> immediate() {
        return body().publishOn(Schedulers.immediate()).map(ThreadWalk::save); // expect: blocking-in-reactive
    }

    public Mono<String> serial() {
        return body().publishOn(serial).map(ThreadWalk::save);
    }

    public Mono<String> timed() {
        return Mono.fromCallable(() -> save("a"))
                .subscribeOn(Schedulers.boundedElastic())
                .timeout(Duration.ofSeconds(1))
                .map(ThreadWalk::save);
    }

    public Mono<String> timedFallback() {
        return Mono.fromCallable(() -> save("a"))
                .subscribeOn(Schedulers.boundedElastic())
                .timeout(Duration.ofSeconds(1), Mono.fromCallable(() -> save("b"))); // expect: blocking-in-reactive
    }

    public Flux<String> sampled(Flux<String> names) {
        return names.publishOn(serial).sample(Duration.ofSeconds(1)).map(ThreadWalk::save); // expect: blocking-in-reactive
    }

    public Flux<String> mixed(Flux<String> names) {
        return names.publishOn(serial)
                .bufferTimeout(10, Duration.ofSeconds(1))
                .map(ThreadWalk::saveAll); // expect: blocking-in-reactive
    }

    public Flux<String> mixedOnSerial(Flux<String> names) {
        return names.bufferTimeout(10, Duration.ofSeconds(1), serial).publishOn(serial).map(ThreadWalk::saveAll);
    }

    public Mono<String> cached() {
        return body().publishOn(serial).cache(Duration.ofMinutes(1)).map(ThreadWalk::save);
    }

    public Mono<String> retried() {
        return Mono.fromCallable(() -> save("a")) // expect: blocking-in-reactive
                .retryWhen(Retry.fixedDelay(3, Duration.ofSeconds(1)));
    }

    public Mono<String> delayedSubscription() {
        return Mono.fromCallable(() -> save("a")) // expect: blocking-in-reactive
                .delaySubscription(Duration.ofSeconds(1));
    }

    public Disposable subscribed() {
        return body().subscribe(text -> save(text), Throwable::printStackTrace); // expect: blocking-in-reactive
    }

    public Disposable subscribedOnSerial() {
        return body().publishOn(serial).subscribe(text -> save(text), Throwable::printStackTrace);
    }

    public static void main(String[] args) {
        Flux.range(1, 10).map(i -> save("n" + i)).doOnNext(System.out::println).blockLast();
        Mono.fromCallable(() -> save("main")).block();
    }

    private Mono<String> body() {
        return web.get().retrieve().bodyToMono(String.class);
    }

    private static String saveAll(List<String> names) {
        return save(String.join(",", names));
    }

    private static String save(String name) {
        try {
            return Files.writeString(Path.of(name), name).toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
