// source: ReactiveX/RxJava#5776 | essence: endless sources through fields, helpers, operators and generators that complete
package fixture.endless;

import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.core.Observable;
import io.smallrye.mutiny.Multi;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import reactor.core.Disposable;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

public class EndlessOrNot {
    private final Flux<Long> seconds = Flux.interval(Duration.ofSeconds(1));
    private final Consumer<Throwable> onError = Throwable::printStackTrace;
    private Disposable ticking;

    private Flux<Long> minutes() {
        return Flux.interval(Duration.ofMinutes(1)).onBackpressureDrop();
    }

    void field() {
        seconds.subscribe(System.out::println, onError); // expect: lost-subscription
        seconds.take(3).subscribe(System.out::println, onError);
    }

    void helper() {
        minutes().map(m -> "minute " + m).subscribe(System.out::println, onError); // expect: lost-subscription
        minutes().takeUntilOther(Mono.delay(Duration.ofHours(1))).subscribe(System.out::println, onError);
    }

    void generated() {
        Flux.generate(() -> 0, (n, sink) -> {
            sink.next(n);
            return n + 1;
        }).subscribe(System.out::println, onError); // expect: lost-subscription
        Flux.<Integer, Integer>generate(() -> 0, (n, sink) -> {
            sink.next(n);
            if (n == 10) {
                sink.complete();
            }
            return n + 1;
        }).subscribe(System.out::println, onError);
        Flowable.<Integer, Integer>generate(() -> 0, (n, emitter) -> {
            if (n > 3) {
                emitter.onComplete();
            } else {
                emitter.onNext(n);
            }
            return n + 1;
        }).subscribe(System.out::println, Throwable::printStackTrace);
    }

    void local() {
        Disposable d = seconds.subscribe(System.out::println, onError);
        Runtime.getRuntime().addShutdownHook(new Thread(d::dispose));
        Disposable unread = seconds.subscribe(System.out::println, onError); // expect: lost-subscription
    }

    Disposable returned() {
        return seconds.subscribe(System.out::println, onError);
    }

    void stored() {
        ticking = seconds.subscribe(System.out::println, onError);
        ticking = minutes().subscribe(System.out::println); // expect: lost-subscription
    }

    void polls(Mono<String> poll) {
        poll.repeatWhen(done -> done.delayElements(Duration.ofSeconds(1))).subscribe(System.out::println, onError); // maybe: lost-subscription
        seconds.flatMap(t -> poll).subscribe(System.out::println, onError); // expect: lost-subscription
        seconds.switchMap(t -> poll.repeat(2)).take(5).subscribe(System.out::println, onError);
        Flux.merge(seconds, minutes()).subscribe(System.out::println, onError); // maybe: lost-subscription
    }

    void rx(Observable<String> stop) {
        Observable.interval(1, TimeUnit.SECONDS).takeUntil(stop).subscribe(System.out::println, Throwable::printStackTrace);
        Observable.interval(1, TimeUnit.SECONDS).concatMapSingle(t -> stop.firstOrError()).subscribe(System.out::println, Throwable::printStackTrace); // expect: lost-subscription
        Observable.just(1).repeat().subscribe(System.out::println, Throwable::printStackTrace); // expect: lost-subscription
        Observable.just(1).repeatUntil(() -> System.nanoTime() % 2 == 0).subscribe(System.out::println, Throwable::printStackTrace);
        Observable.just(1).retry().subscribe(System.out::println, Throwable::printStackTrace); // expect: lost-subscription
    }

    void mutinyGenerated() {
        Multi.createFrom().<Integer, Integer>generator(() -> 0, (n, emitter) -> {
            if (n > 3) {
                emitter.complete();
            } else {
                emitter.emit(n);
            }
            return n + 1;
        }).subscribe().with(System.out::println, Throwable::printStackTrace);
        Multi.createFrom().<Integer, Integer>generator(() -> 0, (n, emitter) -> {
            emitter.emit(n);
            return n + 1;
        }).subscribe().with(System.out::println, Throwable::printStackTrace); // expect: lost-subscription
    }

    void mutiny() {
        Multi.createFrom().ticks().every(Duration.ofSeconds(1)).onOverflow().drop().subscribe().with(System.out::println, Throwable::printStackTrace); // expect: lost-subscription
        Multi.createFrom().ticks().every(Duration.ofSeconds(1)).select().first(Duration.ofSeconds(5)).subscribe().with(System.out::println, Throwable::printStackTrace);
    }

    void blocks() {
        seconds.blockFirst();
        seconds.take(2).blockLast();
    }
}
