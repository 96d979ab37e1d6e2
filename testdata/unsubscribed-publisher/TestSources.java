package quay.sources;

import org.junit.jupiter.api.Test;
import reactor.test.StepVerifier;
import reactor.test.publisher.TestPublisher;

class TestSources {
  @Test
  void emits() {
    TestPublisher<String> hails = TestPublisher.create();
    StepVerifier.create(hails.flux())
        .then(() -> hails.emit("ahoy"))
        .expectNext("ahoy")
        .verifyComplete();
    hails.next("late");
    hails.assertNoSubscribers();
  }
}
