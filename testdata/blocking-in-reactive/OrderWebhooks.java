// source: webhook fan-out on WebFlux: sealed events, pattern switch, nested records, eager and deferred sources in one file
package order.webhooks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import lombok.RequiredArgsConstructor;
import lombok.extern.slf4j.Slf4j;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

@Slf4j
@RestController
@RequiredArgsConstructor
public class OrderWebhooks {

    sealed interface Event permits Created, Paid, Shipped {
    }

    record Created(String id) implements Event {
    }

    record Paid(String id, long cents) implements Event {
    }

    record Shipped(String id, Address address) implements Event {
        record Address(String city) {
        }
    }

    private final HttpClient http;
    private final Subscribers subscribers;

    @PostMapping("/events")
    public Mono<ResponseEntity<String>> receive(@RequestBody Mono<Event> events) {
        return events.map(event -> switch (event) {
            case Created created -> "created " + created.id();
            case Paid(String id, long cents) when cents > 10_000 -> notify(id, "large"); // expect: blocking-in-reactive
            case Paid paid -> "paid " + paid.id();
            case Shipped(var id, Shipped.Address(var city)) -> id + city;
        }).map(ResponseEntity::ok);
    }

    @PostMapping("/events/fan")
    public Flux<String> fan(@RequestBody Mono<Event> events) {
        return events.flatMapMany(event -> subscribers.all()
                .flatMap(subscriber -> Mono.fromCallable(() -> notify(subscriber, event.toString()))
                        .subscribeOn(Schedulers.boundedElastic())
                        .timeout(Duration.ofSeconds(2))
                        .onErrorResume(error -> {
                            log.warn("lost {}", subscriber, error);
                            return Mono.empty();
                        }), 16));
    }

    @PostMapping("/events/eager")
    public Mono<String> eager(@RequestBody Event event) {
        if (event instanceof Paid(var id, var cents) && cents > 0) {
            return Mono.just(notify(id, "paid")); // expect: blocking-in-reactive
        }
        return Mono.empty();
    }

    private String notify(String subscriber, String text) {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://hooks/" + subscriber))
                .timeout(Duration.ofSeconds(1))
                .POST(HttpRequest.BodyPublishers.ofString(text))
                .build();
        try {
            return http.send(request, HttpResponse.BodyHandlers.ofString()).body();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    interface Subscribers {
        Flux<String> all();
    }
}
