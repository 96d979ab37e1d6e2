package sandbox.bag;

import io.reactivex.rxjava3.core.Completable;
import io.reactivex.rxjava3.core.CompletableObserver;
import io.reactivex.rxjava3.core.Maybe;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.Single;
import io.reactivex.rxjava3.disposables.Disposable;
import io.reactivex.rxjava3.observers.DisposableObserver;
import java.util.concurrent.TimeUnit;

public class DisposableBag {
    private Disposable blinking;

    public void greet(Single<String> name) {
        name.subscribe(n -> System.out.println("hello " + n), Throwable::printStackTrace);
    }

    public void greetMaybe(Maybe<String> name) {
        name.onErrorComplete().subscribe(System.out::println);
    }

    public void save(Completable save) {
        save.subscribe(new CompletableObserver() {
            @Override
            public void onSubscribe(Disposable d) {
                System.out.println("saving");
            }

            @Override
            public void onComplete() {
                System.out.println("saved");
            }

            @Override
            public void onError(Throwable failure) {
                System.out.println("not saved: " + failure);
            }
        });
    }

    public DisposableObserver<Long> countdown() {
        return Observable.interval(1, TimeUnit.SECONDS).take(10).subscribeWith(new DisposableObserver<>() {
            @Override
            public void onNext(Long tick) {
                System.out.println(10 - tick);
            }

            @Override
            public void onError(Throwable failure) {
                System.out.println(failure);
            }

            @Override
            public void onComplete() {
                System.out.println("lift-off");
            }
        });
    }

    public void blink() {
        blinking = Observable.interval(500, TimeUnit.MILLISECONDS)
                .subscribe(t -> System.out.print('.'), Throwable::printStackTrace);
    }

    public void dark() {
        blinking.dispose();
    }
}
