// essence: publishers of abstract generic base classes, dropped in subclasses and by callers
package feeds;

import io.reactivex.rxjava3.core.Completable;
import io.reactivex.rxjava3.core.Observable;

public class News extends Feed<String> {
    @Override
    protected Observable<String> items() {
        return Observable.just("a", "b");
    }

    @Override
    protected Completable store(String item) {
        super.store(item); // expect: unsubscribed-publisher
        return Completable.complete();
    }

    public void refresh() {
        storeAll(); // expect: unsubscribed-publisher
        items().map(this::store); // expect: unsubscribed-publisher
    }

    public Completable refreshAll() {
        return super.storeAll().andThen(store("done"));
    }
}
