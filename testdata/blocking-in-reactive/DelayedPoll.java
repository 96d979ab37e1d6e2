// source: interval and delayElements hop to parallel; publishOn again; take(Duration) does not hop
package poll.timer;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.time.Duration;
import reactor.core.Disposable;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;
import reactor.core.scheduler.Schedulers;
import reactor.util.retry.Retry;

public class DelayedPoll {

    private static final Scheduler IO = Schedulers.newBoundedElastic(4, 100, "poll");
    private final URL feed;

    public DelayedPoll(URL feed) {
        this.feed = feed;
    }

    public Flux<Integer> every() {
        return Flux.interval(Duration.ofSeconds(5))
                .map(tick -> size()) // expect: blocking-in-reactive
                .distinctUntilChanged();
    }

    public Flux<Integer> everyOnIo() {
        return Flux.interval(Duration.ofSeconds(5), IO)
                .map(tick -> size())
                .distinctUntilChanged();
    }

    public Flux<Integer> everyDropped() {
        return Flux.interval(Duration.ofSeconds(5))
                .onBackpressureDrop()
                .publishOn(IO)
                .map(tick -> size())
                .take(Duration.ofMinutes(5))
                .doOnNext(n -> size());
    }

    public Flux<Integer> slowed(Flux<String> names) {
        return names.publishOn(IO)
                .doOnNext(name -> size())
                .delayElements(Duration.ofMillis(20))
                .map(name -> size()); // expect: blocking-in-reactive
    }

    public Mono<Integer> fallback() {
        return Mono.fromCallable(this::size)
                .subscribeOn(IO)
                .timeout(Duration.ofSeconds(1))
                .onErrorResume(error -> Mono.fromCallable(this::size)); // expect: blocking-in-reactive
    }

    public Mono<Integer> retried() {
        return Mono.fromCallable(this::size)
                .subscribeOn(IO)
                .retryWhen(Retry.backoff(3, Duration.ofMillis(50)));
    }

    public Disposable schedule() {
        return Schedulers.parallel().schedulePeriodically(this::size, 0, 1, java.util.concurrent.TimeUnit.MINUTES); // expect: blocking-in-reactive
    }

    public Disposable scheduleIo() {
        return IO.schedule(() -> size());
    }

    private int size() {
        try (InputStream in = feed.openStream()) {
            return in.readAllBytes().length;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
