// source: chains broken into local variables, conditional assignment, helper methods that take and return publishers, static imports
package split.chains;

import static reactor.core.publisher.Mono.fromCallable;
import static reactor.core.publisher.Mono.just;
import static reactor.core.scheduler.Schedulers.boundedElastic;
import static reactor.core.scheduler.Schedulers.single;

import org.springframework.jdbc.core.JdbcOperations;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Scheduler;

public class SplitChains {

    private final JdbcOperations jdbc;
    private final WebClient web;

    public SplitChains(JdbcOperations jdbc, WebClient web) {
        this.jdbc = jdbc;
        this.web = web;
    }

    public Mono<String> locals() {
        Mono<String> body = web.get().uri("/a").retrieve().bodyToMono(String.class);
        Mono<String> named = body.map(text -> text + name(text)); // expect: blocking-in-reactive
        return named.subscribeOn(boundedElastic());
    }

    public Mono<String> localsHopped(boolean trimmed) {
        Mono<String> body = web.get().uri("/a").retrieve().bodyToMono(String.class).publishOn(boundedElastic());
        Mono<String> named = body.map(text -> text + name(text));
        return trimmed ? named.map(String::trim) : named;
    }

    public Mono<String> callable(String id) {
        Mono<String> value = fromCallable(() -> name(id));
        return value.map(String::trim).subscribeOn(boundedElastic());
    }

    public Mono<String> callableOnSingle(String id) {
        var value = fromCallable(() -> name(id)); // expect: blocking-in-reactive
        return value.subscribeOn(single());
    }

    public Mono<String> eager(String id) {
        return web.get().retrieve().bodyToMono(String.class)
                .flatMap(text -> just(name(id))); // expect: blocking-in-reactive
    }

    public Mono<String> helper() {
        return named(web.get().retrieve().bodyToMono(String.class));
    }

    private Mono<String> named(Mono<String> source) {
        return source.map(this::name); // expect: blocking-in-reactive
    }

    public Mono<String> helperOnElastic() {
        return namedElastic(web.get().retrieve().bodyToMono(String.class).publishOn(boundedElastic()));
    }

    private Mono<String> namedElastic(Mono<String> source) {
        return source.map(this::name);
    }

    public Flux<String> onGiven(Flux<String> ids, Scheduler scheduler) {
        return ids.publishOn(scheduler).map(this::name);
    }

    public Flux<String> windowed(Flux<String> ids) {
        return ids.publishOn(boundedElastic())
                .window(10)
                .concatMap(window -> window.map(this::name).collectList().map(all -> String.join(",", all)));
    }

    private String name(String id) {
        return jdbc.queryForObject("select name from item where id = ?", String.class, id);
    }
}
