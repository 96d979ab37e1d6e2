package cove.feed;

import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.helpers.test.UniAssertSubscriber;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import reactor.core.publisher.Flux;
import reactor.test.StepVerifier;
import reactor.test.subscriber.TestSubscriber;

public class EndlessFeedTests {
    private StepVerifier verifier;

    private static void verified(StepVerifier verifier) {
        verifier.verify(Duration.ofSeconds(2));
    }

    @AfterEach
    void finish() {
        if (verifier != null) {
            verifier.verify();
        }
    }

    @Test
    void cancels() {
        StepVerifier.create(Flux.interval(Duration.ofMillis(5))).expectNext(0L, 1L).thenCancel().verify();
    }

    @Test
    void byHelper() {
        verified(StepVerifier.create(Flux.just("a")).expectNext("a").expectComplete());
    }

    @Test
    void byField() {
        verifier = StepVerifier.create(Flux.range(0, 2)).expectNextCount(2).expectComplete();
    }

    @Test
    void reads() {
        TestSubscriber<Integer> subscriber = TestSubscriber.builder().initialRequest(1).build();
        Flux.range(0, 2).subscribe(subscriber);
        subscriber.cancel();
        assert subscriber.getReceivedOnNext().size() == 1;
    }

    @Test
    void asserts() {
        UniAssertSubscriber<String> subscriber =
                Uni.createFrom().item("a").subscribe().withSubscriber(UniAssertSubscriber.create());
        subscriber.awaitItem().assertItem("a");
    }
}
