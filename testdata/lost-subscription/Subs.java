// essence: subscriptions that are fine
package subs;

import io.reactivex.rxjava3.core.Completable;
import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.Single;
import io.reactivex.rxjava3.disposables.Disposable;
import io.reactivex.rxjava3.observers.TestObserver;
import io.reactivex.rxjava3.processors.PublishProcessor;
import io.reactivex.rxjava3.subjects.SingleSubject;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.publisher.Sinks;

public class Subs {
    private final PublishProcessor<String> processor = PublishProcessor.create();
    private final SingleSubject<String> answer = SingleSubject.create();
    private final Sinks.One<String> sink = Sinks.one();
    private Disposable d;

    void rx(Single<String> s, Flowable<String> f, Completable c, Observable<Long> o) {
        s.subscribe(answer);
        f.subscribe(processor);
        c.subscribe(() -> {}, Throwable::printStackTrace);
        s.subscribe((v, e) -> System.out.println(v));
        TestObserver<String> t = s.test();
        t.assertComplete();
        d = o.subscribe(x -> {}, e -> {}, () -> {});
        f.onErrorReturn(e -> "x").subscribe(System.out::println);
        f.onErrorReturnItem("x").subscribe(System.out::println);
        f.onErrorResumeWith(Flowable.empty()).subscribe(System.out::println);
        c.onErrorComplete().andThen(Completable.complete()).subscribe();
        Observable.interval(1, TimeUnit.SECONDS).take(3, TimeUnit.SECONDS).subscribe(x -> {}, e -> {});
        f.blockingSubscribe(System.out::println, Throwable::printStackTrace);
    }

    void reactor(Mono<String> m, Flux<String> f) {
        m.subscribe(v -> sink.tryEmitValue(v), e -> sink.tryEmitError(e));
        m.onErrorResume(e -> Mono.empty()).subscribe();
        f.onErrorComplete().subscribe(System.out::println);
        f.onErrorReturn("x").subscribe(System.out::println);
        f.materialize().subscribe(System.out::println);
        f.subscribe(System.out::println, e -> {}, () -> {}, reactor.util.context.Context.empty());
        Flux.interval(Duration.ofSeconds(1)).takeUntilOther(m).subscribe(x -> {}, e -> {});
        Flux.interval(Duration.ofSeconds(1)).timeout(Duration.ofMillis(5)).subscribe(x -> {}, e -> {});
        sink.asMono().subscribe(System.out::println, e -> {});
    }

    void mutiny(Uni<String> u, Multi<String> m) {
        u.onFailure().recoverWithItem("x").subscribe().with(System.out::println);
        u.onFailure().recoverWithNull().subscribe().with(x -> {});
        m.onFailure().recoverWithCompletion().subscribe().with(x -> {});
        u.onItemOrFailure().transform((x, e) -> e == null ? x : "y").subscribe().with(x -> {});
        m.select().first(3).subscribe().with(x -> {}, e -> {});
        Multi.createFrom().ticks().every(Duration.ofSeconds(1)).select().first(3).subscribe().with(x -> {}, e -> {});
    }

    void stop() {
        d.dispose();
    }
}
