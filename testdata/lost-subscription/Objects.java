// objects of types that nobody sees may be subscribers
package post.objects;

import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.core.FlowableSubscriber;
import org.example.unseen.PublisherAsBlocking;
import org.reactivestreams.Subscription;
import reactor.core.publisher.Flux;
import java.util.function.Consumer;

class Objects {
    private final Flux<String> subject;

    Objects(Flux<String> subject) {
        this.subject = subject;
    }

    Object blocking() {
        PublisherAsBlocking blocking = new PublisherAsBlocking();
        subject.map(String::trim).subscribe(blocking);
        return blocking;
    }

    void consume(Consumer<String> consumer) {
        subject.map(String::trim).subscribe(consumer); // expect: lost-subscription
    }

    class State implements FlowableSubscriber<Object>, Runnable {
        public void onSubscribe(Subscription s) {}

        public void onNext(Object o) {}

        public void onError(Throwable t) {}

        public void onComplete() {}

        public void run() {}
    }

    class KeyState extends State {
        void start(Flowable<Object> all) {
            Flowable.fromPublisher(all).map(o -> o).subscribe(this);
        }
    }
}
