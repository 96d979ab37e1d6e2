package trip.routes;

import static org.springframework.web.reactive.function.server.RouterFunctions.route;

import java.nio.file.Files;
import java.nio.file.Path;
import org.springframework.web.reactive.function.server.HandlerFunction;
import org.springframework.web.reactive.function.server.RouterFunction;
import org.springframework.web.reactive.function.server.ServerRequest;
import org.springframework.web.reactive.function.server.ServerResponse;
import reactor.core.publisher.Mono;

public class Routes {
    private final HandlerFunction<ServerResponse> fixed = request -> {
        String text = text("fixed"); // expect: blocking-in-reactive
        return ServerResponse.ok().bodyValue(text);
    };

    public RouterFunction<ServerResponse> routes() {
        String shared = text("shared");
        return route()
                .GET("/a", request -> ServerResponse.ok().bodyValue(text("a"))) // expect: blocking-in-reactive
                .GET("/b", this::b)
                .GET("/c", fixed)
                .GET("/d", request -> ServerResponse.ok().bodyValue(shared))
                .build();
    }

    public Mono<ServerResponse> b(ServerRequest request) {
        return ServerResponse.ok().bodyValue(text("b")); // expect: blocking-in-reactive
    }

    private static String text(String name) {
        try {
            return Files.readString(Path.of(name));
        } catch (java.io.IOException e) {
            return "";
        }
    }
}
