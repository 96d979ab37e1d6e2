package feeds;

import io.reactivex.rxjava3.core.Completable;
import io.reactivex.rxjava3.core.Observable;

public abstract class Feed<T> {
    protected abstract Observable<T> items();

    protected Completable store(T item) {
        return Completable.fromAction(() -> System.out.println(item));
    }

    public Completable storeAll() {
        return items().concatMapCompletable(this::store);
    }

    public void start() {
        items().subscribe(this::store); // expect: unsubscribed-publisher, lost-subscription
    }
}
