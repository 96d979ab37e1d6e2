// what a timer fails or subscribes again runs on parallel, whatever the chain above it does
package tram.time;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;
import reactor.util.retry.Retry;

public class Timers {
    private static final Scheduler FILES = Schedulers.boundedElastic();
    private static final Duration LIMIT = Duration.ofSeconds(1);

    private Mono<String> stop() {
        return Mono.fromCallable(() -> read("stop")).subscribeOn(FILES);
    }

    Mono<String> resumed() {
        return stop().timeout(LIMIT).onErrorResume(e -> Mono.just(read("old"))); // expect: blocking-in-reactive
    }

    Mono<String> fallback() {
        return stop().timeout(LIMIT, Mono.fromSupplier(() -> read("old"))); // expect: blocking-in-reactive
    }

    Mono<String> fallbackOffloaded() {
        return stop().timeout(LIMIT, Mono.fromSupplier(() -> read("old")).subscribeOn(FILES));
    }

    Mono<String> ownTimer() {
        return stop().timeout(LIMIT, FILES).onErrorResume(e -> Mono.just(read("old")));
    }

    Mono<String> resumedBefore() {
        return stop().onErrorResume(e -> Mono.just(read("old"))).timeout(LIMIT);
    }

    Mono<String> inTime() {
        return stop().timeout(LIMIT).map(name -> read(name));
    }

    Mono<String> hoppedAfter() {
        return stop().timeout(LIMIT).publishOn(FILES).onErrorResume(e -> Mono.just(read("old")));
    }

    Mono<String> again() {
        return Mono.fromCallable(() -> read("stop")) // expect: blocking-in-reactive
                .retryWhen(Retry.backoff(3, LIMIT))
                .subscribeOn(FILES);
    }

    Mono<String> againThere() {
        return stop().retryWhen(Retry.backoff(3, LIMIT));
    }

    Mono<String> atOnce() {
        return Mono.fromCallable(() -> read("stop")).retryWhen(Retry.max(3)).subscribeOn(FILES);
    }

    private static String read(String name) {
        try {
            return Files.readString(Path.of(name));
        } catch (java.io.IOException e) {
            return "";
        }
    }
}
