package tide.app;

import io.vertx.core.AbstractVerticle;
import io.vertx.core.DeploymentOptions;
import io.vertx.core.Future;
import io.vertx.core.Promise;
import io.vertx.core.ThreadingModel;
import io.vertx.core.Vertx;
import io.vertx.core.eventbus.Message;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.nio.file.Files;
import java.nio.file.Path;

public class Verticles {
    static final class Standard extends AbstractVerticle {
        @Override
        public void start(Promise<Void> started) throws Exception {
            String config = Files.readString(Path.of("config")); // expect: blocking-in-event-loop
            Router router = Router.router(vertx);
            router.get("/a").handler(this::tide); // expect: blocking-in-event-loop
            router.get("/b").blockingHandler(this::tide);
            router.get("/c").handler(ctx -> vertx.executeBlocking(() -> read("c")).onSuccess(ctx::end)); // maybe: lost-task; maybe: unjoined-future
            router.get("/d").handler(ctx ->
                    vertx.executeBlocking(() -> "d").map(name -> read(name)).onSuccess(ctx::end)); // expect: blocking-in-event-loop; maybe: unjoined-future; maybe: unjoined-future
            router.get("/e").failureHandler(ctx -> {
                ctx.end(read("e")); // expect: blocking-in-event-loop
            });
            vertx.eventBus().consumer("tide", (Message<String> m) -> m.reply(read(m.body()))); // expect: blocking-in-event-loop
            vertx.setPeriodic(1000, id -> read("tick")); // expect: blocking-in-event-loop
            vertx.fileSystem().readFileBlocking(config); // expect: blocking-in-event-loop
            vertx.fileSystem().readFile(config).onComplete(r -> started.complete());
        }

        private void tide(RoutingContext ctx) {
            ctx.end(read("tide"));
        }
    }

    static final class Worker extends AbstractVerticle {
        @Override
        public void start() {
            read("worker");
            vertx.setTimer(10, id -> read("later"));
        }
    }

    static final class Virtual extends AbstractVerticle {
        @Override
        public void start() {
            read("virtual");
        }
    }

    static void deploy(Vertx vertx) {
        vertx.deployVerticle(new Standard()); // maybe: unjoined-future
        vertx.deployVerticle(new Worker(), new DeploymentOptions().setWorker(true).setInstances(2)); // maybe: unjoined-future
        DeploymentOptions options = new DeploymentOptions().setThreadingModel(ThreadingModel.VIRTUAL_THREAD);
        vertx.deployVerticle(Virtual::new, options); // maybe: unjoined-future
    }

    static String wait(Future<String> future) {
        return future.toCompletionStage().toCompletableFuture().join();
    }

    static String read(String name) {
        try {
            return Files.readString(Path.of(name));
        } catch (java.io.IOException e) {
            return "";
        }
    }
}
