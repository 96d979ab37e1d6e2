// a handler that is given to a handler may run anywhere: here on a thread of its own
package tide.deploy;

import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import java.nio.file.Files;
import java.nio.file.Path;

public class Redeploy implements Runnable {
    private final Handler<Handler<Void>> undeploy;
    private final Vertx vertx;

    public Redeploy(Handler<Handler<Void>> undeploy, Vertx vertx) {
        this.undeploy = undeploy;
        this.vertx = vertx;
    }

    @Override
    public void run() {
        undeploy.handle(v -> command());
        vertx.runOnContext(v -> command()); // expect: blocking-in-event-loop
    }

    private void command() {
        try {
            Files.writeString(Path.of("command"), "x");
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
