package reactor.test;

public interface StepVerifier {
    void verify();

    static Step create(Object publisher) {
        return null;
    }

    interface LastStep {
        StepVerifier expectComplete();

        void verifyComplete();
    }

    interface Step extends LastStep {
        Step expectNext(Object value);
    }
}
