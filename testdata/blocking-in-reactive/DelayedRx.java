// source: RxJava chains whose inner sources delay, replayed and shared sources, retryWhen with timers, toFuture().get()
package delayed.rx;

import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.core.Maybe;
import io.reactivex.rxjava3.core.Single;
import io.reactivex.rxjava3.schedulers.Schedulers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;

public class DelayedRx {

    public Single<Long> delayed(Single<Path> path) {
        return path.subscribeOn(Schedulers.io())
                .delay(10, TimeUnit.MILLISECONDS)
                .map(DelayedRx::size); // expect: blocking-in-reactive
    }

    public Single<Long> delayedOnIo(Single<Path> path) {
        return path.subscribeOn(Schedulers.io())
                .delay(10, TimeUnit.MILLISECONDS, Schedulers.io())
                .map(DelayedRx::size);
    }

    public Single<Long> inner(Single<Path> path) {
        return path.observeOn(Schedulers.io())
                .flatMap(p -> Single.just(p).delay(5, TimeUnit.MILLISECONDS))
                .map(DelayedRx::size); // expect: blocking-in-reactive
    }

    public Flowable<Long> timed(Flowable<Path> paths) {
        return paths.observeOn(Schedulers.io())
                .throttleLast(1, TimeUnit.SECONDS)
                .map(DelayedRx::size); // expect: blocking-in-reactive
    }

    public Flowable<Long> timedBefore(Flowable<Path> paths) {
        return paths.throttleLast(1, TimeUnit.SECONDS).observeOn(Schedulers.io()).map(DelayedRx::size);
    }

    public Maybe<Long> waiting(Maybe<Path> path, Single<Long> other) {
        return path.map(p -> {
            try {
                return other.toCompletionStage().toCompletableFuture().get(); // expect: blocking-in-reactive
            } catch (ExecutionException e) {
                throw new IllegalStateException(e.getCause());
            }
        });
    }

    public long now(Single<Path> path) {
        return path.map(DelayedRx::size).subscribeOn(Schedulers.io()).blockingGet();
    }

    private static long size(Path path) {
        try {
            return Files.size(path);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
