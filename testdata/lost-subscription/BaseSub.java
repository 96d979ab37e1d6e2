// essence: subscriber objects, subscribeWith, own BaseSubscriber subclass
package basesub;

import org.reactivestreams.Subscriber;
import org.reactivestreams.Subscription;
import reactor.core.publisher.BaseSubscriber;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;
import reactor.core.publisher.SignalType;
import reactor.test.StepVerifier;

public class BaseSub {
    static class Counting extends BaseSubscriber<String> {
        private int count;

        @Override
        protected void hookOnNext(String value) {
            count++;
        }

        @Override
        protected void hookFinally(SignalType type) {
            System.out.println(count);
        }
    }

    static class Plain implements Subscriber<String> {
        @Override
        public void onSubscribe(Subscription s) {
            s.request(Long.MAX_VALUE);
        }

        @Override
        public void onNext(String s) {
            System.out.println(s);
        }

        @Override
        public void onError(Throwable t) {
            System.err.println(t);
        }

        @Override
        public void onComplete() {
            System.out.println("done");
        }
    }

    public void subscribe(Flux<String> source, Subscriber<String> given) {
        source.subscribe(new Counting());
        source.subscribe(new Plain());
        source.subscribe(given);
        source.subscribeWith(new Counting());
        source.subscribe(s -> System.out.println(s)); // expect: lost-subscription
        source.subscribe(null, e -> System.err.println(e));
        source.subscribe(s -> System.out.println(s), e -> {}, () -> System.out.println("done"));
    }

    public void verify(Flux<String> source) {
        StepVerifier.create(source).expectNext("a").verifyComplete();
    }

    public void monos(Mono<String> m) {
        m.doOnError(e -> System.err.println(e)).doFinally(s -> System.out.println(s)).subscribe(); // expect: lost-subscription
        m.onErrorResume(IllegalStateException.class, e -> Mono.empty()).subscribe(); // maybe: lost-subscription
        m.onErrorComplete().subscribe();
        m.materialize().subscribe(sig -> System.out.println(sig));
        m.onErrorReturn("x").map(String::length).subscribe(); // maybe: lost-subscription
    }
}
