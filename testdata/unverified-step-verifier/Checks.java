package sandbox.checks;

import io.reactivex.rxjava3.core.Flowable;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.helpers.test.UniAssertSubscriber;
import java.time.Duration;
import reactor.core.publisher.Flux;
import reactor.test.StepVerifier;

public class Checks {
  void forgets(Flowable<String> names) {
    StepVerifier.create(Flux.just(1)).expectNext(1).expectComplete(); // expect: unverified-step-verifier
    StepVerifier.withVirtualTime(() -> Flux.just(1)).thenAwait(Duration.ofDays(1)); // expect: unverified-step-verifier
    StepVerifier kept = StepVerifier.create(Flux.just(1)).expectComplete(); // expect: unverified-step-verifier
    names.test(); // expect: unverified-step-verifier
    UniAssertSubscriber<String> uni = // expect: unverified-step-verifier
        Uni.createFrom().item("a").subscribe().withSubscriber(UniAssertSubscriber.create());
    uni.cancel();
  }

  StepVerifier checks(Flowable<String> names) {
    StepVerifier.create(Flux.just(1)).expectNext(1).verifyComplete();
    StepVerifier kept = StepVerifier.create(Flux.just(1)).expectNext(1).expectComplete();
    kept.verify();
    names.test().assertComplete();
    return StepVerifier.create(Flux.just(1)).expectComplete();
  }

  void triggers(Flowable<String> names, StringBuilder seen) {
    names.doOnNext(seen::append).test();
    assertThat(seen);
  }

  private static void assertThat(Object seen) {
    System.out.println(seen);
  }
}
