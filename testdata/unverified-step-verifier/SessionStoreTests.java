package cove.sessions;

import io.reactivex.rxjava3.core.Flowable;
import io.reactivex.rxjava3.subscribers.TestSubscriber;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Mono;
import reactor.test.StepVerifier;

public class SessionStoreTests {
    private final Map<String, String> sessions = new ConcurrentHashMap<>();

    private Mono<String> find(String id) {
        return Mono.justOrEmpty(sessions.get(id));
    }

    private Mono<String> delete(String id) {
        return Mono.fromCallable(() -> sessions.remove(id));
    }

    @BeforeEach
    void fill() {
        sessions.put("a", "alice");
    }

    @Test
    void findsNothing() {
        StepVerifier.create(find("b")).expectComplete(); // expect: unverified-step-verifier
    }

    @Test
    void deletes() {
        delete("a").as(StepVerifier::create) // expect: unverified-step-verifier
                .expectNext("alice")
                .expectComplete()
                .log();
        var missing = StepVerifier.create(delete("b")).expectNextCount(0); // expect: unverified-step-verifier
    }

    @Test
    void lists() {
        TestSubscriber<String> names = new TestSubscriber<>(); // expect: unverified-step-verifier
        Flowable.fromIterable(sessions.values()).map(String::toUpperCase).subscribe(names);
    }

    @Test
    void finds() {
        StepVerifier.create(find("a")).expectNext("alice").verifyComplete();
        TestSubscriber<String> names = Flowable.fromIterable(sessions.values()).test();
        names.assertValueCount(1);
    }
}
