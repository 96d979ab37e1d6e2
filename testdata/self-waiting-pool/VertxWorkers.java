// source: a named worker pool of size one waits for itself; Vert.x futures compose
package vertx.workers;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.core.WorkerExecutor;
import org.mindrot.jbcrypt.BCrypt;

public class VertxWorkers {
    private final WorkerExecutor workers;

    public VertxWorkers(Vertx vertx) {
        workers = vertx.createSharedWorkerExecutor("hash", 1);
    }

    public Future<String> twice(String raw) {
        return workers.executeBlocking(() -> {
            Future<String> inner = workers.executeBlocking(() -> BCrypt.hashpw(raw, BCrypt.gensalt()));
            return inner.toCompletionStage().toCompletableFuture().join(); // expect: self-waiting-pool
        });
    }

    public Future<String> twiceComposed(String raw) {
        return workers.executeBlocking(() -> BCrypt.hashpw(raw, BCrypt.gensalt()))
                .compose(hash -> workers.executeBlocking(() -> BCrypt.hashpw(hash, BCrypt.gensalt())));
    }

    public void close() {
        workers.close(); // maybe: unjoined-future
    }
}
