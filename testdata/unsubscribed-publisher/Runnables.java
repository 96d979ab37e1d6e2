// essence: functions without a result that hide a publisher: fromRunnable, fromAction, schedule, callbacks of other libraries
package runnables;

import io.reactivex.rxjava3.core.Completable;
import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.core.Single;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

public class Runnables {
    public interface Db {
        Mono<Void> save(String s);

        Completable write(String s);

        CompletableFuture<Void> store(String s);
    }

    private final Db db;

    public Runnables(Db db) {
        this.db = db;
    }

    public Mono<Void> a(String s) {
        return Mono.fromRunnable(() -> db.save(s)); // expect: unsubscribed-publisher
    }

    public Mono<Void> b(String s) {
        return Mono.fromRunnable(this::touch).then(Mono.fromRunnable(() -> db.store(s))); // expect: unjoined-future
    }

    private void touch() {
        System.out.println("touch");
    }

    public Completable c(String s) {
        return Completable.fromAction(() -> db.write(s)); // expect: unsubscribed-publisher
    }

    public Completable d(String s) {
        return Completable.fromRunnable(() -> db.write(s)); // expect: unsubscribed-publisher
    }

    public Completable e(String s) {
        return Completable.defer(() -> db.write(s));
    }

    public void f(String s, Executor ex) {
        Schedulers.boundedElastic().schedule(() -> db.save(s)); // expect: unsubscribed-publisher
        ex.execute(() -> db.save(s)); // expect: unsubscribed-publisher
        new Thread(() -> db.save(s)).start(); // expect: unsubscribed-publisher
    }

    public void g(Iterator<String> it, Map<String, String> m) {
        it.forEachRemaining(db::save); // expect: unsubscribed-publisher
        m.forEach((k, v) -> db.store(k + v)); // expect: unjoined-future
        m.replaceAll((k, v) -> v + db.store(v));
        m.keySet().removeIf(k -> db.store(k).isDone());
    }

    public Flux<String> h(Flux<String> f) {
        return f.doOnNext(s -> {
            if (s.isEmpty()) {
                return;
            }
            db.save(s); // expect: unsubscribed-publisher
        }).doAfterTerminate(() -> db.store("end")); // expect: unjoined-future
    }

    public Single<Integer> i(Flowable<String> f) {
        return f.doOnComplete(() -> db.write("end")).reduce(0, (n, s) -> { // expect: unsubscribed-publisher
            db.write(s); // expect: unsubscribed-publisher
            return n + 1;
        });
    }

    public Mono<Void> j(List<String> all) {
        return Flux.fromIterable(all).map(s -> {
            db.save(s); // expect: unsubscribed-publisher
            return s.length();
        }).then();
    }

    public CompletableFuture<Void> k(List<String> all) {
        return CompletableFuture.runAsync(() -> all.forEach(db::store)); // expect: unjoined-future
    }

    public CompletableFuture<Void> l(String s) {
        return CompletableFuture.runAsync(() -> db.store(s)); // expect: unjoined-future
    }
}
