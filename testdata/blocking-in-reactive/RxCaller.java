// RxJava runs on the caller unless told; only blocking operators are wrong wherever they stand
package stock.rx;

import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.core.Single;
import io.reactivex.rxjava3.schedulers.Schedulers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

public class RxCaller {
    public Flowable<String> callers(Flowable<Path> paths) {
        return paths.map(p -> Files.readString(p));
    }

    public Flowable<String> computed(Flowable<Path> paths) {
        return paths.observeOn(Schedulers.computation()).map(p -> Files.readString(p)); // expect: blocking-in-reactive
    }

    public Flowable<String> io(Flowable<Path> paths) {
        return paths.observeOn(Schedulers.io()).map(p -> Files.readString(p));
    }

    public Observable<String> ticks(Path p) {
        return Observable.interval(1, TimeUnit.SECONDS).map(t -> Files.readString(p)); // expect: blocking-in-reactive
    }

    public Observable<String> ticksOn(Path p) {
        return Observable.interval(1, TimeUnit.SECONDS, Schedulers.io()).map(t -> Files.readString(p));
    }

    public Flowable<String> nested(Flowable<String> ids, Single<String> other) {
        return ids.map(id -> id + other.blockingGet()); // expect: blocking-in-reactive
    }

    public Flowable<String> nestedFirst(Flowable<String> ids, Flowable<String> other) {
        return ids.filter(id -> id.equals(other.blockingFirst())); // expect: blocking-in-reactive
    }

    public Flowable<String> flat(Flowable<String> ids, Single<String> other) {
        return ids.concatMapSingle(id -> other.map(o -> id + o));
    }

    public Single<String> observed(Path p) {
        return Single.fromCallable(() -> Files.readString(p)).subscribeOn(Schedulers.computation()); // expect: blocking-in-reactive
    }

    public Single<String> subscribed(Path p) {
        return Single.fromCallable(() -> Files.readString(p)).subscribeOn(Schedulers.io());
    }
}
