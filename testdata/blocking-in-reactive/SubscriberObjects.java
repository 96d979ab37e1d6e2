// source: subscriber objects given to subscribe: BaseSubscriber, RxJava observers, Mongo subscribers
package subscriber.objects;

import com.mongodb.client.result.InsertOneResult;
import com.mongodb.reactivestreams.client.MongoCollection;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.observers.DisposableObserver;
import io.reactivex.rxjava3.schedulers.Schedulers;
import java.util.concurrent.TimeUnit;
import org.bson.Document;
import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.BaseSubscriber;

public class SubscriberObjects {

    private final WebClient web;
    private final JdbcTemplate jdbc;

    public SubscriberObjects(WebClient web, JdbcTemplate jdbc) {
        this.web = web;
        this.jdbc = jdbc;
    }

    public void base() {
        web.get().retrieve().bodyToFlux(String.class).subscribe(new BaseSubscriber<String>() {
            @Override
            protected void hookOnNext(String value) {
                jdbc.update("insert into t values (?)", value); // expect: blocking-in-reactive
                request(1);
            }

            @Override
            protected void hookOnError(Throwable error) {
                System.err.println(error.getMessage());
            }
        });
    }

    public void observed() {
        Observable.interval(1, TimeUnit.SECONDS).subscribe(new DisposableObserver<Long>() { // maybe: lost-subscription
            @Override
            public void onNext(Long tick) {
                jdbc.update("insert into t values (?)", tick); // expect: blocking-in-reactive
            }

            @Override
            public void onError(Throwable error) {
                System.err.println(error.getMessage());
            }

            @Override
            public void onComplete() {
                System.out.println("done");
            }
        });
    }

    public void observedOnIo() {
        Observable.interval(1, TimeUnit.SECONDS).observeOn(Schedulers.io()).subscribe(new DisposableObserver<Long>() { // maybe: lost-subscription
            @Override
            public void onNext(Long tick) {
                jdbc.update("insert into t values (?)", tick);
            }

            @Override
            public void onError(Throwable error) {
                System.err.println(error.getMessage());
            }

            @Override
            public void onComplete() {
                System.out.println("done");
            }
        });
    }

    public void inserted(MongoCollection<Document> collection) {
        collection.insertOne(new Document("a", 1)).subscribe(new Subscriber<InsertOneResult>() {
            @Override
            public void onSubscribe(Subscription subscription) {
                subscription.request(1);
            }

            @Override
            public void onNext(InsertOneResult result) {
                jdbc.update("insert into t values (?)", result.toString()); // maybe: blocking-in-reactive, blocking-in-event-loop
            }

            @Override
            public void onError(Throwable error) {
                System.err.println(error.getMessage());
            }

            @Override
            public void onComplete() {
                System.out.println("done");
            }
        });
    }

    /** Who asks for the value may wait; the signals may not. */
    static final class Awaited extends BaseSubscriber<String> {
        private final java.util.concurrent.CountDownLatch done = new java.util.concurrent.CountDownLatch(1);
        private volatile String last = "";

        @Override
        protected void hookOnNext(String value) {
            last = value;
        }

        @Override
        protected void hookFinally(reactor.core.publisher.SignalType type) {
            done.countDown();
        }

        String get() throws InterruptedException {
            done.await();
            return last;
        }
    }

    public String now() throws InterruptedException {
        return web.get().retrieve().bodyToFlux(String.class).subscribeWith(new Awaited()).get();
    }
}
