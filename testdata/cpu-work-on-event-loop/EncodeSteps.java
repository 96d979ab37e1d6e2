// source: encoder::encode as a method reference in chains with and without a hop
package encode.steps;

import org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

public class EncodeSteps {
    private final BCryptPasswordEncoder encoder = new BCryptPasswordEncoder(12);

    public Mono<String> encode(Mono<String> raw) {
        return raw.map(encoder::encode); // expect: cpu-work-on-event-loop
    }

    public Flux<String> encodeAll(Flux<String> raw) {
        return raw.publishOn(Schedulers.parallel()).map(encoder::encode);
    }

    public Mono<String> encodeDeferred(String raw) {
        return Mono.fromCallable(() -> encoder.encode(raw)).subscribeOn(Schedulers.boundedElastic());
    }

    public Mono<Boolean> both(Mono<String> first, Mono<String> second) {
        return first.zipWith(second, encoder::matches); // expect: cpu-work-on-event-loop
    }

    public Flux<Integer> lengths(Flux<String> raw) {
        return raw.map(String::length);
    }
}
