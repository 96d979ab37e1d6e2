// source: RxJava 2 in Vert.x and Android-like code: io.reactivex package, subscribeOn nearest to the source, unknown scheduler silent
package rx.gateway;

import io.reactivex.Completable;
import io.reactivex.Flowable;
import io.reactivex.Observable;
import io.reactivex.Scheduler;
import io.reactivex.Single;
import io.reactivex.schedulers.Schedulers;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import retrofit2.Call;
import retrofit2.Response;

public class RxGateway {

    private final Api api;
    private final Scheduler io;
    private final Scheduler pool = Schedulers.from(Executors.newFixedThreadPool(4));

    public RxGateway(Api api, Scheduler io) {
        this.api = api;
        this.io = io;
    }

    public Single<String> user(String id) {
        return Single.fromCallable(() -> body(api.user(id)))
                .subscribeOn(io)
                .observeOn(Schedulers.computation())
                .map(String::trim);
    }

    public Single<String> nearest(String id) {
        return Single.fromCallable(() -> body(api.user(id))) // expect: blocking-in-reactive
                .subscribeOn(Schedulers.computation())
                .subscribeOn(Schedulers.io());
    }

    public Observable<String> retried(String id) {
        return Observable.timer(1, TimeUnit.SECONDS)
                .flatMap(tick -> Observable.fromCallable(() -> body(api.user(id)))) // expect: blocking-in-reactive
                .retry(3);
    }

    public Observable<String> timerOnPool(String id) {
        return Observable.timer(1, TimeUnit.SECONDS)
                .flatMap(tick -> Observable.fromCallable(() -> body(api.user(id))).subscribeOn(pool));
    }

    public Flowable<List<String>> batches(Flowable<String> ids) {
        return ids.buffer(1, TimeUnit.SECONDS)
                .doOnNext(batch -> body(api.user(String.join(",", batch)))); // expect: blocking-in-reactive
    }

    public Completable single(String id) {
        return Completable.fromAction(() -> body(api.user(id))) // expect: blocking-in-reactive
                .subscribeOn(Schedulers.single());
    }

    public String now(String id) {
        return user(id).timeout(1, TimeUnit.SECONDS).blockingGet();
    }

    private static String body(Call<String> call) throws IOException {
        Response<String> response = call.execute();
        return response.body();
    }

    interface Api {
        Call<String> user(String id);
    }
}
