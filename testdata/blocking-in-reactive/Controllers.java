package ware.web;

import java.util.List;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.client.RestTemplate;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

@RestController
public class Controllers {
    private final JdbcTemplate jdbc;
    private final RestTemplate rest;

    public Controllers(JdbcTemplate jdbc, RestTemplate rest) {
        this.jdbc = jdbc;
        this.rest = rest;
    }

    @GetMapping("/names")
    public Flux<String> names() {
        List<String> all = jdbc.queryForList("select name from ware", String.class); // expect: blocking-in-reactive
        return Flux.fromIterable(all);
    }

    @GetMapping("/count")
    public Mono<Integer> count() {
        return Mono.just(jdbc.queryForObject("select count(*) from ware", Integer.class)); // expect: blocking-in-reactive
    }

    @GetMapping("/count2")
    public Mono<Integer> deferred() {
        return Mono.fromCallable(() -> jdbc.queryForObject("select count(*) from ware", Integer.class))
                .subscribeOn(Schedulers.boundedElastic());
    }

    @GetMapping("/undeferred")
    public Mono<Integer> onLoop() {
        return Mono.fromCallable(() -> jdbc.queryForObject("select count(*) from ware", Integer.class)); // expect: blocking-in-reactive
    }

    @PostMapping("/copy")
    public String plain(@RequestBody Mono<String> body) {
        return rest.getForObject("http://copy", String.class); // expect: blocking-in-reactive
    }

    @GetMapping("/host")
    public String plainRequest(ServerHttpRequest request) {
        return rest.getForObject("http://copy", String.class); // expect: blocking-in-reactive
    }

    @GetMapping("/servlet")
    public String unknownStack() {
        return rest.getForObject("http://copy", String.class);
    }
}
