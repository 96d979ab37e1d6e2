// what a method of the sources does with its handler counts more than the handler's type
package tide.core;

import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;

public class SourcesOfLoop {
    private final Executor workers;
    private final Vertx vertx;
    private final Deque<Runnable> waiting = new ArrayDeque<>();

    public SourcesOfLoop(Executor workers, Vertx vertx) {
        this.workers = workers;
        this.vertx = vertx;
    }

    void executeBlocking(String name, Handler<String> code, boolean ordered) {
        Runnable task = () -> code.handle(name);
        if (ordered) {
            waiting.add(task);
        } else {
            workers.execute(task);
        }
    }

    void onLoop(Handler<String> code) {
        vertx.runOnContext(v -> code.handle(""));
    }

    void inPlace(Handler<String> code) {
        code.handle("");
    }

    void use() {
        executeBlocking("a", name -> read(name), false);
        onLoop(name -> read(name)); // expect: blocking-in-event-loop
        inPlace(name -> read(name));
        vertx.setTimer(1, id -> inPlace(name -> read(name))); // expect: blocking-in-event-loop
    }

    private static void read(String name) {
        try {
            Files.readString(Path.of(name));
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
