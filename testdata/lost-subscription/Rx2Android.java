// essence: RxJava 2 and 1 in android style: subscribe with Action, doOnSubscribe, compose, autoDispose
package rx2android;

import io.reactivex.Completable;
import io.reactivex.Flowable;
import io.reactivex.Maybe;
import io.reactivex.Observable;
import io.reactivex.ObservableTransformer;
import io.reactivex.Single;
import io.reactivex.SingleObserver;
import io.reactivex.disposables.CompositeDisposable;
import io.reactivex.disposables.Disposable;
import io.reactivex.functions.Consumer;
import io.reactivex.observers.DisposableObserver;
import io.reactivex.schedulers.Schedulers;
import io.reactivex.subjects.PublishSubject;
import java.util.concurrent.TimeUnit;

public class Rx2Android {
    private final CompositeDisposable bag = new CompositeDisposable();
    private final PublishSubject<String> clicks = PublishSubject.create();
    private Disposable timer;

    <T> ObservableTransformer<T, T> io() {
        return upstream -> upstream.subscribeOn(Schedulers.io());
    }

    void clicks(Consumer<String> screen) {
        bag.add(clicks.compose(io()).subscribe(screen)); // expect: lost-subscription
        bag.add(clicks.compose(io()).subscribe(screen, Throwable::printStackTrace));
        clicks.compose(io()); // expect: unsubscribed-publisher
    }

    void save(Completable save) {
        save.subscribeOn(Schedulers.io()).subscribe(); // expect: lost-subscription
        save.subscribe(() -> System.out.println("saved"), e -> System.err.println(e));
        save.onErrorComplete().subscribe();
        bag.add(save.subscribe(() -> System.out.println("saved"))); // expect: lost-subscription
    }

    void load(Single<String> load, Maybe<String> maybe) {
        load.subscribe(new SingleObserver<String>() {
            @Override
            public void onSubscribe(Disposable d) {
                bag.add(d);
            }

            @Override
            public void onSuccess(String s) {
                System.out.println(s);
            }

            @Override
            public void onError(Throwable e) {
                System.err.println(e);
            }
        });
        maybe.defaultIfEmpty("x").subscribe(s -> System.out.println(s)); // expect: lost-subscription
        maybe.doOnSuccess(s -> load.map(String::trim)).subscribe(s -> {}, e -> {}); // expect: unsubscribed-publisher
    }

    void tick() {
        timer = Flowable.interval(1, TimeUnit.SECONDS).onBackpressureDrop().subscribe(t -> System.out.println(t), e -> {});
        Flowable.interval(1, TimeUnit.SECONDS).onBackpressureDrop().subscribe(t -> System.out.println(t), e -> {}); // expect: lost-subscription
        Observable.timer(1, TimeUnit.SECONDS).subscribe(t -> System.out.println(t), e -> {});
        Observable.intervalRange(0, 5, 1, 1, TimeUnit.SECONDS).subscribe(t -> System.out.println(t), e -> {});
        Observable.interval(1, TimeUnit.SECONDS).takeWhile(t -> t < 9).subscribe(t -> System.out.println(t), e -> {});
        Observable.interval(1, TimeUnit.SECONDS).subscribe(new DisposableObserver<Long>() {
            @Override
            public void onNext(Long t) {
                if (t > 3) {
                    dispose();
                }
            }

            @Override
            public void onError(Throwable e) {
                System.err.println(e);
            }

            @Override
            public void onComplete() {
                System.out.println("end");
            }
        });
    }

    void stop() {
        bag.clear();
        timer.dispose();
    }
}
