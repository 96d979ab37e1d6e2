// a handler class that routes give to worker threads only, and one that they give to the loop too
package shed.web;

import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.nio.file.Files;
import java.nio.file.Path;

public class OnlyOffloaded {
    static final class Tools implements Handler<RoutingContext> {
        @Override
        public void handle(RoutingContext context) {
            context.end(text("tools"));
        }
    }

    static final class Plants implements Handler<RoutingContext> {
        @Override
        public void handle(RoutingContext context) {
            context.end(text("plants")); // expect: blocking-in-event-loop
        }
    }

    static final class Seeds implements Handler<RoutingContext> {
        @Override
        public void handle(RoutingContext context) {
            context.end(text("seeds")); // expect: blocking-in-event-loop
        }
    }

    static Router routes(Vertx vertx, Tools tools, Plants plants) {
        Router router = Router.router(vertx);
        router.get("/tools").blockingHandler(tools);
        router.post("/tools").blockingHandler(tools, false);
        router.get("/plants").blockingHandler(plants);
        router.put("/plants").handler(plants);
        router.get("/seeds").handler(new Seeds());
        router.get("/loop").handler(page("loop"));
        router.get("/worker").blockingHandler(report("worker"));
        return router;
    }

    private static Handler<RoutingContext> page(String name) {
        return context -> context.end(text(name)); // expect: blocking-in-event-loop
    }

    private static Handler<RoutingContext> report(String name) {
        return context -> context.end(text(name));
    }

    static String text(String name) {
        try {
            return Files.readString(Path.of(name));
        } catch (java.io.IOException e) {
            return "";
        }
    }
}
