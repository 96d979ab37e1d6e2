// source: handlers in maps, lists, records and enums, registered in a loop
package route.table;

import io.vertx.core.AbstractVerticle;
import io.vertx.core.Handler;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

public class RouteTable extends AbstractVerticle {

    record Endpoint(String path, Handler<RoutingContext> handler) {
    }

    enum Command {
        LOAD(ctx -> ctx.end(read("load"))), // expect: blocking-in-event-loop
        PING(ctx -> ctx.end("pong"));

        private final Handler<RoutingContext> handler;

        Command(Handler<RoutingContext> handler) {
            this.handler = handler;
        }
    }

    private final Map<String, Handler<RoutingContext>> simple = Map.of(
            "/a", ctx -> ctx.end(read("a")), // expect: blocking-in-event-loop
            "/b", ctx -> ctx.end("b"));

    private final List<Endpoint> endpoints = List.of(
            new Endpoint("/c", this::load), // expect: blocking-in-event-loop
            new Endpoint("/d", ctx -> ctx.end("d")),
            new Endpoint("/e", this::offload));

    @Override
    public void start() {
        Router router = Router.router(vertx);
        simple.forEach((path, handler) -> router.get(path).handler(handler));
        for (Endpoint endpoint : endpoints) {
            router.get(endpoint.path()).handler(endpoint.handler());
        }
        for (Command command : Command.values()) {
            router.get("/" + command.name()).handler(command.handler);
        }
        vertx.createHttpServer().requestHandler(router).listen(8080).onFailure(Throwable::printStackTrace);
    }

    private void load(RoutingContext ctx) {
        ctx.end(read("c"));
    }

    private void offload(RoutingContext ctx) {
        vertx.executeBlocking(() -> read("e")).onSuccess(ctx::end).onFailure(ctx::fail);
    }

    static String read(String name) {
        try {
            return Files.readString(Path.of(name));
        } catch (IOException e) {
            return "";
        }
    }
}
