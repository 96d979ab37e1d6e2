import reactor.test.StepVerifier;

class UnsafeOrdersTest {
    void emitsTheOrder() {
        StepVerifier.create("order").expectNext("order");
    }

    void endsAfterTheOrder() {
        StepVerifier.create("order")
            .expectNext("order")
            .expectComplete();
    }
}
