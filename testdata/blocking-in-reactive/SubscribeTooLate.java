// subscribeOn moves the subscription, not what a client emits on its own event loop
package feed.price;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

public class SubscribeTooLate {
    private final WebClient client;

    public SubscribeTooLate(WebClient client) {
        this.client = client;
    }

    public Mono<String> late(String id) {
        return client.get().uri("/p/{id}", id).retrieve().bodyToMono(String.class)
                .map(body -> merge(body, id)) // expect: blocking-in-reactive
                .subscribeOn(Schedulers.boundedElastic());
    }

    public Mono<String> moved(String id) {
        return client.get().uri("/p/{id}", id).retrieve().bodyToMono(String.class)
                .publishOn(Schedulers.boundedElastic())
                .map(body -> merge(body, id));
    }

    public Mono<String> wrapped(String id) {
        return client.get().uri("/p/{id}", id).retrieve().bodyToMono(String.class)
                .flatMap(body -> Mono.fromCallable(() -> merge(body, id)).subscribeOn(Schedulers.boundedElastic()))
                .map(text -> merge(text, id));
    }

    public Mono<String> delayed(String id) {
        return Mono.just(id)
                .publishOn(Schedulers.boundedElastic())
                .delayElement(Duration.ofMillis(20))
                .map(body -> merge(body, id)); // expect: blocking-in-reactive
    }

    public Mono<String> timer(String id) {
        return Mono.delay(Duration.ofMillis(5))
                .map(tick -> merge("", id)) // expect: blocking-in-reactive
                .subscribeOn(Schedulers.boundedElastic());
    }

    public Mono<String> delayedThere(String id) {
        return Mono.just(id)
                .delayElement(Duration.ofMillis(20), Schedulers.boundedElastic())
                .map(body -> merge(body, id));
    }

    private String merge(String body, String id) {
        try {
            return body + Files.readString(Path.of("prices", id));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
