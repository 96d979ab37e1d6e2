package sandbox.stomp;

import io.reactivex.rxjava3.core.Completable;
import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.core.Observable;
import io.reactivex.rxjava3.disposables.CompositeDisposable;
import io.smallrye.mutiny.Multi;
import java.util.concurrent.TimeUnit;

public class StompFeed {
    public interface Screen {
        void show(String text);
    }

    private final Screen screen;
    private final CompositeDisposable bag = new CompositeDisposable();

    public StompFeed(Screen screen) {
        this.screen = screen;
    }

    public void open(Flowable<String> frames) {
        bag.add(frames.map(String::strip).subscribe(screen::show)); // expect: lost-subscription
    }

    public void login(Completable login) {
        login.subscribe(() -> screen.show("logged in")); // expect: lost-subscription
    }

    public void heartbeats() {
        Observable.interval(10, TimeUnit.SECONDS).subscribe(t -> screen.show("beat"), e -> screen.show("dead")); // expect: lost-subscription
    }

    public void relay(Multi<String> frames) {
        frames.subscribe().with(screen::show); // expect: lost-subscription
    }

    public void openSafely(Flowable<String> frames) {
        bag.add(frames.subscribe(screen::show, e -> screen.show("lost: " + e)));
    }

    public void close() {
        bag.dispose();
    }
}
