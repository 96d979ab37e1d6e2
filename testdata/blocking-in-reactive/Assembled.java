// what transform, as, compose and methods of the project do with a chain is part of it
package ferry.list;

import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.ObservableTransformer;
import io.reactivex.rxjava3.core.Single;
import java.util.function.Function;
import org.reactivestreams.Publisher;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

public class Assembled {
    private final WebClient web;
    private final JdbcTemplate jdbc;

    Assembled(WebClient web, JdbcTemplate jdbc) {
        this.web = web;
        this.jdbc = jdbc;
    }

    private Flux<String> names() {
        return web.get().retrieve().bodyToFlux(String.class);
    }

    Flux<Integer> byReference() {
        return names().transform(Assembled::hop).map(this::save);
    }

    Flux<Integer> byLambda() {
        return names().as(flux -> flux.publishOn(Schedulers.boundedElastic())).map(name -> save(name));
    }

    Flux<Integer> byMethod() {
        return hop(names()).map(name -> save(name));
    }

    Flux<Integer> byFactory() {
        return names().transform(hopping()).map(name -> save(name));
    }

    Flux<Integer> limited() {
        return names().transform(flux -> flux.take(3)).map(name -> save(name)); // expect: blocking-in-reactive
    }

    Flux<Integer> limitedByMethod() {
        return logged(names()).map(name -> save(name)); // expect: blocking-in-reactive
    }

    Mono<Integer> source() {
        return Mono.fromCallable(() -> save("a")).transform(mono -> mono.subscribeOn(Schedulers.boundedElastic()));
    }

    Mono<Integer> sourceByMethod() {
        return off(Mono.fromCallable(() -> save("b")));
    }

    Mono<Integer> sourceHere() {
        return off2(Mono.fromCallable(() -> save("c"))); // expect: blocking-in-reactive
    }

    Observable<Integer> composed(Observable<String> names) {
        return names.observeOn(io.reactivex.rxjava3.schedulers.Schedulers.computation())
                .compose(io())
                .map(name -> save(name));
    }

    Single<Integer> composedSource() {
        return Single.fromCallable(() -> save("d"))
                .compose(single -> single.subscribeOn(io.reactivex.rxjava3.schedulers.Schedulers.io())
                        .observeOn(io.reactivex.rxjava3.schedulers.Schedulers.computation()));
    }

    private static <T> ObservableTransformer<T, T> io() {
        return upstream -> upstream.observeOn(io.reactivex.rxjava3.schedulers.Schedulers.io());
    }

    private static <T> Flux<T> hop(Flux<T> flux) {
        return flux.publishOn(Schedulers.boundedElastic());
    }

    private static <T> Flux<T> logged(Flux<T> flux) {
        return flux.doOnNext(System.out::println);
    }

    private static <T> Mono<T> off(Mono<T> mono) {
        return mono.subscribeOn(Schedulers.boundedElastic());
    }

    private static <T> Mono<T> off2(Mono<T> mono) {
        return mono.subscribeOn(Schedulers.parallel());
    }

    private static Function<Flux<String>, Publisher<String>> hopping() {
        return Assembled::hop;
    }

    private int save(String name) {
        return jdbc.update("insert into ferry values (?)", name);
    }
}
