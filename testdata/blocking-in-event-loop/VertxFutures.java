package tide.futures;

import io.vertx.core.Future;
import io.vertx.core.Vertx;
import io.vertx.sqlclient.Pool;
import java.util.concurrent.TimeUnit;

public class VertxFutures {
    private final Vertx vertx;
    private final Pool pool;

    public VertxFutures(Vertx vertx, Pool pool) {
        this.vertx = vertx;
        this.pool = pool;
    }

    public Future<Integer> joined(Future<Integer> other) {
        return pool.query("select 1").execute()
                .map(rows -> rows.size() + other.toCompletionStage().toCompletableFuture().join()); // expect: blocking-in-event-loop
    }

    public Future<Integer> composed(Future<Integer> other) {
        return pool.query("select 1").execute().compose(rows -> other.map(o -> o + rows.size()));
    }

    public void timer() {
        vertx.setTimer(5, id -> {
            try {
                TimeUnit.SECONDS.sleep(1); // expect: blocking-in-event-loop
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        vertx.runOnContext(v -> new Loader().run()); // expect: blocking-in-event-loop
        vertx.executeBlocking(() -> { // maybe: lost-task; maybe: unjoined-future
            new Loader().run();
            return null;
        });
    }

    private static final class Loader implements Runnable {
        @Override
        public void run() {
            try {
                new java.io.FileInputStream("x").close();
            } catch (java.io.IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        }
    }
}
