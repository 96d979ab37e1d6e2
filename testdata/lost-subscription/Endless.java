// essence: endless sources by generate, create, repeat; kept by add, put, update; disposed in lambda
package endless;

import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.disposables.CompositeDisposable;
import io.smallrye.mutiny.Multi;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import reactor.core.Disposable;
import reactor.core.Disposables;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

public class Endless {
    private final List<Disposable> running = new ArrayList<>();
    private final Disposable.Swap swap = Disposables.swap();
    private final CompositeDisposable bag = new CompositeDisposable();

    public void start(Mono<String> poll) {
        Flux.<Integer>generate(s -> s.next(1)).subscribe(n -> {}, e -> {}); // expect: lost-subscription
        poll.repeatWhen(r -> r.delayElements(Duration.ofSeconds(1))).subscribe(n -> {}, e -> {}); // maybe: lost-subscription
        poll.repeat(() -> true).subscribe(n -> {}, e -> {}); // maybe: lost-subscription
        running.add(Flux.interval(Duration.ofSeconds(1)).subscribe(n -> {}, e -> {}));
        swap.update(Flux.interval(Duration.ofSeconds(1)).subscribe(n -> {}, e -> {}));
        Disposable d = Flux.interval(Duration.ofSeconds(1)).subscribe(n -> {}, e -> {}); // expect: lost-subscription
        Disposable e = Flux.interval(Duration.ofSeconds(1)).subscribe(n -> {}, x -> {});
        Runtime.getRuntime().addShutdownHook(new Thread(e::dispose));
        Flux.interval(Duration.ofSeconds(1)).take(Duration.ofSeconds(3)).subscribe(n -> {}, x -> {});
        Flux.interval(Duration.ofSeconds(1)).next().subscribe(n -> {}, x -> {}); // maybe: lost-subscription
        Flux.interval(Duration.ofSeconds(1)).flatMap(t -> poll).takeUntil("x"::equals).subscribe(n -> {}, x -> {});
    }

    public void rx() {
        Flowable.<Integer>generate(em -> em.onNext(1)).subscribe(n -> {}, x -> {}); // expect: lost-subscription
        Observable.interval(1, TimeUnit.SECONDS).doOnDispose(() -> System.out.println("x")).subscribe(n -> {}, x -> {}); // expect: lost-subscription
        bag.addAll(Observable.interval(1, TimeUnit.SECONDS).subscribe(n -> {}, x -> {}));
        Observable.interval(1, TimeUnit.SECONDS).firstElement().subscribe(n -> {}, x -> {}); // maybe: lost-subscription
        Multi.createFrom().ticks().every(Duration.ofSeconds(1)).subscribe().with(n -> {}, x -> {}); // expect: lost-subscription
        Multi.createFrom().ticks().every(Duration.ofSeconds(1)).select().first(2).subscribe().with(n -> {}, x -> {});
    }

    public void stop() {
        running.forEach(Disposable::dispose);
        swap.dispose();
        bag.dispose();
    }
}
