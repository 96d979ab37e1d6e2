// objects that are values of a chain: nobody runs what their classes can do
package beacon.rest;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

@RestController
class ValuesWithMethods {
    private JdbcTemplate jdbc;

    static class Price implements Supplier<String> {
        private final JdbcTemplate jdbc;

        Price(JdbcTemplate jdbc) {
            this.jdbc = jdbc;
        }

        @Override
        public String get() {
            return jdbc.queryForObject("select price", String.class);
        }
    }

    @GetMapping("/one")
    Mono<Price> one() {
        return Mono.just(new Price(jdbc));
    }

    @GetMapping("/some")
    Flux<Price> some() {
        return Flux.fromIterable(List.of(new Price(jdbc), new Price(jdbc)));
    }

    @GetMapping("/maybe")
    Mono<Price> maybe() {
        return Mono.justOrEmpty(Optional.of(new Price(jdbc))).defaultIfEmpty(new Price(jdbc));
    }

    @GetMapping("/stage")
    Mono<Price> stage() {
        return Mono.fromFuture(CompletableFuture.completedFuture(new Price(jdbc)));
    }
}
