package gate.sign;

import java.security.MessageDigest;
import java.util.Base64;
import org.springframework.security.crypto.bcrypt.BCryptPasswordEncoder;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;

public class Signin {
    private final BCryptPasswordEncoder encoder = new BCryptPasswordEncoder();

    public Mono<ServerResponse> direct(ServerRequest request) {
        String hash = encoder.encode(request.pathVariable("p")); // expect: cpu-work-on-event-loop
        return ServerResponse.ok().bodyValue(hash);
    }

    public Mono<ServerResponse> mapped(ServerRequest request) {
        return request.bodyToMono(String.class)
                .filter(p -> matches(p)) // expect: cpu-work-on-event-loop
                .flatMap(p -> ServerResponse.ok().bodyValue(p));
    }

    public Mono<ServerResponse> parallel(ServerRequest request) {
        return request.bodyToMono(String.class)
                .publishOn(Schedulers.parallel())
                .filter(p -> matches(p))
                .flatMap(p -> ServerResponse.ok().bodyValue(p));
    }

    public Mono<ServerResponse> elastic(ServerRequest request) {
        return Mono.fromCallable(() -> encoder.encode("x"))
                .subscribeOn(Schedulers.boundedElastic())
                .flatMap(p -> ServerResponse.ok().bodyValue(p));
    }

    public Mono<ServerResponse> light(ServerRequest request) throws Exception {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(request.path().getBytes());
        return ServerResponse.ok().bodyValue(Base64.getEncoder().encodeToString(digest));
    }

    public boolean plain(String p) {
        return matches(p);
    }

    private boolean matches(String p) {
        return encoder.matches(p, "hash");
    }
}
