// source: reactor-netty routes and handlers, http client hooks
package rnetty.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import reactor.core.publisher.Mono;
import reactor.core.scheduler.Schedulers;
import reactor.netty.DisposableServer;
import reactor.netty.http.client.HttpClient;
import reactor.netty.http.server.HttpServer;

public class RnettyServer {

    private final Path root;

    public RnettyServer(Path root) {
        this.root = root;
    }

    public DisposableServer start() {
        return HttpServer.create()
                .port(8080)
                .route(routes -> routes
                        .get("/file/{name}", (request, response) ->
                                response.sendString(Mono.just(read(request.param("name"))))) // expect: blocking-in-reactive
                        .get("/lazy/{name}", (request, response) ->
                                response.sendString(Mono.fromCallable(() -> read(request.param("name")))
                                        .subscribeOn(Schedulers.boundedElastic())))
                        .post("/store", (request, response) -> request.receive().asString()
                                .doOnNext(this::write) // expect: blocking-in-reactive
                                .then(response.send())))
                .bindNow();
    }

    public Mono<Integer> fetch(HttpClient client) {
        return client.get().uri("/remote")
                .responseSingle((response, body) -> body.asString())
                .map(text -> {
                    write(text); // expect: blocking-in-reactive
                    return text.length();
                });
    }

    public static void main(String[] args) {
        DisposableServer server = new RnettyServer(Path.of("/srv")).start();
        server.onDispose().block();
    }

    private String read(String name) {
        try {
            return Files.readString(root.resolve(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void write(String text) {
        try {
            Files.writeString(root.resolve("store"), text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
