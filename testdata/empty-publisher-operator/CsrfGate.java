package cove.csrf;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

public class CsrfGate {
    public record Request(String path, String token) {}

    public interface Chain {
        Mono<Void> next(Request request);
    }

    private static final Logger LOG = LoggerFactory.getLogger(CsrfGate.class);
    private final String token;

    public CsrfGate(String token) {
        this.token = token;
    }

    public Mono<Void> filter(Request request, Chain chain) {
        return Mono.just(request)
                .filter(r -> !r.path().startsWith("/public"))
                .flatMap(this::validate)
                .flatMap(checked -> chain.next(request)); // expect: empty-publisher-operator
    }

    public Mono<Void> filterAll(Flux<Request> requests, Chain chain) {
        return Mono.when(requests.flatMap(this::validate))
                .filter(done -> token != null) // expect: empty-publisher-operator
                .then();
    }

    public Mono<Long> audit(Request request, Mono<Long> audited) {
        return Mono.<Void>fromRunnable(() -> LOG.info("{}", request.path()))
                .zipWith(audited, (nothing, id) -> id); // expect: empty-publisher-operator
    }

    public Mono<Void> filterInOrder(Request request, Chain chain) {
        return validate(request).then(Mono.defer(() -> chain.next(request)));
    }

    private Mono<Void> validate(Request request) {
        return token.equals(request.token()) ? Mono.empty() : Mono.error(new SecurityException(request.path()));
    }
}
